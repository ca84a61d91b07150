// Memory for Swift in a WebAssembly module without a standard library: blocks in sizes of powers of two, each
// size with a list of the blocks that are free. Memory is never given back to the browser.

typedef __SIZE_TYPE__ size_t;

// The length of the header before each block; blocks are aligned to it.
enum { HEADER = 16, PAGE = 65536, SIZES = 32 };

typedef struct Block {
  size_t size_class;
  struct Block *next;
} Block;

extern unsigned char __heap_base;
static unsigned char *top;
static Block *free_blocks[SIZES];

static size_t size_class(size_t count) {
  size_t number = 5;
  while (((size_t)1 << number) < count) number++;
  return number;
}

// Takes a new block from the end of the memory, and traps if the browser has no more memory.
static Block *new_block(size_t number) {
  if (!top) top = (unsigned char *)(((size_t)&__heap_base + HEADER - 1) & ~(size_t)(HEADER - 1));
  size_t end = (size_t)top + ((size_t)1 << number);
  size_t present = (size_t)__builtin_wasm_memory_size(0) * PAGE;
  if (end > present) {
    size_t pages = (end - present + PAGE - 1) / PAGE + 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  Block *block = (Block *)top;
  top = (unsigned char *)end;
  block->size_class = number;
  return block;
}

void *malloc(size_t count) {
  size_t number = size_class(count + HEADER);
  Block *block = free_blocks[number];
  if (block) {
    free_blocks[number] = block->next;
  } else {
    block = new_block(number);
  }
  return (unsigned char *)block + HEADER;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - HEADER);
  block->next = free_blocks[block->size_class];
  free_blocks[block->size_class] = block;
}

// Swift asks for alignments of at most 16 here; a greater one is refused, and Swift traps.
int posix_memalign(void **memory, size_t alignment, size_t count) {
  if (alignment > HEADER) return 22;
  *memory = malloc(count);
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *memory, int value, size_t count) {
  unsigned char *target = memory;
  while (count--) *target++ = (unsigned char)value;
  return memory;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one;
  const unsigned char *right = other;
  for (; count--; left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

int putchar(int character) { return character; }

// The seed of Swift's hash tables; the same in each run, so that a layout is the same in each run.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0x5b, count); }
