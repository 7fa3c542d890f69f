import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { JobId, UserId, Uuid } from '../kernel/ids.ts'

const of = { linkId: Uuid }
const Conflict = z.enum(['theirs', 'ours'])
/** As the log keeps them: what a form asks for may grow, these may not. */
const SettingsV1 = z.object({ inviteByMail: z.boolean(), conflict: Conflict, remoteUserId: z.string().nullable() })
const JobSettingsV1 = z.object({
  direction: z.enum(['both', 'in', 'out']),
  stages: z.array(z.object({ stageId: z.string(), columnId: z.string() })),
  sendResult: z.boolean(),
})

/** A person went to the page on which access to another system is allowed. */
export const AtsLinkAsked = defineEvent('AtsLinkAsked', z.object({ ownerId: UserId, system: z.string().nullable() }))
/**
 * Access was allowed to the company's applicant tracking system, over an aggregator. What comes in may do what `ownerId` may at
 * that moment. `token` opens the account over there.
 */
export const AtsLinked = defineEvent(
  'AtsLinked',
  z.object({
    ...of,
    accountId: z.string(),
    system: z.string(),
    systemName: z.string(),
    ownerId: UserId,
    token: z.string(),
  }),
  ['token'],
)
/** Access to the same account was allowed again. */
export const AtsRelinked = defineEvent('AtsRelinked', z.object({ ...of, ownerId: UserId, token: z.string() }), [
  'token',
])
export const AtsSettingsChanged = defineEvent('AtsSettingsChanged', z.object({ ...of, settings: SettingsV1 }))
const mapped = { ...of, jobId: JobId, mergeJobIds: z.array(z.string()) }
/** Applicants of these jobs over there are candidates of the job here. Comments that are older than `commentsSince` stay here. */
export const AtsJobMapped = defineEvent('AtsJobMapped', z.object({ ...mapped, settings: JobSettingsV1 })).next(
  z.object({
    ...mapped,
    settings: JobSettingsV1.extend({ sendComments: z.boolean() }),
    commentsSince: z.string().nullable(),
  }),
  ({ settings, ...before }) => ({ ...before, settings: { ...settings, sendComments: false }, commentsSince: null }),
)
export const AtsJobUnmapped = defineEvent('AtsJobUnmapped', z.object({ ...of, jobId: JobId }))
export const AtsPaused = defineEvent('AtsPaused', z.object({ ...of, reason: z.enum(['person', 'revoked']) }))
export const AtsResumed = defineEvent('AtsResumed', z.object(of))
/** The first failure since it last worked. */
export const AtsFailed = defineEvent('AtsFailed', z.object({ ...of, cause: z.string() }))
/** It works: for the first time, or again. */
export const AtsWorked = defineEvent('AtsWorked', z.object(of))
/** Candidates who came from there stay; nothing is carried over any more. */
export const AtsUnlinked = defineEvent('AtsUnlinked', z.object(of))

export const atsLinkEvents = [
  AtsLinkAsked,
  AtsLinked,
  AtsRelinked,
  AtsSettingsChanged,
  AtsJobMapped,
  AtsJobUnmapped,
  AtsPaused,
  AtsResumed,
  AtsFailed,
  AtsWorked,
  AtsUnlinked,
] as const
export type AtsLinkEvent = EventOf<(typeof atsLinkEvents)[number]>
