import type * as z from 'zod'
import { aPhone, firstFailing, maxLength, PHONE_LENGTH } from '../rules.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

export const schema = () => stored('PHONE_NUMBER', {})
export const answer = () => answered('PHONE_NUMBER', { phone: text(100) })
export const page = () => config({})

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['contact_info'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 20,
  isEmpty: ({ phone }) => phone.trim() === '',
  problem: (_, { phone }) => firstFailing(phone, [maxLength(PHONE_LENGTH), aPhone]),
  tidy: (answer) => ({ ...answer, phone: answer.phone.trim() }),
  says: ({ phone }) => ({ type: 'phone', value: phone }),
}
