import type { Journey } from '#contracts/job/journey.ts'
import type { HistoryValue } from '#contracts/views/history.ts'

const plain: Record<string, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  source: 'Source',
  status: 'Status',
  columnId: 'Stage',
  rejected: 'Rejected',
  reason: 'Reason',
  journeyVersion: 'Journey version',
  invited: 'Invited by',
  deadline: 'Deadline',
  reminders: 'Reminders sent',
  undelivered: 'Message not delivered by',
  deleted: 'Deleted',
}

export type Names = {
  journey: Journey | null
  columns: readonly { id: string; title: string }[]
  user: (id: string) => string
}

/** What a field of the history is called; ids become titles. */
export function labelOf(field: string, names: Names): string {
  const [kind, id = '', more = ''] = field.split(':')
  switch (kind) {
    case 'answer':
      return `Answer to ‘${moduleTitle(id, names)}’`
    case 'outcome':
      return `Outcome of ‘${moduleTitle(id, names)}’`
    case 'recording':
      return `Recording of ‘${questionTitle(id, names)}’, take ${more}`
    case 'rating':
      return `Rating by ${names.user(id)}`
    case 'comment':
      return 'Comment'
    case 'reaction':
      return `Reaction of ${names.user(more)}`
    default:
      return plain[field] ?? field
  }
}

export function shownValue(field: string, value: HistoryValue, names: Names): HistoryValue {
  if (field === 'columnId' && value !== null) return columnTitle(String(value), names)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!field.startsWith('answer:') || typeof value !== 'string') return value
  const asked = names.journey?.modules.find(({ id }) => id === field.slice('answer:'.length))
  if (!asked || !('options' in asked)) return value
  return value.split(', ').map((id) => asked.options.find((option) => option.id === id)?.label ?? id).join(', ')
}

export const columnTitle = (id: string, { columns }: Pick<Names, 'columns'>) => columns.find((column) => column.id === id)?.title ?? `a removed column (${id})`
const moduleTitle = (id: string, { journey }: Names) => journey?.modules.find((each) => each.id === id)?.title ?? id

function questionTitle(id: string, { journey }: Names): string {
  for (const each of journey?.modules ?? []) {
    const question = each.kind === 'WIDGET' ? each.questions.find((one) => one.id === id) : undefined
    if (question) return question.question
  }
  return id
}
