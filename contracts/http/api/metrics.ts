import * as z from 'zod'
import { metrics } from '../../analytics/metrics.ts'
import { ranges } from '../../analytics/ranges.ts'
import { candidateSources } from '../../candidate/statuses.ts'
import { CandidateId, Instant, JobId, RecordingId, UserId, Uuid } from '../../kernel/ids.ts'
import { Ranges } from '../../playback/commands.ts'
import { defineRoutes } from './route.ts'

const count = z.number().int()
const seconds = z.number()
const query = z.object({
  range: z.enum(ranges).default('90d').describe('The period; from and to are of the custom one'),
  from: z.iso.date().optional().describe('Its first day, in UTC'),
  to: z.iso.date().optional().describe('Its last day, in UTC'),
  job_id: JobId.optional().describe('Candidates of this job; of all without it'),
  source: z.enum(candidateSources).optional().describe('Candidates who came this way; any without it'),
})
/** What was counted: of which period, and by which version of each definition. */
const about = {
  from: Instant,
  to: Instant.describe('The first moment after the period'),
  definitions: z
    .record(z.string(), z.number().int())
    .describe(
      `Version of each definition used, by its name: ${Object.keys(metrics).join(', ')}, or a chart of analytics`,
    ),
}
const share = z.object({
  ...about,
  of: count,
  passed: count,
  share: z.number().nullable().describe('Null without candidates'),
})
const spread = z
  .object({ count, mean: seconds, median: seconds, p90: seconds, max: seconds })
  .nullable()
  .describe('Seconds; null when nothing ended')
const watched = z.object({ user_id: z.string(), seconds })

const common = { permission: 'analytics', target: 'none', query } as const
const both = (path: string) => [['legacy', 'GET', path] as const, ['analytics', 'GET', path] as const]

/** Figures, on the same definitions as the pages of analytics (ANL-002 to ANL-006). */
export const metricRoutes = defineRoutes({
  metricsJobs: {
    ...common,
    at: both('/metrics/jobs'),
    summary: 'Applications, completed, hired and rejected candidates of each job',
    reply: z.object({
      ...about,
      jobs: z.array(
        z.object({
          job_id: JobId,
          title: z.string(),
          status: z.enum(['draft', 'active', 'archived']),
          applications: count,
          completed: count,
          hired: count,
          rejected: count,
        }),
      ),
    }),
  },
  metricsDashboards: {
    permission: 'analytics',
    target: 'none',
    at: both('/metrics/dashboards'),
    summary: 'Dashboards that are shared, and one’s own',
    reply: z.object({
      dashboards: z.array(
        z.object({
          dashboard_id: Uuid,
          name: z.string(),
          owner_id: UserId,
          shared: z.boolean(),
          path: z.string().describe('Where it is opened in a browser'),
        }),
      ),
    }),
  },
  metricsVideos: {
    ...common,
    at: both('/metrics/videos'),
    summary: 'Applications and completed candidates over time, and open applications by age in days',
    reply: z.object({
      ...about,
      grain: z.enum(['day', 'week', 'month']),
      points: z.array(z.object({ from: Instant, applications: count, completed: count })),
      ages: z.record(z.string(), count).describe('1-7, 8-30, 31-90 and over 90 days'),
    }),
  },
  metricsInviteConversion: {
    ...common,
    at: both('/metrics/getInviteConversion'),
    summary: 'Of those invited in the period, the share that started',
    reply: share,
  },
  metricsConversion: {
    ...common,
    at: both('/metrics/conversion'),
    summary: 'The funnel: of those who applied in the period, how many reached each step or a later one',
    reply: z.object({
      ...about,
      steps: z.array(
        z.object({ step: z.string(), candidates: count, share: z.number().nullable().describe('Of the step before') }),
      ),
    }),
  },
  metricsUsers: {
    ...common,
    at: both('/metrics/users'),
    summary: 'Load and agreement of reviewers',
    reply: z.object({
      ...about,
      users: z.array(
        z.object({
          user_id: z.string(),
          reviewed: count.describe('Candidates rated or commented on'),
          rated: count,
          average: z.number().nullable().describe('Stars given'),
          shared: count.describe('Candidates rated by others too'),
          within_one_star: count.describe('Of these, those rated within one star of the average of the others'),
        }),
      ),
    }),
  },
  metricsPlaybacks: {
    ...common,
    at: both('/metrics/playbacks'),
    summary: 'Whom each reviewer watched, and for how long',
    reply: z.object({
      ...about,
      users: z.array(
        z.object({ user_id: z.string(), candidates: count, watched_seconds: seconds, replayed_seconds: seconds }),
      ),
    }),
  },
  getAdditionalInfo: {
    ...common,
    at: both('/api/metrics/getAdditionalInfo'),
    summary: 'How long reviews, completion, hires and filling a job took, and rejections by where they happened',
    reply: z.object({
      ...about,
      timeToReview: spread,
      timeToComplete: spread,
      timeToHire: spread,
      timeToFill: spread,
      rejections: z.array(z.object({ from: z.string().describe('The stage, or answer'), candidates: count })),
    }),
  },
  getRetakesConversion: {
    ...common,
    at: both('/api/metrics/getRetakesConversion'),
    summary: 'Of those who sent a recording, the share that sent a second or later take of one',
    reply: share,
  },
  getStartedConversion: {
    ...common,
    at: both('/api/metrics/getStartedConversion'),
    summary: 'Of those who applied or were added in the period, the share that started',
    reply: share,
  },
  getReplayData: {
    ...common,
    at: both('/api/metrics/getReplayData'),
    summary: 'Seconds of recordings watched again, by reviewer',
    reply: z.object({ ...about, seconds, users: z.array(watched) }),
  },
  getWatchedData: {
    ...common,
    at: both('/api/metrics/getWatchedData'),
    summary: 'Seconds of recordings watched for the first time, by reviewer',
    reply: z.object({ ...about, seconds, users: z.array(watched) }),
  },
  reportPlayback: {
    at: [['analytics', 'POST', '/playbacks']],
    summary: "What a person's player has shown of a recording since it reported last",
    permission: 'candidates.read',
    target: 'candidate',
    body: z.object({
      candidate_id: CandidateId,
      recording_id: RecordingId,
      ranges: Ranges.describe('Seconds, from where to where; what was shown twice is in two ranges'),
    }),
    reply: z.object({ status: z.literal('OK') }),
  },
})
