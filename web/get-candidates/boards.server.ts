import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { boards, ways } from '#contracts/job/boards/boards.ts'
import { BoardChoice, Posting } from '#contracts/job/boards/posting.ts'
import { postingProblems } from '#contracts/job/boards/rules.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { refusalIn } from '../i18n/refusal.server.ts'
import { languageOf } from '../lib/language.server.ts'
import type { BoardsData } from './boards-data.ts'

const commandId = z.uuid()
export const BoardsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), posting: Posting }),
  z.object({
    intent: z.literal('post'),
    via: z.enum(ways),
    boards: z.array(BoardChoice).min(1).max(boards.length),
    commandId,
  }),
  z.object({ intent: z.literal('close'), boards: z.array(z.enum(boards)).min(1), commandId }),
])

type Asked = { request: Request; context: AppLoadContext; asker: SignedIn['asker']; jobId: JobId }

export async function boardsOf({ request, context, asker, jobId }: Asked): Promise<BoardsData> {
  const { postings } = context.platform.useCases
  const language = await languageOf(request, context)
  const { posting, postings: kept, job } = await postings.postingForm(asker, jobId)
  const problemsOf = (way: (typeof ways)[number]) =>
    Object.fromEntries(
      Object.entries(postingProblems(way, posting)).map(([field, words]) => [field, refusalIn(language, words)]),
    )
  return {
    posting,
    entries: kept.entries,
    problems: { share: problemsOf('share'), boost: problemsOf('boost') },
    locationMissing: job.draft.details.countryCode === null,
    feeds: postings.feedAddresses(asker.companyId),
  }
}

/** Saves a form, posts the job or takes it off boards; answers what there is now. */
export async function changeBoards(asked: Asked, change: z.infer<typeof BoardsForm>): Promise<BoardsData> {
  const { context, asker, jobId } = asked
  const { postings } = context.platform.useCases
  if (change.intent === 'save') await postings.savePosting(asker, { jobId, posting: change.posting })
  else if (change.intent === 'post') {
    const { via, boards: chosen, commandId: id } = change
    await postings.postJob(asker, { jobId, via, boards: chosen, commandId: id })
  } else await postings.closeBoards(asker, { jobId, boards: change.boards, commandId: change.commandId })
  return boardsOf(asked)
}
