/** Where a job can be posted (PUB-019); free of zod, so that browsers can have it for the price of the words. */
export const boards = ['careers', 'googleJobPosting', 'linkedin', 'indeed', 'talroo', 'zipRecruiter'] as const
export type Board = (typeof boards)[number]

/** The form by which each is reached: Power Share is free, Power Boost advertises (PUB-004). */
export const ways = ['share', 'boost'] as const
export type Way = (typeof ways)[number]
export const boardsOf = {
  share: ['careers', 'googleJobPosting', 'linkedin', 'indeed'],
  boost: ['zipRecruiter', 'talroo'],
} as const satisfies Record<Way, readonly Board[]>

/** They fetch a feed of ours, so that what they show is as old as their last visit. */
export const fedBoards = ['linkedin', 'indeed', 'talroo', 'zipRecruiter'] as const satisfies readonly Board[]
export type FedBoard = (typeof fedBoards)[number]
export const isFed = (board: Board): board is FedBoard => (fedBoards as readonly Board[]).includes(board)

/**
 * `to-update`: waits for the board to fetch what is offered now; `active`: what the board has is what is offered;
 * `closed`: the job is taken off.
 */
export const boardStatuses = ['active', 'closed', 'to-update'] as const

export const closings = ['person', 'archived', 'draft', 'deadline', 'duration'] as const
export type Closing = (typeof closings)[number]

/** PUB-013 to PUB-015, JOB-047 and, for LinkedIn, its table of fields. */
export const postingLimits = {
  description: { min: 25, max: 800, onLinkedIn: 100 },
  requirements: 10,
  responsibilities: 4,
  benefits: 4,
  item: 200,
  line: 200,
  compensation: 1,
} as const
