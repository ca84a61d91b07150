// The functions that Swift's numbers need from a C library.

typedef unsigned long long Word;

// Reads a number in the decimal notation; not a number if the text has another form. The browser does it,
// because the nearest double of long decimals needs long arithmetic.
__attribute__((import_module("browser"), import_name("number")))
extern double browser_number(const char *text, int count);

// Reads a whole text as a number, and returns its end; null for another text.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  int count = 0;
  while (text[count]) count++;
  *value = browser_number(text, count);
  return *value == *value ? text + count : 0;
}

// Rounds to the nearest integer, and a half away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, value);
}

// Multiplies two integers of 128 bits.
//
//     (a × 2^64 + b) × (c × 2^64 + d) = (a × d + b × c) × 2^64 + b × d
__int128 __multi3(__int128 one, __int128 other) {
  Word b = (Word)one;
  Word d = (Word)other;
  Word low_b = b & 0xffffffff, high_b = b >> 32;
  Word low_d = d & 0xffffffff, high_d = d >> 32;
  Word low = low_b * low_d;
  Word middle = high_b * low_d + (low >> 32);
  Word rest = low_b * high_d + (middle & 0xffffffff);
  Word high = high_b * high_d + (middle >> 32) + (rest >> 32);
  high += (Word)(one >> 64) * d + b * (Word)(other >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (rest << 32) | (low & 0xffffffff));
}
