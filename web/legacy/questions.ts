import type { JobDraft } from '#contracts/job/draft.ts'
import type { InterviewQuestion, JourneyModule, Option } from '#contracts/job/journey.ts'
import {
  type AnswerType,
  answerTypeOf,
  asWritten,
  fittedChoice,
  timeToChoose,
  timeToRecord,
} from '#contracts/job/video/answer-types.ts'
import { newQuestion } from '#contracts/job/video/new-question.ts'
import {
  type Entry,
  entriesOf,
  type Frame,
  isQuestionEntry,
  type QuestionEntry,
  type TypedModule,
  withEntries,
} from '#contracts/job/video/questions.ts'
import { moveItem } from '../builder/lists.ts'
import { addedKindOf } from '../modules/table.ts'

type Choice = Extract<TypedModule, { kind: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' }>

/** A question in the terms of the wizard, wherever it is stored. */
export const said = (entry: QuestionEntry) =>
  entry.of === 'video'
    ? {
        question: entry.question.question,
        description: entry.question.description,
        partDuration: entry.question.partDuration,
        videoQuestion: entry.question.videoQuestion,
      }
    : {
        question: entry.module.title,
        description: entry.module.description,
        partDuration: entry.module.answerTime ?? 0,
        videoQuestion: entry.module.questionMedia,
      }
type Said = ReturnType<typeof said>

/** The path of a field, as problems have it. */
export const pathOf = (entry: QuestionEntry, field: keyof Said): string => {
  if (entry.of === 'video') return `journey.${entry.frame.id}.questions.${entry.question.id}.${field}`
  const stored = {
    question: 'title',
    description: 'description',
    partDuration: 'answerTime',
    videoQuestion: 'questionMedia',
  }
  return `journey.${entry.module.id}.${stored[field]}`
}

const edited = (draft: JobDraft, change: (entries: Entry[]) => Entry[]): JobDraft => ({
  ...draft,
  journey: withEntries(draft.journey, change(entriesOf(draft.journey))),
})
const replaced = (draft: JobDraft, id: string, change: (entry: QuestionEntry) => Entry) =>
  edited(draft, (entries) =>
    entries.map((entry) => (entry.id === id && isQuestionEntry(entry) ? change(entry) : entry)),
  )

export const editSaid = (draft: JobDraft, id: string, changes: Partial<Said>): JobDraft =>
  replaced(draft, id, (entry) => {
    if (entry.of === 'video') {
      const { videoQuestion: shown, ...question } = { ...entry.question, ...changes }
      return { ...entry, question: { ...question, ...(shown && { videoQuestion: shown }) } }
    }
    const { questionMedia: before, ...module } = entry.module
    const { question = module.title, description = module.description, partDuration = module.answerTime } = changes
    const shown = 'videoQuestion' in changes ? changes.videoQuestion : before
    return typed({
      ...module,
      title: question,
      description,
      ...(partDuration !== undefined && { answerTime: partDuration }),
      ...(shown && { questionMedia: shown }),
    } as TypedModule)
  })

export const editRecording = (draft: JobDraft, id: string, changes: Partial<InterviewQuestion>): JobDraft =>
  replaced(draft, id, (entry) =>
    entry.of === 'video' ? { ...entry, question: { ...entry.question, ...changes } } : entry,
  )
export const editTyped = (draft: JobDraft, id: string, changes: object): JobDraft =>
  replaced(draft, id, (entry) =>
    entry.of === 'typed' ? typed(fittedChoice({ ...entry.module, ...changes } as TypedModule)) : entry,
  )

const typed = (module: TypedModule): Entry => ({ of: 'typed', id: module.id, module })
const newFrame = (id: string): Frame => {
  const { questions: _, ...frame } = addedKindOf('WIDGET').create(id) as Extract<JourneyModule, { kind: 'WIDGET' }>
  return frame
}
const recorded = (frame: Frame, question: InterviewQuestion): Entry => ({
  of: 'video',
  id: `${frame.id}/${question.id}`,
  frame,
  question,
})

/** A recorded question, as the last one; it joins the interview before it. */
export const addQuestion = (draft: JobDraft, id: string): JobDraft =>
  edited(draft, (entries) => {
    const last = entries.at(-1)
    return [...entries, recorded(last?.of === 'video' ? last.frame : newFrame(id), newQuestion(id))]
  })
export const removeQuestion = (draft: JobDraft, id: string): JobDraft =>
  edited(draft, (entries) => entries.filter((entry) => entry.id !== id))

/** `to` counts what the list shows; candidate fields keep their places. */
export function moveQuestion(draft: JobDraft, id: string, to: number): JobDraft {
  return edited(draft, (entries) => {
    const shown = entries.filter(({ of }) => of !== 'field')
    const moved = moveItem(
      shown,
      shown.findIndex((entry) => entry.id === id),
      to,
    )
    return entries.map((entry) => (entry.of === 'field' ? entry : moved.shift()!))
  })
}

const twoAnswers = (): Option[] => [
  { id: 'o1', label: '', correct: false },
  { id: 'o2', label: '', correct: false },
]

/** LEG-026 to 028. Under an id of its own: what was answered before was an answer to another question. */
export const changeType = (draft: JobDraft, id: string, type: AnswerType, newId: string): JobDraft =>
  replaced(draft, id, (entry) => {
    if (answerTypeOf(entry) === type) return entry
    const { question, description, partDuration, videoQuestion } = said(entry)
    const media = videoQuestion && { questionMedia: videoQuestion }
    if (type === 'video')
      return recorded(newFrame(newId), {
        ...newQuestion(newId),
        question,
        description,
        partDuration: timeToRecord(partDuration),
        ...(videoQuestion && { videoQuestion }),
      })
    const { required, verbatimTitle } = entry.of === 'video' ? entry.frame : entry.module
    const kept = { title: question, description, required, verbatimTitle, ...media }
    if (type === 'text') return typed({ ...create('FREE_TEXT', newId), ...kept, ...asWritten })
    const before = entry.of === 'typed' && 'options' in entry.module ? entry.module : null
    return typed(
      fittedChoice({
        ...create(type === 'single_choice' ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE', newId),
        ...kept,
        options: before ? before.options.map((option) => ({ ...option, correct: false })) : twoAnswers(),
        answerTime: timeToChoose(partDuration),
        ...(before?.antiCheat !== undefined && { antiCheat: before.antiCheat }),
      } as Choice),
    )
  })

const create = <Kind extends TypedModule['kind']>(kind: Kind, id: string) =>
  addedKindOf(kind).create(id) as Extract<TypedModule, { kind: Kind }>
