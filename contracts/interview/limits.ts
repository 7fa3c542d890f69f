/** Lengths and counts of interviews (B§9, C§9; LIVE, MOD-044). */
export const durations = [15, 30, 45, 60] as const
export const buffers = [0, 5, 10, 15, 30, 45, 60] as const
export const interviewLimits = {
  summary: 200,
  description: 4000,
  place: 1000,
  reason: 1000,
  subject: 200,
  text: 10_000,
  panel: 30,
  rooms: 3,
  slots: 50,
  windowDays: 30,
  windowHours: 24,
  /** How often a candidate may move a booked interview. */
  moves: 2,
} as const
/** How long before a booked interview its people are reminded. */
export const reminderHours = [24, 1] as const
/** A candidate is reminded of an offer at most once in this time. */
export const offerReminderHours = 24
