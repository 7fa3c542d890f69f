import type * as z from 'zod'
import { INCOMPLETE_ADDRESS, webAddress } from '../../kernel/web-address.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

export const schema = () => stored('URL', {})
export const answer = () => answered('URL', { url: text(4000) })
export const page = () => config({})

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['contact_info'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 30,
  isEmpty: ({ url }) => url.trim() === '',
  problem: (_, { url }) => (webAddress(url) === null ? INCOMPLETE_ADDRESS : null),
  tidy: (answer) => ({ ...answer, url: webAddress(answer.url) ?? answer.url.trim() }),
  says: ({ url }) => ({ type: 'url', value: url }),
}
