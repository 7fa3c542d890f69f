import type { JobEvent } from '#contracts/job/events.ts'
import { openBoards } from '#contracts/job/boards/after.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const review = (jobId: string) => ({ type: 'ReviewJobBoards', data: { jobId } })

const isPosted = async ({ commands }: Core, { stream, tenant }: Recorded<JobEvent>) => {
  const { state } = await commands.stateOf(jobDecider, { companyId: tenant }, parseStream(stream).id)
  return state.status !== 'unknown' && openBoards(state.postings).length > 0
}

/** After an edit and after the job was taken off, its entries at job boards become what they should be (PUB-019). */
export const editedJobReviewsBoards: ProcessManager<JobEvent, boolean> = {
  name: 'edited-job-reviews-boards',
  category: 'job',
  on: ['JobDetailsEdited', 'JobPostingSaved', 'JobArchived', 'JobReturnedToDraft', 'JobDeadlineSet'],
  look: isPosted,
  react: ({ stream }, posted) => {
    const { id } = parseStream(stream)
    return posted ? [{ kind: 'command', aggregate: 'job', id, command: review(id) }] : []
  },
}

/** One timer for the boards of a job: the next of their durations to end, or the job's deadline. */
export const postedJobLeavesBoards: ProcessManager<JobEvent, string | null> = {
  name: 'posted-job-leaves-boards',
  category: 'job',
  on: ['JobPosted', 'JobBoardsClosed', 'JobDeadlineSet'],
  look: async ({ commands }, { stream, tenant }) => {
    const { state } = await commands.stateOf(jobDecider, { companyId: tenant }, parseStream(stream).id)
    if (state.status === 'unknown') return null
    const open = openBoards(state.postings)
    if (open.length === 0) return null
    const ends = open.flatMap((board) => state.postings.entries[board]?.until ?? [])
    return [...ends, ...(state.deadline ? [state.deadline.at] : [])].toSorted()[0] ?? null
  },
  react: ({ stream }, dueAt) => {
    const { id } = parseStream(stream)
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: uuid5(id, 'boards'), command },
    ]
    if (dueAt === null) return timer({ type: 'CancelTimer', data: {} })
    return timer({ type: 'MoveTimer', data: { dueAt, aggregate: 'job', id, command: review(id) } })
  },
}
