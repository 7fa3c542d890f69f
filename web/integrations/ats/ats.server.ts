import type { Asker } from '#contracts/kernel/asker.ts'
import { aggregatedTypes, featureOf } from '#contracts/integration/aggregated.ts'
import { catalogue } from '#contracts/integration/catalogue.ts'
import { gates } from '#contracts/subscription/features.ts'
import type { AtsShown } from '#services/use-cases/ats/shown.ts'
import { languageOf } from '../../lib/language.server.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import type { Asked } from './asked.server.ts'
import { benchOf } from './bench.server.ts'
import { mappingOf } from './mapping.server.ts'
import { remoteOf } from './remote.server.ts'

const MOST_JOBS = 500

/** The applicant tracking system of the company. With `progress` nothing is read over there: how far it is, and no more. */
export async function atsPage(asker: Asker, at: Asked) {
  const { useCases, entitlementsOf, engines } = at.context.platform
  const params = new URL(at.request.url).searchParams
  const [shown, { features }] = await Promise.all([useCases.ats.atsShown(asker), entitlementsOf(asker.companyId)])
  const wanted = aggregatedTypes.find((type) => type === params.get('system')) ?? null
  const feature = featureOf(shown?.link.system ?? wanted ?? '')
  return {
    isIncluded: features[feature],
    plan: gates[feature].from,
    isSandbox: engines.aggregator.name === 'sandbox',
    wanted: wanted && { system: wanted, title: catalogue[wanted].title },
    linked: shown && (await linkedPage(asker, shown, params, at)),
  }
}
export type AtsPageData = Awaited<ReturnType<typeof atsPage>>
export type LinkedAts = NonNullable<AtsPageData['linked']>
export type ShownConflict = LinkedAts['conflicts'][number]

async function linkedPage(asker: Asker, { link, ...shown }: AtsShown, params: URLSearchParams, at: Asked) {
  const { readers } = at.context.platform
  const isFull = !params.has('progress')
  const jobIds = link.jobs.map(({ jobId }) => jobId)
  const [titles, counts, { jobs: active }, bench] = await Promise.all([
    readers.jobsById(asker, jobIds),
    Promise.all(jobIds.map((jobId) => readers.atsCountOf(asker, jobId))),
    isFull ? readers.jobList(asker, { status: 'active', limit: MOST_JOBS }) : { jobs: [] },
    isFull ? benchOf(asker, link.system, at) : null,
  ])
  const chosen = isFull ? await mappingOf(asker, link, params, at) : null
  const remote = await remoteOf(asker, {
    ...{ link, at, isWanted: isFull && shown.waitsFor !== 'revoked' },
    stagesOf: [
      ...(chosen?.isComplete ? chosen.theirs : []),
      ...shown.troubles.flatMap(({ jobId }) => link.jobs.find((job) => job.jobId === jobId)?.mergeJobIds ?? []),
    ],
  })
  const { troubles, sync, waitsFor } = shown
  const people = new Map(
    (
      await readers.candidatesAmong(
        asker,
        {},
        troubles.map(({ candidateId }) => candidateId),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const named = (id: string) => ({ id, name: remote.jobs.find((job) => job.id === id)?.name ?? null })
  const language = await languageOf(at.request, at.context)
  return {
    ...{ linkId: link.linkId, system: link.system, systemName: link.systemName, settings: link.settings },
    ...{ ownerName: link.ownerName, linkedAt: link.linkedAt, isPaused: link.pause === 'person', waitsFor },
    ...{ failure: link.failure, failedAt: link.failedAt },
    sync: sync && {
      ...{ state: sync.state, done: sync.done, added: sync.added, moved: sync.moved, leftOut: sync.leftOut },
      leftOutBecause: sync.leftOutBecause === null ? null : refusalIn(language, sync.leftOutBecause),
      finishedAt: sync.finishedAt,
    },
    jobs: link.jobs.map(({ jobId, mergeJobIds, settings }, index) => ({
      ...{ jobId, title: titles.find((job) => job.jobId === jobId)?.title ?? null, theirs: mergeJobIds.map(named) },
      ...{ direction: settings.direction, count: counts[index]! },
      lastConflictAt: troubles.find((each) => each.jobId === jobId)?.troubleAt ?? null,
    })),
    conflicts: troubles.flatMap(({ applicationId, candidateId, jobId, troubleAt, trouble }) => {
      if (!trouble || !troubleAt) return []
      const { kind, stageId, columnId } = trouble
      const column = titles.find((job) => job.jobId === jobId)?.columns.find(({ id }) => id === columnId)
      return [
        {
          ...{ applicationId, candidateId, jobId, kind, at: troubleAt, name: people.get(candidateId) ?? null },
          there: stageId === null ? null : { id: stageId, name: remote.stageName(stageId) },
          here: { id: columnId, title: column?.title ?? '' },
        },
      ]
    }),
    theirs: remote.jobs.filter(({ id }) => !link.jobs.some(({ mergeJobIds }) => mergeJobIds.includes(id))),
    ours: active
      .filter(({ jobId }) => !jobIds.includes(jobId))
      .map(({ jobId, title }) => ({ value: jobId, label: title })),
    users: remote.users,
    refused: remote.refused,
    mapping: chosen && {
      ...chosen,
      theirs: chosen.theirs.map(named),
      others: remote.jobs.filter(
        ({ id }) =>
          !link.jobs.some(({ jobId, mergeJobIds }) => jobId !== chosen.job?.jobId && mergeJobIds.includes(id)),
      ),
      stages: remote.stagesOf(chosen.theirs),
    },
    bench,
  }
}
