import type { InterviewQuestion, Journey, JourneyModule, ModuleKind, ModuleOf } from '../journey.ts'
import { isAdded } from '../walk.ts'

/** A video interview without its questions: what those that follow each other have in common. */
export type Frame = Omit<ModuleOf<'WIDGET'>, 'questions'>
export type TypedModule = ModuleOf<'FREE_TEXT' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'>

/**
 * A journey as the wizard lists it: each recorded question is one, as is each that is written or chosen. Additional
 * candidate information has a list of its own, and what only the builder can edit keeps its place.
 */
export type Entry =
  | { of: 'video'; id: string; frame: Frame; question: InterviewQuestion }
  | { of: 'typed'; id: string; module: TypedModule }
  | { of: 'field'; id: string; module: JourneyModule }
  | { of: 'builder'; id: string; module: JourneyModule }
export type QuestionEntry = Extract<Entry, { of: 'video' | 'typed' }>

/** What a job asks of its candidates beside the questions: a file, links and other short facts (LEG-011). */
export const fieldKinds = ['FILE_UPLOAD', 'URL', 'PHONE_NUMBER', 'LOCATION', 'DATE', 'NUMBER'] as const
const typedKinds = ['FREE_TEXT', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'] as const
const oneOf = <Kind extends ModuleKind>(kinds: readonly Kind[], module: JourneyModule): module is ModuleOf<Kind> =>
  (kinds as readonly ModuleKind[]).includes(module.kind)

export const isCandidateField = (module: JourneyModule) => oneOf(fieldKinds, module)
export const isQuestionEntry = (entry: Entry): entry is QuestionEntry => entry.of === 'video' || entry.of === 'typed'

const entryOf = (module: JourneyModule): Entry[] => {
  const { id } = module
  if (module.kind === 'WIDGET' && module.questions.length > 0) {
    const { questions, ...frame } = module
    return questions.map((question) => ({ of: 'video', id: `${id}/${question.id}`, frame, question }))
  }
  if (oneOf(typedKinds, module)) return [{ of: 'typed', id, module }]
  return [{ of: isCandidateField(module) ? 'field' : 'builder', id, module }]
}

/** All that was added to a journey, in its order. */
export const entriesOf = ({ modules }: Journey): Entry[] => modules.filter(isAdded).flatMap(entryOf)
export const questionsOf = (journey: Journey): QuestionEntry[] => entriesOf(journey).filter(isQuestionEntry)

/** One part of an interview that other questions came to divide. */
const PART = /--\d+$/
const wholeOf = (id: string) => id.replace(PART, '')

/**
 * The journey with these entries; `withEntries(journey, entriesOf(journey))` is the journey. Recorded questions of one
 * interview that follow each other are one page, and one that is divided goes on under an id of its own.
 */
export function withEntries(journey: Journey, entries: readonly Entry[]): Journey {
  const added: JourneyModule[] = []
  const used = new Set(journey.modules.filter((module) => !isAdded(module)).map(({ id }) => id))
  const unused = (id: string) => {
    let free = id
    for (let part = 2; used.has(free); part++) free = `${wholeOf(id).slice(0, 36)}--${part}`
    used.add(free)
    return free
  }
  let open: string | null = null
  for (const entry of entries) {
    const last = added.at(-1)
    if (entry.of !== 'video') {
      used.add(entry.id)
      added.push(entry.module)
      open = null
    } else if (last?.kind === 'WIDGET' && open !== null && wholeOf(open) === wholeOf(entry.frame.id))
      added[added.length - 1] = { ...last, questions: [...last.questions, entry.question] }
    else {
      open = entry.frame.id
      added.push({ ...entry.frame, id: unused(entry.frame.id), questions: [entry.question] })
    }
  }
  const at = journey.modules.findIndex(isAdded)
  const fixed: JourneyModule[] = journey.modules.filter((module) => !isAdded(module))
  return { ...journey, modules: fixed.toSpliced(at < 0 ? 1 : at, 0, ...added) }
}

/** What counts towards the limit of questions (LEG-023): each recorded one, and every other page but candidate fields. */
export const questionCount = (journey: Journey): number => entriesOf(journey).filter(({ of }) => of !== 'field').length

/** Pages that the wizard shows and cannot edit: a job with some was changed in the builder. */
export const beyondWizard = (journey: Journey): JourneyModule[] =>
  entriesOf(journey).flatMap((entry) => (entry.of === 'builder' ? [entry.module] : []))
