import * as z from 'zod'
import { ModuleId } from '../kernel/ids.ts'

/** What a candidate gave for one module. Recordings are not here: they have events of their own. */
export const AnswerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FREE_TEXT'), text: z.string().max(20_000) }),
  z.object({ kind: z.literal('YES_NO'), choice: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('SINGLE_CHOICE'), optionId: ModuleId }),
  z.object({ kind: z.literal('MULTIPLE_CHOICE'), optionIds: z.array(ModuleId).max(20) }),
])
export type AnswerValue = z.infer<typeof AnswerValue>

/** `ok` goes on to the next module; `fail` leads to the reject page (MOD-019, MOD-046). */
export const Outcome = z.enum(['ok', 'fail'])
export type Outcome = z.infer<typeof Outcome>
