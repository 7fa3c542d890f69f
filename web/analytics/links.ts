import type { ChartKey } from '#contracts/analytics/charts.ts'
import { addressOf, type Question } from '#contracts/analytics/ranges.ts'
import type { Section } from './sections.ts'

/** Where the candidates of one figure are listed. */
export function rowsPath(question: Question, chart: ChartKey, key: string): string {
  const search = addressOf(question)
  search.set('chart', chart)
  search.set('key', key)
  return `/admin/stats/candidates?${search}`
}

export function statsPath(question: Question, section: Section): string {
  const search = addressOf(question)
  if (section !== 'overview') search.set('section', section)
  return search.size === 0 ? '/admin/stats' : `/admin/stats?${search}`
}
