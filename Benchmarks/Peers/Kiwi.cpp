#include "Peers.h"

#include <chrono>
#include <vector>

#if __has_include(<kiwi/kiwi.h>)

#include <kiwi/kiwi.h>
#include <kiwi/version.h>

namespace {

struct KiwiLayout {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  int32_t inputs[2];
  double sizes[2];
};

// kiwi knows weights instead of priorities. Each band of priorities gets the strength that kiwi has for it, and within a band
// a lower priority weighs a little less. The inputs weigh as much as anything that is not required can.
double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority > 500) return kiwi::strength::strong * (1 - (750 - priority) / 10);
  if (priority > 250) return kiwi::strength::medium * (1 - (500 - priority) / 10);
  return kiwi::strength::weak * (1 - (250 - priority) / 10);
}

const double inputStrength = kiwi::strength::create(1000, 0, 0);

kiwi::Constraint constraint(const PeerRow &row, const PeerSystem &system, const std::vector<kiwi::Variable> &variables) {
  std::vector<kiwi::Term> terms;
  terms.reserve(row.count);
  for (int32_t place = row.start; place < row.start + row.count; ++place) {
    terms.emplace_back(variables[system.variables[place]], system.coefficients[place]);
  }
  const auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  return kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), relation, strength(row.priority));
}

void read(KiwiLayout &layout, double *values) {
  layout.solver.updateVariables();
  for (const auto &variable : layout.variables) *values++ = variable.value();
}

void suggest(KiwiLayout &layout, const double inputs[2]) {
  for (int axis = 0; axis < 2; ++axis) {
    // An input that stays as it is costs nothing.
    if (inputs[axis] == layout.sizes[axis]) continue;
    layout.sizes[axis] = inputs[axis];
    layout.solver.suggestValue(layout.variables[layout.inputs[axis]], inputs[axis]);
  }
}

void *build(const PeerSystem *system, const double inputs[2], double *values, double seconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  auto *layout = new KiwiLayout{{}, {}, {}, {system->inputs[0], system->inputs[1]}, {-1, -1}};
  try {
    layout->variables = std::vector<kiwi::Variable>(system->variableCount);
    layout->constraints.reserve(system->rowCount);
    for (int32_t place = 0; place < system->rowCount; ++place) {
      layout->constraints.push_back(constraint(system->rows[place], *system, layout->variables));
      layout->solver.addConstraint(layout->constraints.back());
      if (place % 16 == 0 && std::chrono::steady_clock::now() > end) {
        delete layout;
        return nullptr;
      }
    }
    for (const int32_t input : layout->inputs) layout->solver.addEditVariable(layout->variables[input], inputStrength);
    suggest(*layout, inputs);
    read(*layout, values);
  } catch (...) {
    delete layout;
    return nullptr;
  }
  return layout;
}

void resize(void *opaque, const double inputs[2], double *values) {
  auto *layout = static_cast<KiwiLayout *>(opaque);
  suggest(*layout, inputs);
  read(*layout, values);
}

void replace(void *opaque, int32_t place, const PeerRow *row, const PeerSystem *system, double *values) {
  auto *layout = static_cast<KiwiLayout *>(opaque);
  layout->solver.removeConstraint(layout->constraints[place]);
  layout->constraints[place] = constraint(*row, *system, layout->variables);
  layout->solver.addConstraint(layout->constraints[place]);
  read(*layout, values);
}

void release(void *layout) { delete static_cast<KiwiLayout *>(layout); }

const Peer kiwi_itself = {KIWI_VERSION, build, resize, replace, release};

}  // namespace

const Peer *kiwi_peer(void) { return &kiwi_itself; }

#else

const Peer *kiwi_peer(void) { return nullptr; }

#endif
