import type { ActivityView } from './activity-view.ts'

/** What may be said of an erased candidate: how they moved and were judged, in fields that hold nothing they are known by. */
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

/** The same whether its events were read before or after the key was destroyed. */
export const withoutPersonal = (view: ActivityView): ActivityView => ({
  ...view,
  now: Object.fromEntries(Object.entries(view.now).filter(([field]) => isKept(field))),
  entries: view.entries.map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => isKept(field)) })),
})
