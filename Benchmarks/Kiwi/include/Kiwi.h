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
} KiwiRow;

/// A whole list of constraints.
typedef struct {
  int32_t variableCount;
  int32_t rowCount;
  const KiwiRow *rows;
  const int32_t *variables;
  const double *coefficients;
  /// The two variables that are the input.
  int32_t inputs[2];
} KiwiSystem;

/// A layout in kiwi.
typedef struct KiwiLayout KiwiLayout;

/// The version of kiwi that was compiled in; null when there is none.
const char *kiwi_version(void);

/// Makes variables and constraints, solves, and writes all values; null when that takes more than `seconds`.
KiwiLayout *kiwi_build(const KiwiSystem *system, const double inputs[2], double *values, double seconds);

/// Gives the inputs new values, solves, and writes all values.
void kiwi_resize(KiwiLayout *layout, const double inputs[2], double *values);

/// Takes the constraint at a place out and puts `row` in, which is there from then on, solves, and writes all values.
void kiwi_replace(KiwiLayout *layout, int32_t place, const KiwiRow *row, const KiwiSystem *system, double *values);

/// Frees a layout.
void kiwi_free(KiwiLayout *layout);

/// The bytes that were allocated and not freed, by the allocator's own count.
size_t allocated_bytes(void);

/// Lets the allocator keep what is freed, instead of asking the system for it again in the next build.
void keep_freed_memory(void);

#ifdef __cplusplus
}
#endif
