import type { ReactNode } from 'react'
import type { AnswerKind, AnswerOf, ModuleOf } from '#contracts/job/modules/table.ts'
import type { Translate } from '../../locales/text.ts'

/** What ties an input to the question above it. */
export type InputWiring = {
  labelledBy: string
  describedBy: string | undefined
  errorId: string
  error: string | undefined
  required: boolean
  /** After a change of an input that the browser does not handle itself. */
  changed: () => void
}
export type InputProps<Module, Answer> = { module: Module; answer: Answer | null; wiring: InputWiring }

/** How candidates answer a kind of question. */
export type Input<Module, Answer> = {
  /** The candidate's answer, with its error. */
  Input(props: InputProps<Module, Answer>): ReactNode
  /** What the input is made of, where that is a chunk of its own. It is there before a candidate comes to the page. */
  code?: () => Promise<unknown>
  /** What the page's form sends, as an answer; null where nothing was chosen. */
  read(form: FormData, module: Module): Answer | null
  /** How to answer, said above the input. */
  instruction?(module: Module, t: Translate<'answers'>): string | null
}

export type InputOf<Kind extends AnswerKind> = Input<ModuleOf<Kind>, AnswerOf<Kind>>
