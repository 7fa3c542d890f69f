import * as z from 'zod'
import { JobMedia } from '../../job/media/schema.ts'
import { answerTypes } from '../../job/video/answer-types.ts'
import { ModuleId } from '../../kernel/ids.ts'
import { transcriptChoices } from '../../kernel/spoken-languages.ts'

const label = z.string().max(1000)
const length = z.number().int().min(0).max(100_000)
const Answer = z.object({ id: ModuleId, label, correct: z.boolean() })
const settings = {
  antiCheat: z.boolean().describe('Of text and of choices'),
  maxChars: length.describe('Of text; 0: no limit'),
  minChars: length.describe('Of text'),
}

const fields = {
  question: z.string().max(2000),
  description: z.string().max(4000),
  thinkingTime: z.number().int().min(0).max(600).describe('Seconds, 0: no limit. Of recorded answers alone'),
  partDuration: z
    .number()
    .int()
    .min(0)
    .max(600)
    .describe('Seconds for the answer; 0: no limit, which a recording does not have. Choosing takes 30 in place of 15'),
  numOfRetakes: z.number().int().min(1).max(5).describe('Takes, the first included. Of recorded answers alone'),
  answerType: z.enum(answerTypes),
  videoQuestion: JobMedia().nullable().describe('The question as a video; null: there is none'),
  transcriptLanguage: z
    .enum(transcriptChoices)
    .nullable()
    .describe("What is spoken in the recording, or auto; null: the job's"),
}

/** A question of B§3 (legacy), one of a list of all that are recorded, written and chosen (LEG-024, LEG-025). */
export const Question = z
  .object({
    id: ModuleId,
    ...fields,
    config: z
      .object({ answers: z.array(Answer), ...settings })
      .partial()
      .optional()
      .describe('Recorded questions have none'),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

const SentAnswer = Answer.partial().required({ label: true })

/** What is left out of a question that is known stays; a new one has it as the wizard begins. */
export const SentQuestion = z
  .object({ id: ModuleId, ...fields, isCollapsed: z.boolean().describe('Of the screen; it changes nothing') })
  .partial()
  .extend({
    config: z
      .object({ answers: z.array(SentAnswer).max(20), ...settings })
      .partial()
      .optional(),
  })
export type SentQuestion = z.infer<typeof SentQuestion>
