import * as z from 'zod'
import { transcriptChoices } from '../../kernel/spoken-languages.ts'
import { ModuleId } from '../../kernel/ids.ts'
import { JobMedia } from '../media/schema.ts'
import { VIDEO_QUESTION_REASON } from './media-words.ts'
import { check, fieldRequired, maxLength, minItems } from '../rules.ts'
import { type PageKind, questionLimits } from './kind.ts'
import { config, stored, text } from './stored.ts'

export const InterviewQuestion = () =>
  z.object({
    id: ModuleId,
    question: text(2000),
    description: text(4000),
    /** Seconds to think before the countdown; 0 means unlimited. */
    thinkingTime: z.number().int().min(0).max(600),
    /** Seconds of recording at most. */
    partDuration: z.number().int().min(1).max(600),
    /** Takes allowed, the first one included: 1 to 5 (B§9). */
    numOfRetakes: z.number().int().min(1).max(5),
    /** The question as a video; there is no time to think then (MOD-042). */
    videoQuestion: JobMedia().optional(),
  })
export type InterviewQuestion = z.infer<ReturnType<typeof InterviewQuestion>>

const fields = () => ({ questions: z.array(InterviewQuestion()).max(50), antiCheat: z.boolean() })
/** The video interview; the specification calls its kind WIDGET. */
export const schema = () =>
  stored('WIDGET', {
    ...fields(),
    /** What is spoken in its recordings, where that is another language than the job's (MOD-001). */
    transcriptLanguage: z.string().max(20).optional(),
  })
export const page = () =>
  config({
    ...fields(),
    transcriptLanguage: z
      .enum(transcriptChoices)
      .nullable()
      .optional()
      .describe("What is spoken in its recordings, or auto; null: the job's"),
  })

export const takeLimits = { question: 200, description: 300 }
/** Reading a question, the countdown, looking at the take. */
const AROUND_A_TAKE_S = 40
const DEVICES_S = 45

export const kind: PageKind<z.infer<ReturnType<typeof schema>>, 'interview'> = {
  role: 'interview',
  collections: ['most_popular', 'video_interview', 'basic'],
  limits: questionLimits,
  scoredByAi: true,
  problems: ({ questions }, at) => [
    check(at('questions'), questions, minItems(1)),
    ...questions.flatMap(({ id, question, description, thinkingTime, videoQuestion }) => [
      check(at(`questions.${id}.thinkingTime`), thinkingTime, (seconds) =>
        videoQuestion && seconds > 0 ? VIDEO_QUESTION_REASON : null,
      ),
      check(at(`questions.${id}.question`), question, fieldRequired, maxLength(takeLimits.question)),
      check(at(`questions.${id}.description`), description, maxLength(takeLimits.description)),
    ]),
  ],
  seconds: ({ questions }) =>
    questions.reduce(
      (sum, { partDuration, thinkingTime }) => sum + partDuration + thinkingTime + AROUND_A_TAKE_S,
      DEVICES_S,
    ),
}
