import * as z from 'zod'
import { type AnswerValue as Answer, answerSchemas } from '../job/modules/table.ts'

/** What a candidate gave for one module. Recordings are not here: they have events of their own. */
export const AnswerValue = z.discriminatedUnion('kind', answerSchemas())
export type AnswerValue = Answer

/** `ok` goes on to the next module; `fail` leads to the reject page (MOD-019, MOD-046). */
export const Outcome = z.enum(['ok', 'fail'])
export type Outcome = z.infer<typeof Outcome>
