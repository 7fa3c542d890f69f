import * as z from 'zod'
import { boardStatuses } from '../../job/boards/boards.ts'

const status = z
  .enum(boardStatuses)
  .describe('to-update: waits for the board to fetch its feed; active: it has what is offered; closed: taken off')
const post_duration = z.number().int().min(1).max(365).nullable().describe('Days; null: until it is closed')
const company_id = z.string().max(100).nullable().describe('The number of the company page there')
const feed = z.string().max(1000).optional().describe('The address of the feed, for the company to give to the board')

const entries = {
  zipRecruiter: z.object({ status, feed, post_duration }),
  googleJobPosting: z.object({ status }),
  talroo: z.object({ status, feed }),
  linkedin: z.object({ status, feed, company_id }),
  indeed: z.object({ status, feed }),
  careers: z.object({ status }),
}

/** The job-board entries of B§3 (PUB-019), with Indeed and the company's careers page beside them. */
export const JobBoards = z
  .object(entries)
  .partial()
  .describe('Where the job is or was posted; a board that it never was is left out')
export type JobBoards = z.infer<typeof JobBoards>

/** Boards to post at; one that is sent as closed is taken off. */
export const JobBoardsChange = z
  .strictObject({
    zipRecruiter: entries.zipRecruiter.partial(),
    googleJobPosting: entries.googleJobPosting.partial(),
    talroo: entries.talroo.partial(),
    linkedin: entries.linkedin.partial(),
    indeed: entries.indeed.partial(),
    careers: entries.careers.partial(),
  })
  .partial()
  .describe('Counts with `job_posting`: where to post the job; a board that is sent as closed is taken off')
export type JobBoardsChange = z.infer<typeof JobBoardsChange>
