import type { ActivityView } from './activity-view.ts'

/** Fields of the history that identify no person: moves, states, ratings and scores. All others are dropped. */
const kept = new Set([
  'status',
  'columnId',
  'rejected',
  'journeyVersion',
  'invited',
  'deadline',
  'reminders',
  'linksRequested',
  'undelivered',
  'asked',
  'deleted',
  'rating',
  'total',
  'score',
  'recommendation',
  'outcome',
  'recording',
  'interview',
  'interviewStart',
  'share',
  'automation',
  'waited',
])
const isKept = (field: string) => kept.has(field.split(':', 1)[0]!)

/** The history of an erased candidate. The result is the same whether events were decoded before or after the key was destroyed. */
export const withoutPersonal = (view: ActivityView): ActivityView => ({
  ...view,
  now: Object.fromEntries(Object.entries(view.now).filter(([field]) => isKept(field))),
  entries: view.entries.map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => isKept(field)) })),
})
