import { answerText } from '#contracts/candidate/judging.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import type { FieldOfMany, FieldOfOne, HistoryChange, HistoryField, HistoryValue } from '#contracts/views/history.ts'
import type { Value } from '#projections/activity/activity-view.ts'

export type Names = {
  journey: Journey | null
  columns: readonly { id: string; title: string }[]
  user: (id: string) => string
}

/** One line of the history: ids become what people call them. */
export function changeOf(
  { field, before, after }: { field: HistoryField; before: Value; after: Value },
  names: Names,
): HistoryChange {
  const [kind, id, more] = partsOf(field)
  const value = (given: Value) => shownValue(field, given, names)
  return {
    field: kind,
    of: nameOf(kind, id, more, names),
    take: kind === 'recording' ? more : kind === 'score' ? names.user(id) : '',
    before: value(before),
    after: value(after),
  }
}

/** The name of a skill is the last part, and may have a colon itself. */
function partsOf(field: HistoryField): [FieldOfOne | FieldOfMany, string, string] {
  const [kind, id = '', ...more] = field.split(':') as [FieldOfOne | FieldOfMany, ...string[]]
  return kind === 'mustHave' || kind === 'automation' || kind === 'outside'
    ? [kind, [id, ...more].join(':'), '']
    : [kind, id, more.join(':')]
}

function nameOf(kind: FieldOfOne | FieldOfMany, id: string, more: string, names: Names): string {
  switch (kind) {
    case 'answer':
    case 'outcome':
    case 'away':
    case 'pasted':
      return moduleOf(id, names)?.title ?? id
    case 'recording':
      return questionTitle(id, names)
    case 'rating':
    case 'total':
    case 'recommendation':
      return names.user(id)
    case 'score':
      return more
    case 'mustHave':
    case 'automation':
    case 'outside':
      return id
    case 'reaction':
      return names.user(more)
    default:
      return ''
  }
}

function shownValue(field: HistoryField, value: Value, names: Names): HistoryValue {
  if (value === null) return null
  if (field === 'columnId') return columnTitle(String(value), names)
  if (field === 'asked')
    return String(value)
      .split(' ')
      .map((id) => names.user(id))
      .join(', ')
  if (typeof value !== 'object') return value
  const said = answerText(value, moduleOf(field.slice('answer:'.length), names) ?? null)
  return said.type === 'identity' ? { ...said, value: { ...said.value, file: null } } : said
}

export const columnTitle = (id: string, { columns }: Pick<Names, 'columns'>) =>
  columns.find((column) => column.id === id)?.title ?? id
const moduleOf = (id: string, { journey }: Names) => journey?.modules.find((each) => each.id === id)

function questionTitle(id: string, { journey }: Names): string {
  for (const each of journey?.modules ?? []) {
    const question = hasRole(each, 'interview') ? each.questions.find((one) => one.id === id) : undefined
    if (question) return question.question
  }
  return id
}
