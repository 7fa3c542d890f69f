import type { Question, SentQuestion } from '#contracts/http/api/questions-wire.ts'
import type { Journey, Option } from '#contracts/job/journey.ts'
import { kind as interviewKind } from '#contracts/job/modules/widget.ts'
import { collect, type FieldProblems, type Problem } from '#contracts/job/rules.ts'
import {
  type AnswerType,
  answerTypeOf,
  asWritten,
  fittedChoice,
  kindsOfTypes,
  timeToChoose,
  timeToRecord,
} from '#contracts/job/video/answer-types.ts'
import { newQuestion } from '#contracts/job/video/new-question.ts'
import {
  type Entry,
  entriesOf,
  isQuestionEntry,
  type QuestionEntry,
  questionsOf,
  type TypedModule,
  withEntries,
} from '#contracts/job/video/questions.ts'
import { videoModuleProblems } from '#contracts/job/video/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'

type Recorded = Extract<QuestionEntry, { of: 'video' }>

/** The questions of a job as one list, in the order of the journey. */
export const questionsWire = (journey: Journey): Question[] => questionsOf(journey).map(wireOf)

function wireOf(entry: QuestionEntry): Question {
  const answerType = answerTypeOf(entry)
  if (entry.of === 'video') {
    const { videoQuestion = null, ...question } = entry.question
    const transcriptLanguage = (entry.frame.transcriptLanguage ?? null) as Question['transcriptLanguage']
    return { ...question, answerType, videoQuestion, transcriptLanguage }
  }
  const { module } = entry
  return {
    id: module.id,
    question: module.title,
    description: module.description,
    thinkingTime: 0,
    partDuration: module.answerTime ?? 0,
    numOfRetakes: 1,
    answerType,
    videoQuestion: module.questionMedia ?? null,
    transcriptLanguage: null,
    config: {
      ...(module.kind === 'FREE_TEXT'
        ? { maxChars: module.maxLength, minChars: module.minLength ?? 0 }
        : { answers: module.options }),
      antiCheat: module.antiCheat ?? false,
    },
  }
}

/** Whether a list says what these questions say already. */
export const saysTheSame = (sent: readonly SentQuestion[], known: readonly Question[]) =>
  sent.length === known.length && sent.every((question, at) => isAsKnown(question, known[at]!))

const isAsKnown = ({ isCollapsed: _, config = {}, ...sent }: SentQuestion, known: Question) =>
  Object.entries(sent).every(([field, value]) => same(value, known[field as keyof Question])) &&
  Object.entries(config).every(([field, value]) => same(value, (known.config as Record<string, unknown>)?.[field]))

/**
 * The journey with this list in place of its questions. A question that is known by its id and answered as before stays
 * itself; any other is a new one, because what was answered before was an answer to another question.
 * `idOf`: an id that no page has, the same for the same place of the list.
 * @throws Rejected 'job/invalid-fields' for a question that changed and breaks a rule, in the words of that rule.
 */
export function withQuestions(journey: Journey, sent: readonly SentQuestion[], idOf: (at: number) => string): Journey {
  const before = entriesOf(journey)
  const left = before.filter(isQuestionEntry)
  const used = new Set([
    ...journey.modules.map(({ id }) => id),
    ...left.map((entry) => (entry.of === 'video' ? entry.question.id : entry.id)),
  ])
  const asked: QuestionEntry[] = []
  const problems: FieldProblems = {}
  for (const [at, question] of sent.entries()) {
    const known = left.findIndex((entry) => isThis(entry, question))
    const [found = null] = known < 0 ? [] : left.splice(known, 1)
    if (found && isAsKnown(question, wireOf(found))) {
      asked.push(found)
      continue
    }
    const id = question.id !== undefined && !used.has(question.id) ? question.id : idOf(at)
    used.add(id)
    const entry = entryFrom(question, found, asked.at(-1) ?? null, { id, page: idOf(at) })
    Object.assign(problems, foreignTo(entry, question, at), problemsOf(entry, at))
    asked.push(entry)
  }
  if (Object.keys(problems).length > 0) throw new Rejected('job/invalid-fields', 'Some fields need attention', problems)
  const entries = before.flatMap((entry): Entry[] => (isQuestionEntry(entry) ? asked.splice(0, 1) : [entry]))
  return withEntries(journey, [...entries, ...asked])
}

const isThis = (entry: QuestionEntry, { id, answerType }: SentQuestion) =>
  id === (entry.of === 'video' ? entry.question.id : entry.id) &&
  (answerType === undefined || answerType === answerTypeOf(entry))

type Ids = { id: string; page: string }

function entryFrom(sent: SentQuestion, found: QuestionEntry | null, last: QuestionEntry | null, ids: Ids) {
  const type = sent.answerType ?? (found ? answerTypeOf(found) : 'video')
  return type === 'video'
    ? recorded(sent, found?.of === 'video' ? found : null, last, ids)
    : typed(type, sent, found?.of === 'typed' ? found.module : null, ids.id)
}

/** It joins the interview before it, unless another language is spoken there. */
function recorded(sent: SentQuestion, found: Recorded | null, last: QuestionEntry | null, { id, page }: Ids): Recorded {
  const { videoQuestion: shownBefore, ...before } = found?.question ?? newQuestion(id)
  const { question, description, thinkingTime, partDuration, numOfRetakes } = sent
  const shown = sent.videoQuestion === undefined ? shownBefore : sent.videoQuestion
  const spoken =
    sent.transcriptLanguage === undefined ? found?.frame.transcriptLanguage : (sent.transcriptLanguage ?? undefined)
  const speaksIt = (entry: QuestionEntry | null): entry is Recorded =>
    entry?.of === 'video' && (sent.transcriptLanguage === undefined || entry.frame.transcriptLanguage === spoken)
  const frame = [found, last].find(speaksIt)?.frame ?? {
    ...(found
      ? withoutLanguage(found.frame)
      : { kind: 'WIDGET' as const, ...asNew(page, 'Video interview'), antiCheat: false }),
    id: page,
    ...(spoken !== undefined && { transcriptLanguage: spoken }),
  }
  const whole = {
    ...before,
    ...given({ question, description, thinkingTime, numOfRetakes }),
    ...(partDuration !== undefined && { partDuration: timeToRecord(partDuration) }),
    ...(shown && { videoQuestion: shown }),
  }
  return { of: 'video', id: `${frame.id}/${whole.id}`, frame, question: whole }
}

const withoutLanguage = ({ transcriptLanguage: _, ...frame }: Recorded['frame']) => frame

function typed(
  type: Exclude<AnswerType, 'video'>,
  sent: SentQuestion,
  found: TypedModule | null,
  id: string,
): QuestionEntry {
  const { questionMedia: shownBefore, ...before } = found ?? newTyped(type, id)
  const { answers, antiCheat, maxChars, minChars } = sent.config ?? {}
  const shown = sent.videoQuestion === undefined ? shownBefore : sent.videoQuestion
  const seconds = sent.partDuration
  const module = {
    ...before,
    ...given({ title: sent.question, description: sent.description, antiCheat }),
    ...(seconds !== undefined && { answerTime: type === 'text' ? seconds : timeToChoose(seconds) }),
    ...(shown && { questionMedia: shown }),
    ...(type === 'text'
      ? given({ maxLength: maxChars, minLength: minChars })
      : answers && { options: optionsFrom(answers, 'options' in before ? before.options : []) }),
  } as TypedModule
  return { of: 'typed', id: module.id, module: fittedChoice(module) }
}

function newTyped(type: Exclude<AnswerType, 'video'>, id: string) {
  const common = { kind: kindsOfTypes[type], ...asNew(id, '') }
  if (type === 'text') return { ...common, ...asWritten, antiCheat: false, forceRecording: false } as TypedModule
  const choice = { ...common, options: [], rejectOnWrong: false, answerTime: newQuestion(id).partDuration }
  return { ...choice, ...(type === 'multiple_choice' && { maxSelected: 2 }) } as TypedModule
}

const asNew = (id: string, title: string) => ({ id, title, description: '', required: true, verbatimTitle: false })

/** An answer that comes without its id is the one that has the same words. */
function optionsFrom(
  answers: NonNullable<NonNullable<SentQuestion['config']>['answers']>,
  before: readonly Option[],
): Option[] {
  const used = new Set<string>()
  const named = new Set(answers.map(({ id }) => id))
  return answers.map(({ id: sentId, label, correct = false }) => {
    const known = before.find((option) => option.label === label && !named.has(option.id))?.id
    let id = sentId ?? known ?? 'o1'
    for (let n = 1; used.has(id) || (sentId === undefined && id !== known && named.has(id)); n++) id = `o${n}`
    used.add(id)
    return { id, label, correct }
  })
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>
  }

const settingsOf: Record<AnswerType, readonly string[]> = {
  video: [],
  text: ['maxChars', 'minChars', 'antiCheat'],
  single_choice: ['answers', 'antiCheat'],
  multiple_choice: ['answers', 'antiCheat'],
}
const foreignTo = (entry: QuestionEntry, { config = {} }: SentQuestion, at: number): FieldProblems =>
  Object.fromEntries(
    Object.keys(config)
      .filter((field) => !settingsOf[answerTypeOf(entry)].includes(field))
      .map((field) => [`questions.${at}.config.${field}`, 'Questions that are answered like this do not have it']),
  )

/** Of one question, under the names of the list. */
function problemsOf(entry: QuestionEntry, at: number): FieldProblems {
  const field = (name: string) => `questions.${at}.${name}`
  if (entry.of === 'video') {
    const under = `questions.${entry.question.id}.`
    const interview = { ...entry.frame, questions: [entry.question] }
    return collect(interviewKind.problems(interview, (path) => field(path.replace(under, ''))))
  }
  const { module } = entry
  const options = 'options' in module ? module.options : []
  const names: Record<string, string> = {
    title: 'question',
    options: 'config.answers',
    correct: 'config.answers',
    maxLength: 'config.maxChars',
    minLength: 'config.minChars',
    ...Object.fromEntries(options.map(({ id }, index) => [`options.${id}`, `config.answers.${index}.label`])),
  }
  const tooManyRight: Problem =
    module.kind === 'SINGLE_CHOICE' && options.filter(({ correct }) => correct).length > 1
      ? [field('config.answers'), 'Mark at most one answer as correct']
      : null
  return collect([...(videoModuleProblems(module, (path) => field(names[path] ?? path)) ?? []), tooManyRight])
}
