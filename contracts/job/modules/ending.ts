import { check, maxLength, required } from '../rules.ts'
import { type PageKind, questionLimits, type Titled } from './kind.ts'
import { text } from './stored.ts'

export const endingFields = () => ({ message: text(4000) })

export const MESSAGE_LENGTH = 300

/** The pages on which a journey stops; both only say something. */
export const ending: PageKind<Titled & { message: string }, 'ending'> = {
  role: 'ending',
  collections: ['info'],
  limits: questionLimits,
  problems: ({ message }, at) => [check(at('message'), message, required, maxLength(MESSAGE_LENGTH))],
  seconds: () => 0,
}
