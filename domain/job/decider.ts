import type { JobCommand } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Decider } from '#domain/decider.ts'
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

export const jobDecider: Decider<Job, JobCommand, JobEvent> = {
  category: 'job',
  facts: ['isEmpty', 'candidates', 'companyName'],
  initialState,
  evolve,
  decide: (command, state, context) => {
    switch (command.type) {
      case 'DraftJob':
        return draft(command.data, state, context)
      case 'SaveJob':
        return save(command.data, state)
      case 'ActivateJob':
        return activate(state)
      case 'ArchiveJob':
        return archive(state)
      case 'ReturnJobToDraft':
        return returnToDraft(state)
      case 'DeleteJob':
        return deleteJob(command.data, state)
      case 'ContinueJobErasure':
        return continueErasure(command.data, state)
      case 'AddColumn':
        return addColumn(command.data, state)
      case 'RenameColumn':
        return renameColumn(command.data, state)
      case 'MoveColumn':
        return moveColumn(command.data, state)
      case 'RemoveColumn':
        return removeColumn(command.data, state)
      case 'ShareJob':
        return share(command.data, state)
      case 'SetReferrals':
        return setReferrals(command.data, state)
      case 'SetBlindReview':
        return setBlindReview(command.data, state)
      case 'SetAnonymousReview':
        return setAnonymousReview(command.data, state)
      case 'SetJobDeadline':
        return setDeadline(command.data, state, context)
      case 'NoteDeadlineNear':
        return noteDeadlineNear(command.data, state)
      case 'NameJobVersion':
        return nameVersion(command.data, state)
      case 'SetJobPermissions':
        return setPermissions(command.data, state)
      case 'RecordSuggestions':
        return recordSuggestions(command.data, state)
      case 'SettleSuggestion':
        return settleSuggestion(command.data, state)
      case 'SetAutomations':
        return setAutomations(command.data, state, context)
      case 'AddMeetingHost':
        return addHost(command.data, state)
      case 'SaveJobPosting':
        return savePosting(command.data, state)
      case 'PostJob':
        return post(command.data, state, context)
      case 'CloseJobBoards':
        return closeBoards(command.data, state)
      case 'ReviewJobBoards':
        return reviewBoards(state, context)
      case 'RecordBoardFetch':
        return recordFetch(command.data, state)
      default:
        return command satisfies never
    }
  },
}
