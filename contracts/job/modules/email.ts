import type * as z from 'zod'
import { completeEmail, firstFailing, maxLength } from '../rules.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

export const schema = () => stored('EMAIL', {})
export const answer = () => answered('EMAIL', { email: text(1000) })
export const page = () => config({})

/** That of the start form. */
const LONGEST = 200

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['contact_info'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 20,
  isEmpty: ({ email }) => email.trim() === '',
  problem: (_, { email }) => firstFailing(email, [maxLength(LONGEST), completeEmail]),
  tidy: (answer) => ({ ...answer, email: answer.email.trim().normalize('NFC') }),
  says: ({ email }) => ({ type: 'email', value: email }),
}
