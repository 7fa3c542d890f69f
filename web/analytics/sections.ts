import type { ChartKey } from '#contracts/analytics/charts.ts'

/** Which charts each part of analytics shows, and so which are counted for it. */
export const sections = {
  overview: ['applications', 'completed', 'hired', 'ages', 'funnel'],
  funnel: ['funnel', 'stages', 'here'],
  speed: ['timeToReview', 'timeToComplete', 'timeToHire', 'timeToFill', 'staysEnded', 'here'],
  questions: ['questions', 'retakes'],
  sources: ['sources', 'sourcesCompleted', 'sourcesHired', 'boards', 'campaigns', 'rejections', 'reasons'],
  reviewers: ['reviewers', 'stars', 'ratings', 'watched'],
} as const satisfies Record<string, readonly ChartKey[]>
export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as Section[]
export const isSection = (text: string | null): text is Section => text !== null && Object.hasOwn(sections, text)

/** The part that shows a chart. */
export const sectionOf = (chart: ChartKey): Section =>
  sectionNames.find((name) => (sections[name] as readonly ChartKey[]).includes(chart)) ?? 'overview'
