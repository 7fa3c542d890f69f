import type { IdDocument, StoredFile } from './files.ts'
import type { Words } from '../../kernel/wording.ts'
import type { Problem } from '../rules.ts'

/**
 * What a page of the journey is to the candidate who walks through it:
 * `form` asks who they are, `question` for one answer, `interview` for recordings, `pause` for nothing, and an `ending` is
 * where the walk stops.
 */
export type Role = 'form' | 'question' | 'interview' | 'pause' | 'ending'

/** The collections of the specification (B§3, MOD-018) in which a kind is listed. */
export const collections = [
  'basic',
  'advanced',
  'most_popular',
  'contact_info',
  'choices',
  'date_and_scheduling',
  'text_and_number',
  'documents',
  'video_interview',
  'info',
] as const
export type Collection = (typeof collections)[number]

export type Titled = { id: string; title: string; description: string; required: boolean }

/** `at` gives a field its path: `journey.<module id>.<field>`, lists `journey.<module id>.<list>.<item id>`. */
export type At = (field: string) => string

type Rules<Module extends Titled> = {
  collections: readonly Collection[]
  /** What the plan has to have for it, where that is not what every question needs. */
  feature?: 'documentUpload' | 'idAnalyzer' | 'live'
  limits: { title: number; description: number }
  /** Whether what is said or written in answer is part of what an evaluation reads (MOD-018). */
  scoredByAi?: true
  /** What keeps this module's own fields from going live. */
  problems(module: Module, at: At): Problem[]
  /** How long a candidate needs for it; none for an ending. */
  seconds(module: Module): number
  /** Names by which the API calls fields of the module, where they are other than ours. */
  wire?: Readonly<Record<string, string>>
}

/** A kind that asks for nothing the candidate could give as an answer. */
export type PageKind<Module extends Titled, Of extends Exclude<Role, 'question'>> = Rules<Module> & { role: Of }

export type QuestionKind<Module extends Titled, Answer> = Rules<Module> & {
  role: 'question'
  /** Whether nothing was answered. */
  isEmpty(answer: Answer): boolean
  /** What is wrong with an answer that is not empty. */
  problem(module: Module, answer: Answer): Words | null
  /** Whether an answer that is not empty rules the candidate out (MOD-046). */
  fails?(module: Module, answer: Answer): boolean
  /** The answer as it is kept. */
  tidy?(answer: Answer): Answer
  /** What was answered, for people to read. The module is null where it is not known any more. */
  says(answer: Answer, module: Module | null): AnswerText
}

/** What an answer says. Pages put it into the reader's language. */
export type AnswerText =
  | { type: 'text' | 'date' | 'number' | 'email' | 'url' | 'phone'; value: string }
  | { type: 'yesNo'; value: 'yes' | 'no' }
  /** Of a place the last line may be its coordinates, as `pointText` writes them. */
  | { type: 'choice' | 'place'; value: readonly string[] }
  | { type: 'matrix'; value: readonly { title: string; answers: readonly string[] }[] }
  | { type: 'file'; value: StoredFile }
  /** The time of a live interview that was chosen; null where the candidate wants other times. */
  | { type: 'time'; value: { start: string; zone: string } | null }
  /** An identity document; the file is null for those who may not open it. */
  | { type: 'identity'; value: { method: IdDocument | null; file: StoredFile | null } }

/** Question titles and descriptions (B§5). */
export const questionLimits = { title: 80, description: 200 }
