import * as z from 'zod'
import { JobId, UserId, Uuid } from '../kernel/ids.ts'
import { AtsJobSettings, AtsSettings, MOST_REMOTE_JOBS, RemoteId } from './settings.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object(shape) })
const of = { linkId: Uuid }

export const AskForAtsLink = command('AskForAtsLink', { ownerId: UserId, system: RemoteId.nullable() })
/** Links, or allows the access to the same account again: two administrators at once end with one link. */
export const LinkAts = command('LinkAts', {
  accountId: RemoteId,
  system: z.string().max(200),
  systemName: z.string().max(200),
  /** Null: who asked last. */
  ownerId: UserId.nullable(),
  token: z.string().min(1).max(1000),
})
export const ChangeAtsSettings = command('ChangeAtsSettings', { ...of, settings: AtsSettings.partial() })
export const MapAtsJob = command('MapAtsJob', {
  ...of,
  jobId: JobId,
  mergeJobIds: z.array(RemoteId).min(1).max(MOST_REMOTE_JOBS),
  settings: AtsJobSettings,
})
export const ChangeAtsJob = command('ChangeAtsJob', {
  ...of,
  jobId: JobId,
  mergeJobIds: z.array(RemoteId).min(1).max(MOST_REMOTE_JOBS).optional(),
  settings: AtsJobSettings.partial(),
})
export const UnmapAtsJob = command('UnmapAtsJob', { ...of, jobId: JobId })
export const PauseAts = command('PauseAts', { ...of, reason: z.enum(['person', 'revoked']) })
export const ResumeAts = command('ResumeAts', of)
/** `cause` null: it worked. */
export const RecordAtsHealth = command('RecordAtsHealth', { ...of, cause: z.string().max(500).nullable() })
export const UnlinkAts = command('UnlinkAts', of)

export const AtsLinkCommand = z.discriminatedUnion('type', [
  AskForAtsLink,
  LinkAts,
  ChangeAtsSettings,
  MapAtsJob,
  ChangeAtsJob,
  UnmapAtsJob,
  PauseAts,
  ResumeAts,
  RecordAtsHealth,
  UnlinkAts,
])
export type AtsLinkCommand = z.infer<typeof AtsLinkCommand>
