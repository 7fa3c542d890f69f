import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'

const Tags = z.array(z.string()).nullable()

/** Tags that people gave a candidate or took away. Tags tell of the person, so they are erased with the candidate. */
export const TagsChanged = defineEvent('TagsChanged', z.object({ added: Tags, removed: Tags }), ['added', 'removed'])
export const tagEvents = [TagsChanged] as const
