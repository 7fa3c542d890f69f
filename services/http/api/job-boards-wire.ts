import type { JobBoards, JobBoardsChange } from '#contracts/http/api/job-boards-wire.ts'
import type { JobPayload } from '#contracts/http/api/job-wire.ts'
import type { Postings } from '#contracts/job/boards/after.ts'
import { type Board, boards } from '#contracts/job/boards/boards.ts'
import type { BoardChoice, Posting } from '#contracts/job/boards/posting.ts'

/** `feeds`: the addresses that the company gives to the boards. */
export const boardsOnWire = ({ entries }: Postings, feeds: Partial<Record<Board, string>> = {}): JobBoards =>
  Object.fromEntries(
    boards.flatMap((board) => {
      const entry = entries[board]
      if (!entry) return []
      const { status, postDuration, accountId } = entry
      return [
        [
          board,
          {
            status,
            ...(feeds[board] && { feed: feeds[board] }),
            ...(board === 'zipRecruiter' && { post_duration: postDuration }),
            ...(board === 'linkedin' && { company_id: accountId }),
          },
        ],
      ]
    }),
  )

/** What only boards show of a job; a job whose forms were never saved has none. */
export const postedData = ({ saved }: Postings) =>
  saved ? { skills: saved.requirements, ...(saved.benefits && { benefits: saved.benefits }) } : {}

/** A form as a payload changes it: jobData is what boards show (C§3). */
export function postingFrom({ integration_meta }: JobPayload, now: Posting): Posting {
  const { hiringOrganization: organization, skills, responsibilities, benefits } = integration_meta?.jobData ?? {}
  return {
    ...now,
    ...(organization && {
      companyName: organization.name || now.companyName,
      email: organization.email,
      website: organization.website,
      otherName: organization.sameAs,
    }),
    ...(skills && { requirements: skills }),
    ...(responsibilities && { responsibilities: responsibilities.map(({ title }) => title) }),
    ...(benefits && { benefits }),
  }
}

type Wanted = { post: BoardChoice[]; close: Board[] }

/** Without a name, those that ask for nothing more than a job says. */
export function wantedBoards(change: JobBoardsChange = { careers: {}, googleJobPosting: {} }): Wanted {
  const named = boards.flatMap((board) => (change[board] ? [{ board, ...change[board] }] : []))
  const isClosed = ({ status }: { status?: string | undefined }) => status === 'closed'
  return {
    close: named.filter(isClosed).map(({ board }) => board),
    post: named
      .filter((each) => !isClosed(each))
      .map((each) => ({
        board: each.board,
        postDuration: ('post_duration' in each ? each.post_duration : null) ?? null,
        accountId: ('company_id' in each ? each.company_id : null) ?? null,
      })),
  }
}
