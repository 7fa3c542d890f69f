import { allReaders } from '#projections/readers.ts'
import type { Reads } from '#projections/runtime/reads.ts'
import { readAsAsker } from './masked.ts'
import { maskedStore } from './masked-store.ts'

/** Every reader; nothing they answer tells who a candidate is that is hidden from who asks. */
export const maskedReaders = (reads: Reads) => readAsAsker(reads, allReaders({ ...reads, store: maskedStore(reads) }))
