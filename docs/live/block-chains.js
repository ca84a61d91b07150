// Chains: views and gaps from one edge of the reference to the other, cut by walls.

(() => {
  const { Gap, Item, Limits, Side, Call } = globalThis.Live

  const axes = {
    x: { near: 'left', far: 'right', size: 'width' },
    y: { near: 'top', far: 'bottom', size: 'height' },
  }

  /** Places a chain: parts are items, gaps, { stranger: text } and { isEmpty: true } for an empty array. */
  function placeChain(maker, verb, parts, { first = null, last = null, alignment = null }, place) {
    const axis = axes[verb[0]]
    const call = new Call(maker, maker.site(verb, place))
    const start = first ? maker.side(axis.far, first) : maker.target(axis.near)
    const end = last ? maker.side(axis.near, last) : maker.target(axis.far)
    let stretch = new Stretch(maker, axis, start)
    const placed = new Set()
    for (const part of call.isOpen ? parts : []) {
      if (part instanceof Item) {
        addItem(part, stretch, call, placed, [start.item, end.item])
      } else if (part instanceof Gap && part.isWall) {
        stretch.end(null, call)
        stretch = new Stretch(maker, axis, null)
      } else if (part instanceof Gap) {
        if (call.accepts(part)) stretch.addGap(part)
      } else {
        if (part.stranger !== undefined) call.report({ reason: 'notAnItem', text: part.stranger })
        stretch.isExcused = true
      }
    }
    stretch.end(end, call)
    if (alignment) {
      const [leader, ...others] = placed
      for (const item of others) {
        call.tie(maker.side(alignment, item), '==', maker.side(alignment, leader))
      }
    }
    return call.end({ chain: { parts, first, last, alignment } })
  }

  /** Adds an item to the stretch, or leaves it out. */
  function addItem(item, stretch, call, placed, ends) {
    if (stretch.maker.context.isCollapsing && item.isView && item.isHidden) {
      stretch.leaveOut()
    } else if (placed.has(item)) {
      call.report({ reason: 'repeated', item })
      stretch.isExcused = true
    } else if (call.admits(item, ...ends)) {
      placed.add(item)
      stretch.addItem(item, call)
    } else {
      stretch.isExcused = true
    }
  }

  /** The part of a chain between two walls. */
  class Stretch {
    constructor(maker, axis, start) {
      Object.assign(this, { maker, axis, start })
      this.hasItem = false
      this.gaps = []
      /** The gaps after the latest hidden view since the latest item; null if there is none. */
      this.gapsAfterHidden = null
      this.shares = []
      this.isExcused = false
    }

    addGap(gap) { (this.gapsAfterHidden ?? this.gaps).push(gap) }

    addItem(item, call) {
      // Between two views, the gaps before a hidden one remain, and those after it go.
      this.tie(this.maker.side(this.axis.near, item), this.start, this.gaps, 'forward', call)
      this.start = this.maker.side(this.axis.far, item)
      this.hasItem = true
      this.gaps = []
      this.gapsAfterHidden = null
    }

    /** Leaves out a hidden view; the next item or the end decides about the gaps beside it. */
    leaveOut() {
      this.gapsAfterHidden = []
      this.isExcused = true
    }

    end(edge, call) {
      // Before an end, the gaps after a hidden view remain, and those before it go.
      const gaps = this.gapsAfterHidden ?? this.gaps
      if (this.hasItem && this.start) this.tie(this.start, edge, gaps, 'backward', call)
      else if (!this.isExcused && gaps.length > 0) call.report({ reason: 'onlyGaps', gaps })
      this.share(call)
    }

    tie(side, other, gaps, direction, call) {
      if (!other) {
        for (const gap of gaps) call.report({ reason: 'besideWall', gap })
        return
      }
      const { fixed, limits, weight } = sum(gaps)
      if (weight === null) return call.tieBy(side, other, limits.plus(fixed), direction)
      this.tieFlexible(side, other, fixed, new Gap(limits, { weight }), direction, call)
    }

    tieFlexible(side, other, fixed, gap, direction, call) {
      const { maker, axis } = this
      const guide = call.draft.guideFor('flexible')
      const [near, far] = [maker.side(axis.near, guide), maker.side(axis.far, guide)]
      const size = maker.side(axis.size, guide)
      if (direction === 'forward') {
        call.tie(near, '==', other.plus(fixed), 'forward')
        call.tie(side, '==', far)
      } else {
        call.tie(side, '==', near.plus(-fixed), 'backward')
        call.tie(far, '==', other)
      }
      if (gap.limits.lower > 0) call.tie(size, '>=', Side.number(gap.limits.lower))
      if (gap.limits.upper < Infinity) call.tie(size, '<=', Side.number(gap.limits.upper))
      this.shares.push({ size, gap })
    }

    /** Shares the free space among the flexible gaps, by their weights. */
    share(call) {
      if (this.shares.length < 2) return
      const isFree = ({ limits }) => limits.lower <= 0 && limits.upper === Infinity
      const first = this.shares.findIndex(({ gap }) => isFree(gap))
      const unit = first >= 0 ? this.shares[first] : {
        size: this.maker.side(this.axis.size, call.draft.guideFor('share')),
        gap: new Gap(new Limits(0, Infinity), { weight: 1 }),
      }
      this.shares.forEach((share, index) => {
        if (index === first) return
        const factor = (share.gap.weight ?? 1) / (unit.gap.weight ?? 1)
        call.tie(share.size, '==', unit.size.times(factor), 'none', !isFree(share.gap))
      })
    }
  }

  /** Adds up neighboring gaps: fixed points, a range, and the weight of their share. */
  function sum(gaps) {
    let fixed = 0
    let limits = new Limits(0, 0)
    let weight = null
    for (const gap of gaps) {
      if (gap.limits.isNumber && gap.weight === null) fixed += gap.limits.lower
      else limits = new Limits(limits.lower + gap.limits.lower, limits.upper + gap.limits.upper)
      if (gap.weight !== null) weight = (weight ?? 0) + gap.weight
    }
    return { fixed, limits, weight }
  }

  Object.assign(globalThis.Live, { placeChain })
})()
