import { type Fact, hiredAt, type JobFact, rejection, reviewedAt } from './fact.ts'

export type JobOf = (jobId: string) => JobFact | undefined
type Moment = (fact: Fact, jobOf: JobOf) => number | null

/** Things that happen to a candidate once, counted at the moment they happen. */
type Count = { kind: 'count'; version: number; at: Moment }
/** Time between two such moments, counted at the second. */
type Duration = { kind: 'duration'; version: number; from: Moment; to: Moment }
/** Of those who got to one moment, the share that got to another; counted at the first. */
type Share = { kind: 'share'; version: number; of: Moment; passed: Moment }
export type Metric = Count | Duration | Share

const added: Moment = (fact) => fact.addedAt
const invited: Moment = (fact) => fact.invitedAt
const started: Moment = (fact) => fact.startedAt
const completed: Moment = (fact) => fact.completedAt
const reviewed: Moment = reviewedAt
const hired: Moment = hiredAt
/** The first recording that was sent, and the first of which a second or later take was sent. */
const recorded: Moment = ({ answered }) => answered.find(({ key }) => key.includes('/'))?.at ?? null
const retaken: Moment = ({ answered }) => answered.find(({ takes }) => takes > 1)?.at ?? null
const rejected: Moment = (fact) => rejection(fact)?.at ?? null

/**
 * Every metric, on screens and in the API. A definition that is changed gets a higher version, and answers say which
 * they used. An undone move has not happened; a deleted candidate counts for nothing.
 */
export const metrics = {
  applications: { kind: 'count', version: 1, at: added },
  started: { kind: 'count', version: 1, at: started },
  completed: { kind: 'count', version: 1, at: completed },
  reviewed: { kind: 'count', version: 1, at: reviewed },
  hired: { kind: 'count', version: 1, at: hired },
  rejected: { kind: 'count', version: 1, at: rejected },
  timeToComplete: { kind: 'duration', version: 1, from: started, to: completed },
  timeToReview: { kind: 'duration', version: 1, from: completed, to: reviewed },
  timeToHire: { kind: 'duration', version: 1, from: added, to: hired },
  timeToFill: {
    kind: 'duration',
    version: 1,
    from: ({ jobId }, jobOf) => jobOf(jobId)?.activatedAt ?? null,
    to: hired,
  },
  inviteConversion: { kind: 'share', version: 1, of: invited, passed: started },
  startConversion: { kind: 'share', version: 1, of: added, passed: started },
  completion: { kind: 'share', version: 1, of: started, passed: completed },
  retakeRate: { kind: 'share', version: 1, of: recorded, passed: retaken },
  hireRate: { kind: 'share', version: 1, of: completed, passed: hired },
} as const satisfies Record<string, Metric>

export type MetricKey = keyof typeof metrics
export type KeyOf<Kind extends Metric['kind']> = {
  [K in MetricKey]: (typeof metrics)[K] extends { kind: Kind } ? K : never
}[MetricKey]

/** Seconds a candidate took; null while one of the two moments is missing. What was there before it began took no time. */
export function secondsOf(key: KeyOf<'duration'>, fact: Fact, jobOf: JobOf): number | null {
  const { from, to }: Duration = metrics[key]
  const [begin, end] = [from(fact, jobOf), to(fact, jobOf)]
  return begin === null || end === null ? null : Math.max(0, (end - begin) / 1000)
}
