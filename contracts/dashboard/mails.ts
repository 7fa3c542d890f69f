/** How often a dashboard is mailed: each day, on Mondays, on the first of a month. */
export const mailRhythms = ['day', 'week', 'month'] as const
export type MailRhythm = (typeof mailRhythms)[number]
