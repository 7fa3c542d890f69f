import type { JobCommand } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { type Decider, decideBy, type Decisions } from '#domain/decider.ts'
import { activate } from './commands/activate.ts'
import { addColumn } from './commands/add-column.ts'
import { addHost } from './commands/add-host.ts'
import { archive } from './commands/archive.ts'
import { closeBoards, post, recordFetch, reviewBoards, savePosting } from './commands/boards.ts'
import { continueErasure, deleteJob } from './commands/delete.ts'
import { draft } from './commands/draft.ts'
import { moveColumn } from './commands/move-column.ts'
import { nameVersion } from './commands/name-version.ts'
import { removeColumn } from './commands/remove-column.ts'
import { renameColumn } from './commands/rename-column.ts'
import { returnToDraft } from './commands/return-to-draft.ts'
import { save } from './commands/save.ts'
import { setAutomations } from './commands/set-automations.ts'
import { setAnonymousReview } from './commands/set-anonymous-review.ts'
import { setBlindReview } from './commands/set-blind-review.ts'
import { noteDeadlineNear, setDeadline } from './commands/set-deadline.ts'
import { setPermissions } from './commands/set-permissions.ts'
import { recordSuggestions, settleSuggestion } from './commands/suggestions.ts'
import { setReferrals, share } from './commands/share.ts'
import { evolve, initialState, type Job } from './job.ts'

const decisions: Decisions<Job, JobCommand, JobEvent> = {
  DraftJob: draft,
  SaveJob: save,
  ActivateJob: (_data, state) => activate(state),
  ArchiveJob: (_data, state) => archive(state),
  ReturnJobToDraft: (_data, state) => returnToDraft(state),
  DeleteJob: deleteJob,
  ContinueJobErasure: continueErasure,
  AddColumn: addColumn,
  RenameColumn: renameColumn,
  MoveColumn: moveColumn,
  RemoveColumn: removeColumn,
  ShareJob: share,
  SetReferrals: setReferrals,
  SetBlindReview: setBlindReview,
  SetAnonymousReview: setAnonymousReview,
  SetJobDeadline: setDeadline,
  NoteDeadlineNear: noteDeadlineNear,
  NameJobVersion: nameVersion,
  SetJobPermissions: setPermissions,
  RecordSuggestions: recordSuggestions,
  SettleSuggestion: settleSuggestion,
  SetAutomations: setAutomations,
  AddMeetingHost: addHost,
  SaveJobPosting: savePosting,
  PostJob: post,
  CloseJobBoards: closeBoards,
  ReviewJobBoards: (_data, state, context) => reviewBoards(state, context),
  RecordBoardFetch: recordFetch,
}

export const jobDecider: Decider<Job, JobCommand, JobEvent> = {
  category: 'job',
  facts: ['isEmpty', 'candidates', 'companyName'],
  initialState,
  evolve,
  decide: decideBy(decisions),
}
