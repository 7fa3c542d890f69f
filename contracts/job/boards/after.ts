import type { JobDetails } from '../draft.ts'
import { same } from '../../kernel/same.ts'
import { type Board, boards, fedBoards, isFed } from './boards.ts'
import type { BoardEvent } from './events.ts'
import type { BoardEntry, KeptPosting } from './posting.ts'

/** What a job's own stream says of its postings. */
export type Postings = {
  saved: (KeptPosting & { email: string }) | null
  entries: Partial<Record<Board, BoardEntry>>
  /** The revision at which what boards show of the job last changed. */
  changedAt: number
}

export const noPostings: Postings = { saved: null, entries: {}, changedAt: 0 }

/** `revision` is that of the event. */
export function postingsAfter(now: Postings, { type, data }: BoardEvent, revision: number): Postings {
  switch (type) {
    case 'JobPostingSaved': {
      const saved = { ...data.posting, email: data.email }
      const shown = now.saved === null || !same(data.posting, withoutEmail(now.saved))
      return { ...now, saved, ...(shown && { changedAt: revision }) }
    }
    case 'JobPosted': {
      const posted = data.boards.map((choice): [Board, BoardEntry] => [
        choice.board,
        { ...choice, status: isFed(choice.board) ? 'to-update' : 'active', closedBecause: null, fetched: null },
      ])
      return { ...now, entries: { ...now.entries, ...Object.fromEntries(posted) }, changedAt: revision }
    }
    case 'JobBoardsClosed':
      return changed(now, data.boards, { status: 'closed', closedBecause: data.because })
    case 'JobBoardsOutdated':
      return changed(now, data.boards, { status: 'to-update' })
    case 'JobBoardFetched':
      return changed(now, [data.board], { status: 'active', fetched: data.revision })
  }
}

function changed(now: Postings, which: readonly Board[], change: Partial<BoardEntry>): Postings {
  const entries = which.flatMap((board) => {
    const entry = now.entries[board]
    return entry ? [[board, { ...entry, ...change }] as const] : []
  })
  return { ...now, entries: { ...now.entries, ...Object.fromEntries(entries) } }
}

/** After Job Details were edited: only what boards show makes a difference to them. */
export const postingsEdited = (now: Postings, before: JobDetails, after: JobDetails, revision: number): Postings =>
  same(shownOnBoards(before), shownOnBoards(after)) ? now : { ...now, changedAt: revision }

/** Boards that show what the job said before. */
export const outdatedBoards = ({ entries, changedAt }: Postings): Board[] =>
  fedBoards.filter((board) => {
    const entry = entries[board]
    return entry?.status === 'active' && entry.fetched !== null && entry.fetched < changedAt
  })
export const openBoards = ({ entries }: Postings): Board[] =>
  boards.filter((board) => entries[board] && entries[board].status !== 'closed')

const withoutEmail = ({ email: _, ...posting }: KeptPosting & { email: string }): KeptPosting => posting

const shownOnBoards = ({
  jobTitle,
  jobType,
  location,
  countryCode,
  workplace,
  salary,
  jobDescription,
  benefits,
  address,
  responsibilities,
  skills,
  experience,
  categories,
}: JobDetails) => ({
  jobTitle,
  jobType,
  location,
  countryCode,
  workplace,
  salary,
  jobDescription,
  benefits: benefits.map(({ title }) => title),
  address,
  responsibilities: responsibilities?.map(({ title }) => title),
  skills,
  experience,
  categories: categories?.map(({ name }) => name),
})
