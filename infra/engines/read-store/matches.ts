import { Query } from 'mingo'
import type { Filter } from './filter.ts'

/** Whether a filter would find this document: the same answer as a search in the read store gives. */
export const matches = (filter: Filter, doc: object): boolean => new Query(filter as never).test(doc as never)
