import * as z from 'zod'
import type { Language } from '#contracts/kernel/language.ts'
import type { mailTexts } from '#web/locales/services.ts'
import type { Template } from './template.ts'

const names = {
  applications: 'dashboardApplications',
  started: 'dashboardStarted',
  completed: 'dashboardCompleted',
  reviewed: 'dashboardReviewed',
  hired: 'dashboardHired',
  rejected: 'dashboardRejected',
} as const satisfies Record<string, keyof (typeof mailTexts)[Language]>
const Figures = z.array(
  z.object({
    key: z.enum(Object.keys(names) as [keyof typeof names]),
    value: z.number(),
    before: z.number().nullable(),
  }),
)

/** Totals of a dashboard, a line each, beside those of the period before where there is one. */
export const dashboardFigures: Template = {
  subject: 'dashboardFiguresSubject',
  text: 'dashboardFiguresText',
  said: ({ figures = '[]' }, say) => ({
    lines: Figures.parse(JSON.parse(figures))
      .map(({ key, value, before }) => {
        const what = say(names[key], {})
        return `• ${say(before === null ? 'dashboardLine' : 'dashboardLineBefore', { what, value, before })}`
      })
      .join('\n'),
  }),
}
