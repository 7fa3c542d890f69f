import type { Journey } from '#contracts/job/journey.ts'
import type { FieldOfMany, FieldOfOne, HistoryChange, HistoryField, HistoryValue } from '#contracts/views/history.ts'

export type Names = {
  journey: Journey | null
  columns: readonly { id: string; title: string }[]
  user: (id: string) => string
}

/** One line of the history: ids become what people call them. */
export function changeOf(
  { field, before, after }: { field: HistoryField; before: HistoryValue; after: HistoryValue },
  names: Names,
): HistoryChange {
  const [kind, id = '', more = ''] = field.split(':') as [FieldOfOne | FieldOfMany, string?, string?]
  const value = (given: HistoryValue) => shownValue(field, given, names)
  return {
    field: kind,
    of: nameOf(kind, id, more, names),
    take: kind === 'recording' ? more : '',
    before: value(before),
    after: value(after),
  }
}

function nameOf(kind: FieldOfOne | FieldOfMany, id: string, more: string, names: Names): string {
  switch (kind) {
    case 'answer':
    case 'outcome':
      return moduleOf(id, names)?.title ?? id
    case 'recording':
      return questionTitle(id, names)
    case 'rating':
      return names.user(id)
    case 'reaction':
      return names.user(more)
    default:
      return ''
  }
}

function shownValue(field: HistoryField, value: HistoryValue, names: Names): HistoryValue {
  if (field === 'columnId' && value !== null) return columnTitle(String(value), names)
  if (!field.startsWith('answer:') || typeof value !== 'string') return value
  const asked = moduleOf(field.slice('answer:'.length), names)
  if (asked?.kind === 'YES_NO') return value === 'yes'
  if (!asked || !('options' in asked)) return value
  return value
    .split(', ')
    .map((id) => asked.options.find((option) => option.id === id)?.label ?? id)
    .join(', ')
}

export const columnTitle = (id: string, { columns }: Pick<Names, 'columns'>) =>
  columns.find((column) => column.id === id)?.title ?? id
const moduleOf = (id: string, { journey }: Names) => journey?.modules.find((each) => each.id === id)

function questionTitle(id: string, { journey }: Names): string {
  for (const each of journey?.modules ?? []) {
    const question = each.kind === 'WIDGET' ? each.questions.find((one) => one.id === id) : undefined
    if (question) return question.question
  }
  return id
}
