import type { AppLoadContext } from '@remix-run/node'
import { questionIn } from '#contracts/analytics/question.ts'
import { newCommandId } from '../../offline/index.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { namesFor } from '../../analytics/names.server.ts'
import { dashboardsFor } from '../../analytics/dashboards.server.ts'
import { isSection, type Section, sections } from '../../analytics/sections.ts'

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })

/** What one part of analytics shows, as its address asks. A job that the asker may not see is one there is not. */
export async function analysed({ platform }: AppLoadContext, asker: SignedIn['asker'], search: URLSearchParams) {
  const { readers, now: clock } = platform
  const asked = search.get('section')
  const section: Section = isSection(asked) ? asked : 'overview'
  const mayLookBack = (await platform.entitlementsOf(asker.companyId)).features.enterpriseAnalytics
  const wanted = questionIn(search)
  if (!wanted) throw notFound()
  const question = { ...wanted, asOf: mayLookBack ? wanted.asOf : undefined }
  const now = clock()
  const figures = await readers.analysis(asker, question, sections[section], now)
  if (question.job.some((id) => !figures.jobs.some(({ jobId }) => jobId === id))) throw notFound()
  const { values, breakdown } = figures
  const grouped = (group: typeof question.group) => (question.group === group ? breakdown.map(({ key }) => key) : [])
  const reviewers = [
    ...values.reviewer,
    ...(question.where?.reviewer ?? []),
    ...figures.watching.map(({ reviewerId }) => reviewerId),
    ...figures.reviewers.map(({ reviewerId }) => reviewerId),
  ]
  const stages = [
    ...(figures.charts.rejections ?? []).map(({ key }) => key),
    ...(question.where?.stage ?? []),
    ...grouped('stage'),
  ]
  const { jobs, ...counted } = figures
  const [only] = question.job
  return {
    ...counted,
    section,
    grain: counted.scope.grain,
    question,
    mayLookBack,
    now,
    commandId: newCommandId(),
    dashboards: await dashboardsFor(readers, asker, { question, section }),
    ...(await namesFor(platform, asker, { reviewers, stages, jobs })),
    job: (question.job.length === 1 && jobs.find(({ jobId }) => jobId === only)) || null,
    jobs: jobs.map(({ jobId, title, status }) => ({ jobId, title, status })),
  }
}
export type Analysed = Awaited<ReturnType<typeof analysed>>
