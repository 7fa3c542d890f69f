import * as z from 'zod'
import { JobId, Uuid } from '../kernel/ids.ts'

/** Room for every condition the screen offers. */
const MAX_ADDRESS = 4000

const of = { jobId: JobId, filterId: Uuid, ownerId: z.string() }
const kept = {
  name: z.string().max(1000),
  address: z.string().max(MAX_ADDRESS),
  sharedWith: z.string().max(100).nullable(),
  pinned: z.boolean(),
}
export const SaveFilter = z.object({ type: z.literal('SaveFilter'), data: z.object({ ...of, ...kept }) })
/** What is left out stays as it is. */
export const ChangeFilter = z.object({
  type: z.literal('ChangeFilter'),
  data: z.object({ ...of, ...z.object(kept).partial().shape }),
})
export const DeleteFilter = z.object({ type: z.literal('DeleteFilter'), data: z.object(of) })

export const SavedFilterCommand = z.discriminatedUnion('type', [SaveFilter, ChangeFilter, DeleteFilter])
export type SavedFilterCommand = z.infer<typeof SavedFilterCommand>
