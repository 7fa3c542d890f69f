import { chartVersions, type ChartKey } from '#contracts/analytics/charts.ts'
import { type MetricKey, metrics } from '#contracts/analytics/metrics.ts'
import type { Question } from '#contracts/analytics/ranges.ts'
import type { metricRoutes } from '#contracts/http/api/metrics.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

type Asked = {
  range: Question['range']
  from?: string | undefined
  to?: string | undefined
  job_id?: string | undefined
  source?: Question['source'][number] | undefined
}
const questionOf = ({ range, from, to, job_id: job, source }: Asked): Question => ({
  range,
  from,
  to,
  job: job ? [job] : [],
  source: source ? [source] : [],
  compare: false,
})

/** The figures of a call, with what is said of every one: its period and the versions of its definitions. */
async function counted(
  { readers, now }: Platform,
  asker: Asker,
  query: Asked,
  wanted: readonly ChartKey[],
  named: readonly MetricKey[] = [],
) {
  const figures = await readers.analysis(asker, questionOf(query), wanted, now())
  const { from, to, grain } = figures.scope
  const about = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    definitions: Object.fromEntries<number>([
      ...wanted.map((key) => [key, chartVersions[key]] as const),
      ...named.map((key) => [key, metrics[key].version] as const),
    ]),
  }
  const cells = (chart: ChartKey) => figures.charts[chart] ?? []
  return { figures, about, cells, grain }
}

const shareOf = ({ of, passed }: { of: number; passed: number }) => ({
  of,
  passed,
  share: of === 0 ? null : passed / of,
})

async function watching(platform: Platform, asker: Asker, query: Asked, of: 'watched' | 'replayed') {
  const { figures, about } = await counted(platform, asker, query, ['watched'])
  const users = figures.watching.map((one) => ({ user_id: one.reviewerId, seconds: one[of] }))
  return { body: { ...about, seconds: users.reduce((sum, { seconds }) => sum + seconds, 0), users } }
}

export const metricHandlers: Handlers<typeof metricRoutes> = {
  async metricsDashboards({ readers }, { asker }) {
    const dashboards = await readers.dashboardsOf(asker)
    return {
      body: {
        dashboards: dashboards.map(({ dashboardId, name, ownerId, shared, address }) => ({
          dashboard_id: dashboardId,
          name,
          owner_id: ownerId,
          shared,
          path: address ? `/admin/stats?${address}` : '/admin/stats',
        })),
      },
    }
  },
  async metricsJobs(platform, { asker, query }) {
    const { figures, about } = await counted(
      platform,
      asker,
      query,
      [],
      ['applications', 'completed', 'hired', 'rejected'],
    )
    const jobs = figures.jobs.filter(({ jobId }) => query.job_id === undefined || jobId === query.job_id)
    const byJob = await platform.readers.analysisByJob(asker, questionOf(query), platform.now())
    return {
      body: {
        ...about,
        jobs: jobs.map(({ jobId, title, status }) => ({ job_id: jobId, title, status, ...byJob(jobId) })),
      },
    }
  },

  async metricsVideos(platform, { asker, query }) {
    const { figures, about, cells, grain } = await counted(platform, asker, query, [
      'applications',
      'completed',
      'ages',
    ])
    const completed = cells('completed')
    return {
      body: {
        ...about,
        grain,
        points: cells('applications').map(({ count }, at) => ({
          from: figures.buckets[at]!,
          applications: count,
          completed: completed[at]!.count,
        })),
        ages: Object.fromEntries(cells('ages').map(({ key, count }) => [key, count])),
      },
    }
  },

  async metricsInviteConversion(platform, { asker, query }) {
    const { figures, about } = await counted(platform, asker, query, [], ['inviteConversion'])
    return { body: { ...about, ...shareOf(figures.shares.inviteConversion) } }
  },

  async metricsConversion(platform, { asker, query }) {
    const { about, cells } = await counted(platform, asker, query, ['funnel'])
    const steps = cells('funnel')
    const share = (at: number) => (at > 0 && steps[at - 1]!.count > 0 ? steps[at]!.count / steps[at - 1]!.count : null)
    return {
      body: {
        ...about,
        steps: steps.map(({ key, count }, at) => ({ step: key, candidates: count, share: share(at) })),
      },
    }
  },

  async metricsUsers(platform, { asker, query }) {
    const { figures, about, cells } = await counted(platform, asker, query, ['reviewers'])
    const rated = new Map(figures.reviewers.map((one) => [one.reviewerId, one]))
    return {
      body: {
        ...about,
        users: cells('reviewers').map(({ key, count }) => {
          const known = rated.get(key)
          return {
            user_id: key,
            reviewed: count,
            rated: known?.rated ?? 0,
            average: known?.average ?? null,
            shared: known?.shared ?? 0,
            within_one_star: known?.close ?? 0,
          }
        }),
      },
    }
  },

  async metricsPlaybacks(platform, { asker, query }) {
    const { figures, about, cells } = await counted(platform, asker, query, ['watched'])
    const candidates = new Map(cells('watched').map(({ key, count }) => [key, count]))
    return {
      body: {
        ...about,
        users: figures.watching.map(({ reviewerId, watched, replayed }) => ({
          user_id: reviewerId,
          candidates: candidates.get(reviewerId) ?? 0,
          watched_seconds: watched,
          replayed_seconds: replayed,
        })),
      },
    }
  },

  async getAdditionalInfo(platform, { asker, query }) {
    const times = ['timeToReview', 'timeToComplete', 'timeToHire', 'timeToFill'] as const
    const { figures, about, cells } = await counted(platform, asker, query, [...times, 'rejections'])
    const spreadOf = (key: (typeof times)[number]) => figures.durations[key]?.spread ?? null
    return {
      body: {
        ...about,
        timeToReview: spreadOf('timeToReview'),
        timeToComplete: spreadOf('timeToComplete'),
        timeToHire: spreadOf('timeToHire'),
        timeToFill: spreadOf('timeToFill'),
        rejections: cells('rejections').map(({ key, count }) => ({ from: key, candidates: count })),
      },
    }
  },

  async getRetakesConversion(platform, { asker, query }) {
    const { figures, about } = await counted(platform, asker, query, [], ['retakeRate'])
    return { body: { ...about, ...shareOf(figures.shares.retakeRate) } }
  },

  async getStartedConversion(platform, { asker, query }) {
    const { figures, about } = await counted(platform, asker, query, [], ['startConversion'])
    return { body: { ...about, ...shareOf(figures.shares.startConversion) } }
  },

  getReplayData: (platform, { asker, query }) => watching(platform, asker, query, 'replayed'),
  getWatchedData: (platform, { asker, query }) => watching(platform, asker, query, 'watched'),

  async reportPlayback({ useCases }, { asker, body, commandId }) {
    const { candidate_id: candidateId, recording_id: recordingId, ranges } = body
    await useCases.review.reportPlayback(asker, { candidateId, recordingId, ranges, commandId })
    return { body: { status: 'OK' } }
  },
}
