import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { JobMedia } from '../media/schema.ts'

/**
 * The shapes in which modules and answers are stored. They only cap sizes: what may go live, and what may be answered, is
 * said by the rules of a kind. Functions, because browsers load the rules and must not load zod for them.
 */
export const text = (cap: number) => z.string().max(cap)

/** What all kinds have. */
const common = () => ({
  title: text(2000),
  description: text(4000),
  required: z.boolean(),
  /** Ask word for word, no AI. */
  verbatimTitle: z.boolean(),
})

/** A module as the builder edits it. */
export const stored = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), id: ModuleId, ...common(), questionMedia: JobMedia().optional(), ...fields })

/** A module as the API writes it: its kind is the type of its page, its id the key. */
export const config = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({
    ...common(),
    questionMedia: JobMedia().nullable().optional().describe('A video or picture that the page shows'),
    transcriptLanguage: z.null().optional().describe('Recordings alone have one'),
    ...fields,
  })

export const answered = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields })

/** Seconds a candidate has for an answer; left out, or 0, there is no limit. */
export const answerTime = () => z.number().int().min(0).max(600).optional()
