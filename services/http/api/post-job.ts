import type { JobChange } from '#contracts/http/api/job-wire.ts'
import { boardsOf, ways } from '#contracts/job/boards/boards.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../../platform.ts'
import { postingFrom, wantedBoards } from './job-boards-wire.ts'

/**
 * What an update of a job does at job boards: its jobData is the form, and with `job_posting` the job is posted (JOB-061).
 * Each step is a command of its own, and the same one when the call is repeated.
 */
export async function postAsAsked(
  { useCases: { postings } }: Platform,
  asker: Asker,
  jobId: JobId,
  payload: JobChange,
  commandId: string,
): Promise<ConsistencyToken> {
  const { skills, benefits } = payload.integration_meta?.jobData ?? {}
  if (!payload.job_posting && !skills && !benefits) return {}
  const { posting } = await postings.postingForm(asker, jobId)
  const step = (name: string) => uuid5(commandId, name)
  const saved = await postings.savePosting(asker, {
    jobId,
    posting: postingFrom(payload, posting),
    commandId: step('save posting'),
  })
  let token = saved.token
  if (!payload.job_posting) return token
  const { post, close } = wantedBoards(payload.job_boards)
  for (const via of ways) {
    const offered: readonly string[] = boardsOf[via]
    const boards = post.filter(({ board }) => offered.includes(board))
    if (boards.length === 0) continue
    const posted = await postings.postJob(asker, { jobId, via, boards, commandId: step(`post ${via}`) })
    token = mergeTokens(token, posted.token)
  }
  if (close.length === 0) return token
  const closed = await postings.closeBoards(asker, { jobId, boards: close, commandId: step('close boards') })
  return mergeTokens(token, closed.token)
}
