from libc.stdint cimport int8_t, int16_t, int32_t, int64_t

cdef class Row:
    cdef object owner
    cdef Py_ssize_t length
    cdef char* numbers
    cdef int width
    cdef int64_t read(self, Py_ssize_t k) noexcept
    cdef int write(self, Py_ssize_t k, object value) except -1
    cdef Py_ssize_t place(self, object key) except -1
    cdef list part(self, Py_ssize_t start, Py_ssize_t stop, Py_ssize_t step)

cdef Row row(object owner, void* numbers, int width, Py_ssize_t length)
cdef list grid(object owner, void* numbers, int width, Py_ssize_t lines, Py_ssize_t length)
