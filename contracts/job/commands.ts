import * as z from 'zod'
import { CandidateId, ColumnId, Instant, JobId, ModuleId, UserId, Uuid } from '../kernel/ids.ts'
import { boardCommands } from './boards/commands.ts'
import { jobAutomationCommands } from './automation/commands.ts'
import { referralWays, shareActions } from './choices.ts'
import { Column, MAX_COLUMNS } from './columns.ts'
import { forEverySection } from './sections.ts'
import { BuilderStep, JobDraft } from './draft.ts'
import { outcomes, sources, suggestionKinds } from './suggested.ts'
import { AnonymityLevel } from '../kernel/anonymity.ts'
import { AskedPermission, MAX_JOB_PERMISSIONS } from './permissions.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ jobId: JobId, ...shape }) })

/** A fact the service looked up: how many modules a job of the company can have; left out, the usual number. */
const moduleLimit = z.number().int().min(1).optional()
/** `columns`: the board begins with these instead of the usual three. */
export const DraftJob = command('DraftJob', {
  draft: JobDraft,
  blindReview: z.boolean().optional(),
  anonymousReview: AnonymityLevel.optional(),
  columns: z.array(Column).max(MAX_COLUMNS).optional(),
  moduleLimit,
})
const revision = z.number().int().min(0).optional()
/**
 * What autosave sends: the sections that were edited, and no others. `basedOn` is the revision at which the editor
 * last saw each of them; a section that another person changed since is refused ('job/stale-draft').
 */
export const SaveJob = command('SaveJob', {
  draft: JobDraft.partial(),
  step: BuilderStep.nullable(),
  /** The module that was open in the interview builder; left out, as before. */
  subStep: ModuleId.nullable().optional(),
  basedOn: z.object(forEverySection(revision)).nullable(),
  /** A developer has confirmed that a live job is saved with fields that are not valid (JOB-049). */
  override: z.boolean().optional(),
  /** A fact the service looked up: questions of the company have no cap. */
  longQuestions: z.boolean().optional(),
  moduleLimit,
})
/** Sent by the process that has consumed a job slot for it; never by a person directly. */
export const ActivateJob = command('ActivateJob', {})
export const ArchiveJob = command('ArchiveJob', {})
export const ReturnJobToDraft = command('ReturnJobToDraft', {})
/** `candidates` is a fact the service looked up: how many are erased with it. */
export const DeleteJob = command('DeleteJob', { candidates: z.number().int().min(0) })
/** Sent by the process that erases the candidates of a deleted job; never by a person directly. */
export const ContinueJobErasure = command('ContinueJobErasure', { after: CandidateId })
export const AddColumn = command('AddColumn', {
  columnId: ColumnId,
  title: z.string().max(500),
  position: z.number().int().min(0).nullable(),
})
export const RenameColumn = command('RenameColumn', { columnId: ColumnId, title: z.string().max(500) })
export const MoveColumn = command('MoveColumn', { columnId: ColumnId, position: z.number().int().min(0).max(100) })
/** `isEmpty` is a fact the service looked up: a column with candidates in it stays. */
export const RemoveColumn = command('RemoveColumn', { columnId: ColumnId, isEmpty: z.boolean() })
export const ShareJob = command('ShareJob', { via: z.enum(shareActions), referral: z.boolean() })
/** Null: applications are taken on a rolling basis, until the job is archived. */
export const SetJobDeadline = command('SetJobDeadline', {
  deadline: Instant.nullable(),
  timezone: z.string().max(100).nullable(),
})
/** Sent by a timer. It changes nothing when the deadline has changed since the timer was set, or the job is not live. */
export const NoteDeadlineNear = command('NoteDeadlineNear', { deadline: Instant })
export const SetReferrals = command('SetReferrals', { of: z.enum(referralWays), on: z.boolean() })
export const SetBlindReview = command('SetBlindReview', { on: z.boolean() })
export const SetAnonymousReview = command('SetAnonymousReview', { level: AnonymityLevel })
/** Names the job as it was at a revision; `name` null takes the name away. */
export const NameJobVersion = command('NameJobVersion', {
  revision: z.number().int().min(0),
  name: z.string().max(500).nullable(),
})

/** Sent by the assistant once it has made suggestions; never by a person directly. */
export const RecordSuggestions = command('RecordSuggestions', {
  suggestionId: Uuid,
  of: z.enum(suggestionKinds),
  source: z.enum(sources),
  model: z.string().max(200).nullable(),
  items: z.array(z.string().max(2000)).max(50),
  tokens: z.number().int().min(0),
})
export const SettleSuggestion = command('SettleSuggestion', {
  suggestionId: Uuid,
  index: z.number().int().min(0).max(50),
  outcome: z.enum(outcomes),
  text: z.string().max(2000).nullable(),
})

/** `basedOn` is the revision at which the caller last saw the list; when it has changed since, the command is refused ('job/stale-permissions'). The HTTP call sends none, and replaces the list. */
export const SetJobPermissions = command('SetJobPermissions', {
  permissions: z.array(AskedPermission).max(MAX_JOB_PERMISSIONS),
  basedOn: revision,
})
/** For whatever books a meeting: its host comes onto the job. Never sent by a person directly. */
export const AddMeetingHost = command('AddMeetingHost', { userId: UserId })

export const JobCommand = z.discriminatedUnion('type', [
  DraftJob,
  SaveJob,
  ActivateJob,
  ArchiveJob,
  ReturnJobToDraft,
  DeleteJob,
  ContinueJobErasure,
  AddColumn,
  RenameColumn,
  MoveColumn,
  RemoveColumn,
  ShareJob,
  SetBlindReview,
  SetReferrals,
  SetAnonymousReview,
  SetJobDeadline,
  NoteDeadlineNear,
  NameJobVersion,
  SetJobPermissions,
  AddMeetingHost,
  RecordSuggestions,
  SettleSuggestion,
  ...boardCommands,
  ...jobAutomationCommands,
])
export type JobCommand = z.infer<typeof JobCommand>
export type JobCommandData<Type extends JobCommand['type']> = Extract<JobCommand, { type: Type }>['data']
