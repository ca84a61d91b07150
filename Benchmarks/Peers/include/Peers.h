#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Σ coefficient · variable (relation) constant; its terms stand in two flat lists, from `start` on.
typedef struct {
  int32_t start;
  int32_t count;
  /// −1 for at most, 0 for equal, 1 for at least.
  int32_t relation;
  double constant;
  /// 1000 is required.
  double priority;
} PeerRow;

/// A whole list of constraints.
typedef struct {
  int32_t variableCount;
  int32_t rowCount;
  const PeerRow *rows;
  const int32_t *variables;
  const double *coefficients;
  /// The two variables that are the input.
  int32_t inputs[2];
} PeerSystem;

/// Another solver: how it keeps a list of constraints.
typedef struct {
  const char *version;
  /// Makes variables and constraints, solves, and writes all values; null when that takes more than `seconds`.
  void *(*build)(const PeerSystem *system, const double inputs[2], double *values, double seconds);
  /// Gives the inputs new values, solves, and writes all values.
  void (*resize)(void *layout, const double inputs[2], double *values);
  /// Takes the constraint at a place out and puts `row` in, which is there from then on, solves, and writes all values.
  void (*replace)(void *layout, int32_t place, const PeerRow *row, const PeerSystem *system, double *values);
  /// Frees a layout.
  void (*free)(void *layout);
} Peer;

/// kiwi; null when it was not compiled in.
const Peer *kiwi_peer(void);

/// The Rust crate `cassowary`, from the library that `Cassowary.rs` was compiled to; null when there is none at `path`.
const Peer *cassowary_peer(const char *path);

/// The bytes that were allocated and not freed, by the allocator's own count.
size_t allocated_bytes(void);

/// Lets the allocator keep what is freed, instead of asking the system for it again in the next build.
void keep_freed_memory(void);

#ifdef __cplusplus
}
#endif
