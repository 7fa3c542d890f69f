import type { JobFact } from '#contracts/analytics/fact.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '#services/platform.ts'

type Wanted = { reviewers: readonly string[]; stages: readonly string[]; jobs: readonly JobFact[] }

/** What figures name that is no word of the page: colleagues, stages of any job, reasons of the company's own. */
export async function namesFor(
  { readers, useCases }: Pick<Platform, 'readers' | 'useCases'>,
  asker: Asker,
  { reviewers, stages, jobs }: Wanted,
) {
  const [names, rules] = await Promise.all([
    reviewers.length > 0 ? readers.userNames(asker, [...new Set(reviewers)]) : {},
    useCases.messages.messageRulesOf(asker),
  ])
  const wanted = new Set(stages)
  const found = jobs.flatMap(({ title: job, columns }) =>
    columns.filter(({ id }) => wanted.has(id)).map(({ id, title }) => [id, { title, job }] as const),
  )
  const own = rules.rejectionReasons.flatMap(({ reasonId, text }) => (text === null ? [] : [[reasonId, text] as const]))
  return { names, stageNames: Object.fromEntries(found), reasonNames: Object.fromEntries(own) }
}
