import { later } from '#contracts/kernel/time.ts'
import { openBoards, outdatedBoards } from '#contracts/job/boards/after.ts'
import { type Board, boardsOf, type Closing } from '#contracts/job/boards/boards.ts'
import { keptOf, listingOf, postingOf } from '#contracts/job/boards/listing.ts'
import type { BoardChoice } from '#contracts/job/boards/posting.ts'
import { boardProblems, postingProblems } from '#contracts/job/boards/rules.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Job, KnownJob } from '../job.ts'
import { editable, known } from '../policies/known.ts'

/** A form may be saved unfinished, as a draft may; it is checked when the job is posted. */
export function savePosting({ posting }: JobCommandData<'SaveJobPosting'>, state: Job): JobEvent[] {
  const job = editable(state)
  const kept = keptOf(posting, job.draft)
  const email = posting.email.trim()
  return same({ ...kept, email }, job.postings.saved)
    ? []
    : [{ type: 'JobPostingSaved', data: { email, posting: kept } }]
}

/** Nothing is posted while one of the chosen boards would not take it; posting again renews what is there. */
export function post(data: JobCommandData<'PostJob'>, state: Job, { now }: CommandContext): JobEvent[] {
  const job = known(state)
  if (job.status !== 'active') throw new Rejected('job/not-active', 'Only a job that is live can be posted')
  if (isOver(job, now))
    throw new Rejected('job/not-active', 'The deadline of this job has passed. Change it before you post the job.')
  const { via, companyName } = data
  const choices = data.boards.map((choice) => normal(choice))
  const offered: readonly Board[] = boardsOf[via]
  const elsewhere = choices.find(({ board }) => !offered.includes(board))
  const listing = listingOf(job.draft, job.postings.saved, companyName)
  const problems = {
    ...(elsewhere && { [`boards.${elsewhere.board}`]: 'This board is reached by the other form' }),
    ...postingProblems(via, postingOf(job.draft, job.postings.saved, companyName)),
    ...Object.assign({}, ...choices.map((choice) => prefixed(boardProblems(choice, listing)))),
  }
  if (Object.keys(problems).length > 0)
    throw new Rejected('job/invalid-fields', 'Some fields need attention before this job can be posted', problems)
  const due = choices.filter((choice) => !alreadyPosted(job, choice))
  if (due.length === 0) return []
  const until = ({ postDuration }: BoardChoice) => (postDuration === null ? null : later(now, { days: postDuration }))
  return [{ type: 'JobPosted', data: { via, boards: due.map((choice) => ({ ...choice, until: until(choice) })) } }]
}

/** A duration is ZipRecruiter's, a company's number LinkedIn's (PUB-019). */
const normal = ({ board, postDuration, accountId }: BoardChoice): BoardChoice => ({
  board,
  postDuration: board === 'zipRecruiter' ? postDuration : null,
  accountId: board === 'linkedin' ? (accountId?.trim() ?? null) : null,
})

const prefixed = (problems: object) =>
  Object.fromEntries(Object.entries(problems).map(([field, words]) => [`boards.${field}`, words]))

function alreadyPosted({ postings }: KnownJob, { board, postDuration, accountId }: BoardChoice): boolean {
  const entry = postings.entries[board]
  return (
    entry !== undefined &&
    entry.status !== 'closed' &&
    entry.postDuration === postDuration &&
    entry.accountId === accountId
  )
}

export function closeBoards({ boards }: JobCommandData<'CloseJobBoards'>, state: Job): JobEvent[] {
  const open = openBoards(known(state).postings).filter((board) => boards.includes(board))
  return closed(open, 'person')
}

/** Closes what the job's status, its deadline or a board's duration ends, and marks what an edit made old. */
export function reviewBoards(state: Job, { now }: CommandContext): JobEvent[] {
  if (state.status === 'unknown') return []
  const { postings } = state
  const open = openBoards(postings)
  const ended = endOf(state, now)
  if (ended) return closed(open, ended)
  const over = open.filter((board) => {
    const until = postings.entries[board]?.until ?? null
    return until !== null && until <= now
  })
  const outdated = outdatedBoards(postings).filter((board) => !over.includes(board))
  return [
    ...closed(over, 'duration'),
    ...(outdated.length > 0 ? [{ type: 'JobBoardsOutdated' as const, data: { boards: outdated } }] : []),
  ]
}

const isOver = ({ deadline }: KnownJob, now: string) => deadline !== null && deadline.at <= now

function endOf(job: KnownJob, now: string): Closing | null {
  if (job.status !== 'active') return job.status
  return isOver(job, now) ? 'deadline' : null
}

const closed = (boards: Board[], because: Closing): JobEvent[] =>
  boards.length === 0 ? [] : [{ type: 'JobBoardsClosed', data: { boards, because } }]

/** Evidence that a board has what is offered now; an older copy is none. */
export function recordFetch({ board, revision }: JobCommandData<'RecordBoardFetch'>, state: Job): JobEvent[] {
  if (state.status === 'unknown') return []
  const entry = state.postings.entries[board]
  const waits = entry?.status === 'to-update' && revision >= state.postings.changedAt
  return waits ? [{ type: 'JobBoardFetched', data: { board, revision } }] : []
}
