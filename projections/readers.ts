import type { Reads } from './runtime/reads.ts'

/** Every reader, bound to the read store. Each takes who is asking first. */
export const allReaders = (_reads: Reads) => ({})

export type Readers = ReturnType<typeof allReaders>
