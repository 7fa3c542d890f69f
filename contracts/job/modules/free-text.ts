import * as z from 'zod'
import { said } from '../../kernel/wording.ts'
import { atLeast, atMost, check, minLength } from '../rules.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, answerTime, config, stored, text } from './stored.ts'

const fields = () => ({
  antiCheat: z.boolean(),
  /** Kept for programs that send it: the specification names it (B§3) and says nothing of what it does, so that nothing follows. */
  forceRecording: z.boolean(),
  maxLength: z.number().int().min(0).max(100_000),
  minLength: z.number().int().min(0).max(100_000).optional(),
  answerTime: answerTime(),
})
export const schema = () => stored('FREE_TEXT', fields())
export const page = () => config(fields())
export const answer = () => answered('FREE_TEXT', { text: text(20_000) })

export const maxLengths = { min: 1, max: 5000 }
/** On offer (B§9, MOD-040). "Unlimited" is not: of a written answer B§5 wants a number from 1 to 5000. */
export const usualLengths = [500, 1000, 2000, 4000] as const
export const tooManyCharacters = (most: number) => said`Please use at most ${most} characters`

/** What is wrong with how much may be written. */
export const written = {
  leastAtMost: (n: number) => said`Min characters cannot be more than ${n}`,
  mostAtLeast: (n: number) => said`Max characters cannot be less than ${n}`,
  mostAtMost: (n: number) => said`Max characters cannot be more than ${n}`,
}

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['most_popular', 'text_and_number', 'basic'],
  limits: questionLimits,
  scoredByAi: true,
  problems: ({ maxLength }, at) => [
    check(
      at('maxLength'),
      maxLength,
      atLeast(maxLengths.min, written.mostAtLeast),
      atMost(maxLengths.max, written.mostAtMost),
    ),
  ],
  seconds: () => 120,
  isEmpty: ({ text }) => text.trim() === '',
  problem: ({ maxLength, minLength: least = 0 }, { text }) =>
    maxLength > 0 && text.length > maxLength ? tooManyCharacters(maxLength) : minLength(least)(text),
  says: ({ text }) => ({ type: 'text', value: text }),
}
