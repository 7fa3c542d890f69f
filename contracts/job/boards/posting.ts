import * as z from 'zod'
import { Instant } from '../../kernel/ids.ts'
import { currencies, payPeriods } from '../choices.ts'
import { boards, boardStatuses, closings, fedBoards } from './boards.ts'

const line = z.string().max(500)
const items = z.array(z.string().max(1000)).max(20)

export const PostedSalary = z.object({
  currency: z.enum(currencies).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  period: z.enum(payPeriods).nullable(),
})

/** What both forms hold; the caps are of storage, the rules are in `rules.ts`. */
export const Posting = z.object({
  title: line,
  description: z.string().max(20_000),
  salary: PostedSalary,
  companyName: line,
  email: line,
  website: line,
  /** The "additional company name" of PUB-016. */
  otherName: line,
  requirements: items,
  responsibilities: items,
  benefits: items,
})
export type Posting = z.infer<typeof Posting>

/**
 * What is kept of a form: null is "as the job has it", so that a later edit of the job reaches the boards without a
 * second visit to the form.
 */
export const KeptPosting = Posting.omit({ email: true }).extend({
  title: line.nullable(),
  description: z.string().max(20_000).nullable(),
  salary: PostedSalary.nullable(),
  responsibilities: items.nullable(),
  benefits: items.nullable(),
})
export type KeptPosting = z.infer<typeof KeptPosting>

/** One place that a job is posted at. `accountId`: the company's number there, which LinkedIn asks for. */
export const BoardChoice = z.object({
  board: z.enum(boards),
  postDuration: z.number().int().min(1).max(365).nullable(),
  accountId: z.string().max(100).nullable(),
})
export type BoardChoice = z.infer<typeof BoardChoice>

export const BoardEntry = BoardChoice.extend({
  status: z.enum(boardStatuses),
  /** The moment its duration ends; null for a posting without a duration. */
  until: Instant.nullable(),
  closedBecause: z.enum(closings).nullable(),
  /** The revision of the job that a board fetched last; null: not fetched since it was posted. */
  fetched: z.number().int().nullable(),
})
export type BoardEntry = z.infer<typeof BoardEntry>

export const FedBoardName = z.enum(fedBoards)
