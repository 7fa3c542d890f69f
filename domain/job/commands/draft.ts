import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { savedTitle, withoutBlanks } from '#contracts/job/blank.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import { rulesFor, standardRules } from '#contracts/job/draft-rules.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { storable } from '../policies/storable.ts'

/** The creator of a job has their own role on it; a person without a role cannot create one (TEAM-014). */
export function draft(
  { jobId, draft, blindReview, anonymousReview, columns = initialColumns, moduleLimit }: JobCommandData<'DraftJob'>,
  state: Job,
  { asker }: CommandContext,
): JobEvent[] {
  if (state.status !== 'unknown' || state.deleted)
    throw new Rejected('job/already-exists', 'This job has been created before')
  // Whose key creates a job could not see it otherwise.
  const creator = asker.kind === 'user' ? asker : asker.kind === 'apiKey' && asker.onJobs ? asker.owner : undefined
  if (creator && !creator.role) throw new Rejected('job/permissions-role-missing', 'Error: role_id is missing')
  storable(draft, rulesFor(draft.details, { ...standardRules, ...(moduleLimit && { moduleLimit }) }))
  const { details, scorecard, journey } = withoutBlanks(draft)

  return [
    {
      type: 'JobDrafted',
      data: {
        jobId,
        createdBy: asker.kind === 'user' ? asker.userId : null,
        details: { ...details, jobTitle: savedTitle(details.jobTitle) },
        scorecard,
        journey,
        columns,
        permissions: creator ? [{ user_id: creator.userId, role_id: creator.role }] : [],
      },
    },
    ...(blindReview ? [{ type: 'BlindReviewSet', data: { on: true } } as const] : []),
    ...(anonymousReview && anonymousReview !== 'off'
      ? [{ type: 'AnonymousReviewSet', data: { level: anonymousReview } } as const]
      : []),
  ]
}
