import type { InterviewQuestion, JourneyModule, ModuleKind } from '#contracts/job/journey.ts'
import type { Key } from '../locales/text.ts'

export type AddableKind = Exclude<ModuleKind, 'FORM' | 'THANK_YOU' | 'REJECT'>

/** What each kind is called in the inventory; what it is for is under the same key with Hint. */
export const moduleKeys = {
  FORM: 'form',
  WIDGET: 'widget',
  FREE_TEXT: 'freeText',
  YES_NO: 'yesNo',
  SINGLE_CHOICE: 'singleChoice',
  MULTIPLE_CHOICE: 'multipleChoice',
  THANK_YOU: 'thankYou',
  REJECT: 'reject',
} as const satisfies Record<ModuleKind, Key<'builder'>>

export const addableKinds: readonly AddableKind[] = [
  'WIDGET',
  'FREE_TEXT',
  'YES_NO',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
]

/** Defaults of B§9: 45 seconds to record, three takes, no limit on thinking. */
export const newQuestion = (id: string): InterviewQuestion => ({
  id,
  question: '',
  description: '',
  thinkingTime: 0,
  partDuration: 45,
  numOfRetakes: 3,
})

const common = (id: string, title = '') => ({ id, title, description: '', required: true, verbatimTitle: false })
/** Ids inside a module are unique in it, so the module's own is enough to start from. */
const twoOptions = () => [
  { id: 'o1', label: '', correct: false },
  { id: 'o2', label: '', correct: false },
]

export function newModule(kind: AddableKind, id: string): JourneyModule {
  switch (kind) {
    case 'WIDGET':
      return { kind, ...common(id, 'Video interview'), questions: [newQuestion('q1')], antiCheat: false }
    case 'FREE_TEXT':
      return { kind, ...common(id), antiCheat: false, forceRecording: false, maxLength: 1000 }
    case 'YES_NO':
      return { kind, ...common(id), correct: null, rejectOnWrong: false }
    case 'SINGLE_CHOICE':
      return { kind, ...common(id), options: twoOptions(), rejectOnWrong: false }
    case 'MULTIPLE_CHOICE':
      return { kind, ...common(id), options: twoOptions(), maxSelected: 2, rejectOnWrong: false }
    default:
      return kind satisfies never
  }
}

/** Short, url-safe and unguessable enough to be unique in one journey; works where randomUUID does not. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join('')
