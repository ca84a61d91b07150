// Lays out a scene of the live page: adds its rows to the solver, breaks its texts, and computes the frames.
// The order of the steps is that of LayoutEngine+Pass.swift and LayoutEngine+Wrapping.swift.
"use strict";

const LiveLayout = (() => {
  /** The largest number of rounds in one layout, as in the engine. */
  const ROUNDS = 4;
  const RELATIONS = { "<=": -1, "==": 0, ">=": 1 };
  const MODES = [
    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
  ];
  const UNLIMITED = 1e30;
  let engine = null;

  /** Starts the engine once; `bytes` are the WebAssembly module, by default that of live-engine.js. */
  async function load(bytes) {
    const start = performance.now();
    const code = bytes || decoded(globalThis.LIVE_ENGINE);
    const { instance } = await WebAssembly.instantiate(code, {});
    engine = instance.exports;
    return { bytes: code.length, milliseconds: performance.now() - start };
  }

  function decoded(text) {
    const characters = atob(text);
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  }

  /** Returns a number of a variant, which may follow the size of the root and the variant's step. */
  function numberAt(number, width, height, step = 0) {
    if (!Array.isArray(number)) return number;
    return number[0] + number[1] * width + number[2] * height + (number[3] || 0) * step;
  }

  /** Returns the step of a variant: a number that follows the size, rounded down. */
  function stepAt(step, width, height) {
    return step ? Math.floor(numberAt(step, width, height) + 1e-9) : 0;
  }

  /** Returns the index that conditions on the size choose. */
  function chosen(conditions, width, height) {
    let choice = conditions;
    while (typeof choice === "object") {
      choice = choice.w * width + choice.h * height < choice.at ? choice.below : choice.above;
    }
    return choice;
  }

  /** Returns the characters of a measured text as they are drawn. */
  function charactersOf(measure) {
    if (!measure.drawn) {
      measure.drawn = (measure.characters || Array.from(measure.text)).map((character) =>
        /^[\n\v\f\r\u0085\u2028\u2029]/.test(character) ? " " : character);
    }
    return measure.drawn;
  }

  /** The layout of one variant of a system in the solver. */
  class Variant {
    constructor(system, variant, texts) {
      this.system = system;
      this.variant = variant;
      this.items = system.items;
      this.measures = texts;
      this.number = engine.openSystem();
      this.numbers = new Map();
      this.nodes = system.items.map(() => null);
      this.edit = null;
      this.addTexts();
      for (const variable of variant.variables) this.addVariable(variable, variant.signed.includes(variable));
      engine.suggest(this.variable(2), 0);
      engine.suggest(this.variable(3), 0);
      this.rows = [];
      /** The rows whose constants follow the size, and those that contain a baseline. */
      this.movingRows = [];
      this.baselineRows = [];
      for (const row of ranked(variant.rows, system.items)) this.addRow(row);
      if (this.texts.length > 0) engine.trackFound();
    }

    /** The solver's number of a variable of the data; a missing one is added. */
    variable(variable) {
      if (!this.numbers.has(variable)) this.addVariable(variable, false);
      return this.numbers.get(variable);
    }

    addVariable(variable, isSigned) {
      const isSize = variable % 4 >= 2 && !isSigned;
      const number = engine.addVariable(isSize ? 1 : 0);
      this.numbers.set(variable, number);
      if (variable % 4 === 2) this.itemOfWidth = (this.itemOfWidth || new Map()).set(number, variable >> 2);
    }

    // Rows

    addRow(row) {
      const constant = this.constant(row);
      for (let index = 0; index < row.terms.length; index += 2) {
        engine.addTerm(row.terms[index], this.variable(row.terms[index + 1]));
      }
      const number = engine.addConstraint(
        RELATIONS[row.relation], constant, row.priority, row.fixed ? 0 : 1, row.rank);
      const entry = { row, number, constant };
      this.rows.push(entry);
      if (Array.isArray(row.constant)) this.movingRows.push(entry);
      if (row.baselines) this.baselineRows.push(entry);
      if (row.item !== undefined && row.kind !== "constraint") this.note(entry);
      return entry;
    }

    /** Remembers the rows of contents and of safe areas, whose constants change. */
    note(entry) {
      const { row } = entry;
      const own = (this.nodes[row.item] = this.nodes[row.item] || {});
      const axis = row.terms[1] % 2 === 1 ? "y" : "x";
      own[row.kind + axis] = entry;
    }

    constant(row) {
      let constant = numberAt(row.constant, this.width || 0, this.height || 0, this.step);
      const text = this.textOf(row);
      if (text) constant = row.terms[1] % 4 === 2 ? text.natural.width : text.natural.height;
      for (const [item, which, weight, offset] of row.baselines || []) {
        constant += weight * this.baseline(item.item, which, offset);
      }
      return constant;
    }

    setConstant(entry, constant) {
      if (!entry || entry.constant === constant) return;
      entry.constant = constant;
      engine.setConstant(entry.number, constant);
    }

    // Texts

    addTexts() {
      this.texts = [];
      this.textOfItem = new Map();
      this.items.forEach((item, index) => {
        if (!item.text) return;
        const label = item.text;
        const measure = this.measures[label.measure];
        const number = engine.addText(
          measure.ascender, measure.lineHeight, measure.ellipsis, label.lines, MODES.indexOf(label.mode));
        for (let place = 0; place < measure.widths.length; place += 3) {
          engine.addCharacter(
            number, measure.widths[place], measure.widths[place + 1], measure.widths[place + 2]);
        }
        const text = { item: index, number, label, measure, isTight: false };
        text.natural = this.measured(text, UNLIMITED);
        this.textOfItem.set(index, text);
        if (label.wraps) this.texts.push(text);
      });
    }

    /** Returns the size of a text for a width. */
    measured(text, width) {
      engine.breakLines(text.number, width, UNLIMITED);
      return { width: engine.textWidth(text.number), height: engine.textHeight(text.number) };
    }

    /** Returns the text whose wrapped size a row contains. */
    textOf(row) {
      if (row.kind !== "hugging" && row.kind !== "resistance") return null;
      const text = this.textOfItem.get(row.item);
      return text && text.label.wraps ? text : null;
    }

    /** Returns the offset of a baseline from the top or the bottom of a view. */
    baseline(item, which, offset) {
      const text = this.textOfItem.get(item);
      if (!text || !text.label.wraps) return offset;
      const width = this.value(4 * item + 2);
      const size = this.measured(text, width > 0 ? width : UNLIMITED);
      const count = engine.breakLines(text.number, Math.max(width, size.width), size.height);
      if (count === 0) return offset;
      return which === "first"
        ? engine.lineBaseline(text.number, 0, size.height)
        : size.height - engine.lineBaseline(text.number, count - 1, size.height);
    }

    setContent(text, width, height) {
      const own = this.nodes[text.item] || {};
      if (width !== null) {
        this.setConstant(own.huggingx, width);
        this.setConstant(own.resistancex, width);
      }
      if (height !== null) {
        this.setConstant(own.huggingy, height);
        this.setConstant(own.resistancey, height);
      }
    }

    updateHeight(text) {
      const width = this.value(4 * text.item + 2);
      const height = width > 0 ? this.measured(text, width).height : text.natural.height;
      this.setContent(text, null, height);
      for (const entry of this.baselineRows) {
        const isOfText = entry.row.baselines.some(([item]) => item.item === text.item);
        if (isOfText) this.setConstant(entry, this.constant(entry.row));
      }
    }

    // Solving

    value(variable) {
      const number = this.numbers.get(variable);
      return number === undefined ? 0 : engine.value(number);
    }

    /** Lays the variant out at a size, and returns the number of solves. */
    layOut(width, height) {
      engine.useSystem(this.number);
      this.width = width;
      this.height = height;
      this.step = stepAt(this.variant.step, width, height);
      this.solves = 0;
      engine.suggest(this.variable(2), width);
      engine.suggest(this.variable(3), height);
      for (const entry of this.movingRows) this.setConstant(entry, this.constant(entry.row));
      for (let round = 0; round < ROUNDS; round++) {
        this.solve();
        this.placeItems();
        if (!this.updateSafeAreas()) break;
      }
      return this.solves;
    }

    solve() {
      if (!engine.needsSolve()) return;
      this.solveOnce();
      if (this.texts.length > 0) this.wrapTexts();
      for (let round = 1; round < ROUNDS && engine.needsSolve(); round++) this.solveOnce();
    }

    /** Solves, and updates the heights of the texts whose widths have changed. */
    solveOnce() {
      engine.solve();
      this.solves += 1;
      if (this.texts.length === 0) return;
      this.changed = [];
      for (let index = 0; index < engine.changedCount(); index++) this.changed.push(engine.changed(index));
      for (const variable of this.changed) {
        const text = this.textOfItem.get(this.itemOfWidth.get(variable));
        if (text && text.label.wraps) this.updateHeight(text);
      }
    }

    wrapTexts() {
      const found = this.textsFound();
      if (found.length === 0) return;
      for (const text of found) {
        if (!text.isTight) continue;
        text.isTight = false;
        this.setContent(text, text.natural.width, null);
      }
      if (engine.needsSolve()) this.solveOnce();
      for (const text of found) this.tighten(text);
      if (engine.needsSolve()) this.solveOnce();
    }

    /** Returns the texts whose width the last solve has computed without required equalities. */
    textsFound() {
      const variables = [];
      for (let index = 0; index < engine.foundCount(); index++) variables.push(engine.found(index));
      const texts = new Set();
      for (const variable of variables.concat(this.changed)) {
        const text = this.textOfItem.get(this.itemOfWidth.get(variable));
        if (text && text.label.wraps && !engine.isDetermined(variable)) texts.add(text);
      }
      return [...texts];
    }

    tighten(text) {
      const width = this.value(4 * text.item + 2);
      if (!(width > 0)) return;
      const longest = this.measured(text, width).width;
      if (!(longest < width) || !(longest < text.natural.width)) return;
      text.isTight = true;
      this.setContent(text, longest, null);
    }

    // Frames

    /** Computes the frames relative to the parents' upper left corners, and to that of the root. */
    placeItems() {
      const count = this.items.length;
      if (!this.local || this.local.length !== 4 * count) {
        this.local = new Float64Array(4 * count);
        this.frames = new Float64Array(4 * count);
      }
      for (let index = 0; index < count; index++) {
        const [x, y, width, height] = this.frame(index);
        const parent = this.items[index].parent;
        const shift = 4 * parent;
        this.local.set([x, y, width, height], 4 * index);
        this.frames.set(
          [
            parent < 0 ? 0 : this.frames[shift] + x, parent < 0 ? 0 : this.frames[shift + 1] + y, width,
            height,
          ], 4 * index);
      }
    }

    frame(index) {
      if (index === 0) return [0, 0, this.width, this.height];
      const parent = this.items[index].parent;
      const origin = this.numbersAt(this.variant.origins[parent]) || [0, 0];
      const free = this.numbersAt(this.variant.frames[index]);
      if (free) return [free[0] - origin[0], free[1] - origin[1], free[2], free[3]];
      const insets = this.items[index].insets || [0, 0, 0, 0];
      const area = this.items[parent].area || false;
      const size = [2, 3].map((side) => this.value(4 * index + side));
      const isGuide = this.items[index].guide !== undefined;
      const whole = [size[0] + insets[1] + insets[3], size[1] + insets[0] + insets[2]];
      return [
        this.value(4 * index) - insets[1] - (area ? origin[0] : 0),
        this.value(4 * index + 1) - insets[0] - (area ? origin[1] : 0),
        isGuide ? whole[0] : Math.max(0, whole[0]), isGuide ? whole[1] : Math.max(0, whole[1]),
      ];
    }

    numbersAt(numbers) {
      return numbers && numbers.map((number) => numberAt(number, this.width, this.height, this.step));
    }

    /** Passes the safe area on to the views inside; returns true if a guide has changed. */
    updateSafeAreas() {
      if (!this.items.some((item) => item.guide === "safeArea")) return false;
      const { safeAreas, safeAreaChoice } = this.system;
      const areas = [this.numbersAt(safeAreas[chosen(safeAreaChoice, this.width, this.height)])];
      this.items.forEach((item, index) => {
        if (index > 0 && item.guide === undefined) {
          areas[index] = this.inherited(areas[item.parent], index, item.parent);
        } else if (item.guide === "safeArea") {
          this.inset(index, areas[item.parent]);
        }
      });
      return engine.needsSolve() !== 0;
    }

    /** Returns the parts of the safe area of a superview that reach into a view. */
    inherited(area, index, parent) {
      const [x, y, width, height] = this.local.subarray(4 * index, 4 * index + 4);
      const whole = this.local.subarray(4 * parent, 4 * parent + 4);
      const distances = [y, x, whole[3] - y - height, whole[2] - x - width];
      return area.map((inset, edge) => Math.min(inset, Math.max(0, inset - distances[edge])));
    }

    /** Sets the insets of a guide: the constants of its rows. */
    inset(guide, area) {
      const own = this.nodes[guide] || {};
      const outer = this.items[this.items[guide].parent].insets || [0, 0, 0, 0];
      this.setConstant(own.positionx, area[1]);
      this.setConstant(own.positiony, area[0]);
      this.setConstant(own.sizex, outer[1] + outer[3] - area[1] - area[3]);
      this.setConstant(own.sizey, outer[0] + outer[2] - area[0] - area[2]);
    }

    close() { engine.closeSystem(this.number); }
  }

  // Ranks

  /** Returns copies of rows with their ranks in a conflict, as ConflictRank.swift gives them. */
  function ranked(rows, items) {
    const depths = items.map(() => 0);
    items.forEach((item, index) => { depths[index] = item.parent < 0 ? 0 : depths[item.parent] + 1; });
    const copies = rows.map((row) => Object.assign({}, row));
    const keys = copies.map((row, place) => ({ row, key: rank(row, place, depths, items) }));
    keys.sort((one, other) => compared(one.key, other.key));
    keys.forEach(({ row }, place) => { row.rank = place; });
    return copies;
  }

  function compared(one, other) {
    for (let index = 0; index < one.length; index++) {
      if (one[index] !== other[index]) return one[index] - other[index];
    }
    return 0;
  }

  const FAR = [
    "trailing", "right", "bottom", "trailingMargin", "rightMargin", "bottomMargin", "lastBaseline",
  ];

  function rank(row, place, depths, items) {
    const viewOf = (item) => (items[item].guide === undefined ? item : items[item].parent);
    if (row.kind !== "constraint") {
      const depth = depths[row.item];
      return [0, depth, depth, -1, 0, 0, viewOf(row.item), place];
    }
    const sides = row.between
      ? [row.between.first, row.between.second].filter((side) => side)
      : itemsOf(row).map((item) => [item, "left"]);
    let deepest = sides[0];
    for (const side of sides) if (depths[side[0]] > depths[deepest[0]]) deepest = side;
    const depth = depths[deepest[0]];
    const other = sides.length === 1 ? -1 : Math.min(...sides.map((side) => depths[side[0]]));
    const index = Math.max(...sides.map((side) => viewOf(side[0])));
    return [
      row.fixed ? 1 : 2, depth, row.between ? depths[row.between.holder] : 0, other,
      FAR.includes(deepest[1]) ? 1 : 0, row.between ? row.between.constant : 0, index, place,
    ];
  }

  function itemsOf(row) {
    const items = new Set();
    for (let index = 1; index < row.terms.length; index += 2) items.add(row.terms[index] >> 2);
    return items.size > 0 ? [...items] : [0];
  }

  // Lowering

  const EDGES = {
    left: [0, 0], right: [0, 1], centerX: [0, 0.5], top: [1, 0], bottom: [1, 1], centerY: [1, 0.5],
    firstBaseline: [1, 0], lastBaseline: [1, 1],
  };

  /** Returns the parts of an attribute: the axis, a position or not, and the factor of the size. */
  function geometry(attribute, isMirrored) {
    if (attribute === "width") return { axis: 0, hasPosition: false, share: 1 };
    if (attribute === "height") return { axis: 1, hasPosition: false, share: 1 };
    let name = attribute;
    if (name === "leading") name = isMirrored ? "right" : "left";
    if (name === "trailing") name = isMirrored ? "left" : "right";
    const edge = EDGES[name];
    if (!edge) throw new Error(`The page does not know the attribute ${attribute}.`);
    return { axis: edge[0], hasPosition: true, share: edge[1] };
  }

  /** Returns the nearest view that contains two items. */
  function commonView(items, first, second) {
    const chain = (item) => {
      const above = [];
      for (let index = items[item].guide === undefined ? item : items[item].parent; index >= 0;
        index = items[index].parent) above.push(index);
      return above;
    };
    const other = second === undefined ? null : new Set(chain(second));
    return chain(first).find((index) => !other || other.has(index)) || 0;
  }

  /** Returns the row of a constraint between two attributes, as LayoutEngine+Lowering.swift makes it. */
  function lowered(constraint, system) {
    const { items } = system;
    const { first, second } = constraint;
    const holder = constraint.holder === undefined
      ? commonView(items, first[0], second ? second[0] : undefined) : constraint.holder;
    const multiplier = constraint.multiplier === undefined ? 1 : constraint.multiplier;
    const isDirectional = [first, second].some((side) => side && /^(leading|trailing)/.test(side[1]));
    const isMirrored = isDirectional && items[holder].rtl === true;
    const sign = isMirrored ? -1 : 1;
    const sum = { terms: new Map(), constant: 0, baselines: [] };
    add(sum, first, sign, holder, items, isMirrored, second);
    if (second) add(sum, second, -sign * multiplier, holder, items, isMirrored, first);
    const terms = [];
    for (const [variable, factor] of [...sum.terms].sort((one, other) => one[0] - other[0])) {
      if (Math.abs(factor) > 1e-12) terms.push(factor, variable);
    }
    return {
      kind: "constraint", terms, relation: constraint.relation,
      constant: (constraint.constant || 0) - sum.constant,
      priority: constraint.priority === undefined ? 1000 : constraint.priority,
      baselines: sum.baselines.length > 0 ? sum.baselines : undefined,
      between: {
        first, second: second || null, multiplier, constant: constraint.constant || 0, holder,
      },
      site: constraint.site,
    };
  }

  function add(sum, [item, attribute], factor, holder, items, isMirrored, other) {
    const parts = geometry(attribute, isMirrored);
    const insets = (index) => (items[index].insets || [0, 0, 0, 0])[parts.axis === 0 ? 1 : 0];
    const term = (variable, value) => sum.terms.set(variable, (sum.terms.get(variable) || 0) + value);
    let place = item;
    if (parts.hasPosition && other) place = contentOf(item, other[0], items);
    if (parts.hasPosition) {
      if (place === holder) sum.constant += factor * insets(place);
      for (let index = place; index !== holder && items[index].parent >= 0; index = items[index].parent) {
        term(4 * index + parts.axis, factor);
        const parent = items[index].parent;
        if (parent !== holder) sum.constant -= factor * insets(parent);
      }
    }
    if (parts.share !== 0) term(4 * place + 2 + parts.axis, factor * parts.share);
    if (/Baseline$/.test(attribute)) {
      const which = attribute === "firstBaseline" ? "first" : "last";
      sum.baselines.push([{ item }, which, which === "first" ? -factor : factor, 0]);
    }
  }

  /** Returns the guide of the content for an edge of a scroll view in a constraint with its content. */
  function contentOf(item, other, items) {
    if (!items[item].area) return item;
    let inside = other;
    while (inside >= 0 && inside !== item) inside = items[inside].parent;
    if (inside !== item || other === item) return item;
    const guide = items.findIndex((guide) => guide.parent === item && /contentLayoutGuide$/.test(guide.name));
    return guide < 0 ? item : guide;
  }

  // The page

  /** The layout of a system at any size. */
  class Layout {
    constructor(system, texts) {
      this.system = system;
      this.texts = texts;
      this.variants = new Map();
      this.edit = null;
    }

    /** Returns the index of the variant for a size. */
    variantIndex(width, height) {
      return chosen(this.system.choice, width, height);
    }

    /** Lays the scene out at a size. */
    solve(width, height) {
      const start = performance.now();
      const index = this.variantIndex(width, height);
      if (!this.variants.has(index)) this.variants.set(index, this.made(index));
      const variant = this.variants.get(index);
      const rounds = variant.layOut(width, height);
      this.present = variant;
      return {
        frames: variant.frames, local: variant.local, milliseconds: performance.now() - start, rounds,
        variant: index, conflicts: this.conflicts(variant), items: variant.items,
        lines: (item) => this.lines(variant, item),
      };
    }

    made(index) {
      const { system, edit } = this;
      const variant = system.variants[index];
      if (!edit) return new Variant(system, variant, this.texts);
      const items = system.items.concat(edit.items || []);
      const edited = Object.assign({}, system, { items });
      const own = variant.rows.filter((row) => row.kind !== "constraint" || edit.keeps(row));
      const rows = own.map((row) => withPriority(row, edit.priorities || []));
      const added = edit.rows.map((row) => (row.terms ? row : lowered(row, edited)));
      return new Variant(edited, Object.assign({}, variant, { rows: rows.concat(added) }), this.texts);
    }

    /** Replaces the rows of the constraints; null restores those of the code.
     *
     * `keeps(row)` returns true for a row of a constraint that remains, such as that of another block. */
    replace(rows, { items = [], priorities = [], keeps = () => false } = {}) {
      this.close();
      this.edit = rows && { rows, items, priorities, keeps };
    }

    conflicts(variant) {
      engine.useSystem(variant.number);
      const byNumber = (number) => variant.rows.find((entry) => entry.number === number).row;
      const conflicts = [];
      for (let index = 0; index < engine.conflictCount(); index++) {
        const rows = [];
        for (let place = 0; place < engine.conflictSize(index); place++) {
          rows.push(byNumber(engine.conflictConstraint(index, place)));
        }
        conflicts.push({ rows, broken: byNumber(engine.brokenConstraint(index)) });
      }
      return conflicts;
    }

    /** Returns the lines of a label as they are drawn. */
    lines(variant, item) {
      const text = variant.textOfItem.get(item);
      if (!text) return [];
      engine.useSystem(variant.number);
      const width = variant.local[4 * item + 2];
      const height = variant.local[4 * item + 3];
      const count = engine.breakLines(text.number, width, height);
      const characters = charactersOf(text.measure);
      const share = shareBefore(text.label.alignment, variant.items[item].rtl === true);
      const lines = [];
      for (let line = 0; line < count; line++) {
        const tail = engine.lineTail(text.number, line);
        const head = characters.slice(engine.lineStart(text.number, line), engine.lineEnd(text.number, line));
        const lineWidth = engine.lineWidth(text.number, line);
        lines.push({
          text: head.join("") + (tail < 0 ? "" : "…" + characters.slice(tail).join("")),
          x: (width - lineWidth) * share, width: lineWidth,
          baseline: engine.lineBaseline(text.number, line, height),
          size: text.measure.size, weight: text.measure.weight, color: text.label.color,
          italic: text.measure.italic, mono: text.measure.mono,
        });
      }
      return lines;
    }

    /** Returns the value of a variable in the last solve. */
    value(variable) {
      engine.useSystem(this.present.number);
      return this.present.value(variable);
    }

    /** Returns the rows for a size. */
    rows(width, height) { return this.system.variants[this.variantIndex(width, height)].rows; }

    /** Returns the row of a constraint between attributes. */
    lower(constraint) {
      const items = this.system.items.concat((this.edit && this.edit.items) || []);
      return lowered(constraint, Object.assign({}, this.system, { items }));
    }

    close() {
      for (const variant of this.variants.values()) variant.close();
      this.variants.clear();
    }
  }

  function withPriority(row, priorities) {
    const found = priorities.find((change) =>
      change.item === row.item && change.kind === row.kind
      && (change.axis === "y" ? 1 : 0) === row.terms[1] % 2);
    return found ? Object.assign({}, row, { priority: found.value }) : row;
  }

  /** Returns the part of the free room that is to the left of a line. */
  function shareBefore(alignment, isRightToLeft) {
    if (alignment === "left") return 0;
    if (alignment === "center") return 0.5;
    if (alignment === "right") return 1;
    return isRightToLeft ? 1 : 0;
  }

  return {
    load,
    /** Opens a system of a scene; the texts are those of LIVE. */
    open: (system, texts) => new Layout(system, texts || globalThis.LIVE.texts),
  };
})();

globalThis.LiveLayout = LiveLayout;
