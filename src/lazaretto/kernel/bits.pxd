# What the functions of bits.py are in C. Only the compiler reads this; tests compare the two.
from libc.stdint cimport int64_t

cdef extern from * nogil:
    """
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif

    /* The k-th bit of a mask. Without the instruction for it: halve the word six times, with no branch that chance
       could mislead the processor about. */
    static inline long long bits_nth(unsigned long long mask, unsigned k) {
    #if defined(__BMI2__)
      return __builtin_ctzll(_pdep_u64(1ULL << k, mask));
    #else
      unsigned long long by2 = mask - ((mask >> 1) & 0x5555555555555555ULL);
      unsigned long long by4 = (by2 & 0x3333333333333333ULL) + ((by2 >> 2) & 0x3333333333333333ULL);
      unsigned long long by8 = (by4 + (by4 >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
      unsigned long long by16 = (by8 + (by8 >> 8)) & 0x00FF00FF00FF00FFULL;
      unsigned long long by32 = (by16 + (by16 >> 16)) & 0x0000FFFF0000FFFFULL;
      unsigned at = 0, count, above;
      count = (unsigned)(by32 & 63); above = k >= count; k -= above ? count : 0; at += above << 5;
      count = (unsigned)(by16 >> at & 31); above = k >= count; k -= above ? count : 0; at += above << 4;
      count = (unsigned)(by8 >> at & 15); above = k >= count; k -= above ? count : 0; at += above << 3;
      count = (unsigned)(by4 >> at & 7); above = k >= count; k -= above ? count : 0; at += above << 2;
      count = (unsigned)(by2 >> at & 3); above = k >= count; k -= above ? count : 0; at += above << 1;
      count = (unsigned)(mask >> at & 1); at += k >= count;
      return at;
    #endif
    }
    """
    int64_t bits_nth(unsigned long long mask, unsigned k)
    int __builtin_popcountll(unsigned long long)
    int __builtin_ctzll(unsigned long long)

cdef inline int64_t bit(int64_t k) noexcept nogil:
    return (<int64_t>1) << k

cdef inline int64_t first(int64_t k) noexcept nogil:
    return ((<int64_t>1) << k) - 1

cdef inline int64_t count(int64_t mask) noexcept nogil:
    return __builtin_popcountll(mask)

cdef inline int64_t low(int64_t mask) noexcept nogil:
    return __builtin_ctzll(mask)

cdef inline bint has(int64_t mask, int64_t k) noexcept nogil:
    return mask >> k & 1

cdef inline int64_t nth(int64_t mask, int64_t k) noexcept nogil:
    return bits_nth(mask, k)

cdef inline int64_t frame(int64_t step, int64_t seat, int64_t arg, int64_t place) noexcept nogil:
    return step | seat << 8 | arg << 12 | place << 20

cdef inline int64_t step(int64_t f) noexcept nogil:
    return f & 255

cdef inline int64_t seat(int64_t f) noexcept nogil:
    return f >> 8 & 15

cdef inline int64_t arg(int64_t f) noexcept nogil:
    return f >> 12 & 255

cdef inline int64_t place(int64_t f) noexcept nogil:
    return f >> 20 & 255

cdef inline list members(int64_t mask):
    cdef list found = []
    while mask:
        found.append(low(mask))
        mask &= mask - 1
    return found
