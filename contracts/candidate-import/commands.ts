import * as z from 'zod'
import { CandidateId, JobId, Uuid } from '../kernel/ids.ts'
import { Counts } from './events.ts'
import { IMPORT_PART, MAX_IMPORT_ROWS } from './limits.ts'

export const RecordImport = z.object({
  type: z.literal('RecordImport'),
  data: z.object({
    jobId: JobId,
    importId: Uuid,
    part: z.number().int().min(0).max(MAX_IMPORT_ROWS),
    candidateIds: z.array(CandidateId).max(IMPORT_PART),
    counts: Counts,
    /** No part comes after this one. */
    last: z.literal(true).optional(),
  }),
})
export const RecordRevert = z.object({
  type: z.literal('RecordRevert'),
  data: z.object({ jobId: JobId, importId: Uuid, removed: z.number().int().min(0), kept: z.number().int().min(0) }),
})
export const CandidateImportCommand = z.discriminatedUnion('type', [RecordImport, RecordRevert])
export type CandidateImportCommand = z.infer<typeof CandidateImportCommand>
