import type { AppLoadContext } from '@remix-run/node'
import { type CandidateFilter, filterIn } from '#contracts/candidate/filter.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { FilterChoices, FilterData } from './filter-data.ts'

type Of = { asker: Asker; jobId?: JobId | undefined }

/** The filter of an address, with the names that its sentence needs. */
export async function filterData(context: AppLoadContext, of: Of, query: URLSearchParams): Promise<FilterData> {
  const { filter, unread } = filterIn(query)
  const [stages, reviewers, { questions, measures }, skills] = await Promise.all([
    filter.columns ? stagesOf(context, of) : [],
    filter.reviewer ? reviewersOf(context, of) : [],
    filter.answers || filter.given ? questionsOf(context, of) : { questions: [], measures: [] },
    filter.skills ? skillsOf(context, of) : [],
  ])
  const named: [string, string][] = [
    ...stages.filter(({ id }) => filter.columns?.includes(id)).map(({ id, title }): [string, string] => [id, title]),
    ...reviewers.filter(({ id }) => id === filter.reviewer).map(({ id, name }): [string, string] => [id, name]),
    ...skills.map(({ metricId, name }): [string, string] => [metricId, name]),
    ...measures.map(({ moduleId, title }): [string, string] => [moduleId, title]),
    ...questions.flatMap(({ moduleId, title, options }): [string, string][] => [
      [moduleId, title],
      ...options.map(({ id, label }): [string, string] => [`${moduleId}~${id}`, label]),
    ]),
  ]
  return { filter, unread, names: Object.fromEntries(named) }
}

/** What the filter's form offers on a job, or on all of them. */
export async function filterChoices(context: AppLoadContext, of: Of, filter: CandidateFilter): Promise<FilterChoices> {
  const [stages, reviewers, asked, skills, tags, words, counted] = await Promise.all([
    stagesOf(context, of),
    reviewersOf(context, of),
    questionsOf(context, of),
    skillsOf(context, of),
    of.jobId ? context.platform.readers.tagsOnJob(of.asker, of.jobId) : [],
    of.jobId ? context.platform.readers.wordsOnJob(of.asker, of.jobId) : [],
    context.platform.readers.candidateCount(of.asker, { ...filter, jobId: of.jobId }),
  ])
  return { stages, reviewers, ...asked, skills, tags, words, ...counted }
}

async function stagesOf({ platform }: AppLoadContext, { asker, jobId }: Of) {
  const job = jobId ? await platform.readers.jobBoardHeader(asker, jobId) : null
  return (job?.columns ?? initialColumns).map(({ id, title }) => ({ id, title }))
}

const reviewersOf = async ({ platform }: AppLoadContext, { asker }: Of) =>
  (await platform.readers.usersOf(asker)).map(({ user_id: id, username }) => ({ id, name: username }))

/** Of the scorecard as it is today. */
async function skillsOf({ platform }: AppLoadContext, { asker, jobId }: Of) {
  const cards = jobId ? await platform.useCases.review.scorecardsOf(asker, jobId) : []
  return (cards.at(-1)?.skills ?? []).map(({ metricId, name }) => ({ metricId, name }))
}

/** Questions of the live journey whose answers are chosen from a list, or are a number or a day; yes and no are named by the page. */
async function questionsOf({ platform }: AppLoadContext, { asker, jobId }: Of) {
  const job = jobId ? await platform.readers.jobBoardHeader(asker, jobId) : null
  if (!job) return { questions: [], measures: [] }
  const journey = await platform.useCases.review.journeyOf(asker, { jobId: job.jobId, version: job.journeyVersion })
  const modules = journey?.modules ?? []
  const measures = modules.flatMap((module) =>
    module.kind === 'NUMBER' || module.kind === 'DATE'
      ? [
          {
            moduleId: module.id,
            title: module.title,
            kind: module.kind === 'DATE' ? ('day' as const) : ('number' as const),
          },
        ]
      : [],
  )
  const questions = modules.flatMap((module) => {
    const options =
      module.kind === 'SINGLE_CHOICE' || module.kind === 'MULTIPLE_CHOICE' || module.kind === 'DROPDOWN'
        ? module.options.map(({ id, label }) => ({ id, label }))
        : module.kind === 'YES_NO'
          ? [
              { id: 'yes', label: '' },
              { id: 'no', label: '' },
            ]
          : []
    return options.length > 0 && 'title' in module ? [{ moduleId: module.id, title: module.title, options }] : []
  })
  return { questions, measures }
}
