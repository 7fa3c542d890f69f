import * as z from 'zod'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { Instant } from '../../kernel/ids.ts'
import { BoardChoice, FedBoardName, KeptPosting } from './posting.ts'
import { boards, closings, ways } from './boards.ts'

const named = z.array(z.enum(boards)).min(1)

/** A form of Power Share or Power Boost was saved. The recruiter's address is sealed with the job's key. */
export const JobPostingSaved = defineEvent('JobPostingSaved', z.object({ email: z.string(), posting: KeptPosting }), [
  'email',
])
/** The publishing event "publish on job boards" (PUB-005). */
export const JobPosted = defineEvent(
  'JobPosted',
  z.object({ via: z.enum(ways), boards: z.array(BoardChoice.extend({ until: Instant.nullable() })).min(1) }),
)
export const JobBoardsClosed = defineEvent('JobBoardsClosed', z.object({ boards: named, because: z.enum(closings) }))
/** What these boards fetched last is not what the job says now. */
export const JobBoardsOutdated = defineEvent('JobBoardsOutdated', z.object({ boards: named }))
/** The board fetched a feed that had the job as it was at `revision`. */
export const JobBoardFetched = defineEvent(
  'JobBoardFetched',
  z.object({ board: FedBoardName, revision: z.number().int().min(0) }),
)

export const boardEvents = [JobPostingSaved, JobPosted, JobBoardsClosed, JobBoardsOutdated, JobBoardFetched] as const
export type BoardEvent = EventOf<(typeof boardEvents)[number]>
