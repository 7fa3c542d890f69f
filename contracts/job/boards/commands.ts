import * as z from 'zod'
import { JobId } from '../../kernel/ids.ts'
import { boards, ways } from './boards.ts'
import { BoardChoice, FedBoardName, Posting } from './posting.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ jobId: JobId, ...shape }) })

/** A form as it is: it may be saved unfinished, and is whole once the job is posted. */
export const SaveJobPosting = command('SaveJobPosting', { posting: Posting })
/** Posts a live job; `companyName` is a fact the service looked up. */
export const PostJob = command('PostJob', {
  via: z.enum(ways),
  boards: z.array(BoardChoice).min(1).max(boards.length),
  companyName: z.string(),
})
export const CloseJobBoards = command('CloseJobBoards', { boards: z.array(z.enum(boards)).min(1).max(boards.length) })
/** Sent by processes after an edit, an archiving and a timer: the entries become what they should be by now. */
export const ReviewJobBoards = command('ReviewJobBoards', {})
/** Sent once a board has fetched its feed; never by a person. */
export const RecordBoardFetch = command('RecordBoardFetch', {
  board: FedBoardName,
  revision: z.number().int().min(0),
})

export const boardCommands = [SaveJobPosting, PostJob, CloseJobBoards, ReviewJobBoards, RecordBoardFetch] as const
