import type { Board, boardStatuses, Closing, Way } from '#contracts/job/boards/boards.ts'
import type { BoardChoice, Posting } from '#contracts/job/boards/posting.ts'

type Entry = {
  status: (typeof boardStatuses)[number]
  closedBecause: Closing | null
  postDuration: number | null
  accountId: string | null
}
/** What the forms of Power Share and Power Boost are drawn from. */
export type BoardsData = {
  posting: Posting
  entries: Partial<Record<Board, Entry>>
  /** What keeps each form from being posted, by field, in the reader's language. */
  problems: Record<Way, Record<string, string>>
  /** The job names no country: it cannot be advertised (PUB-011). */
  locationMissing: boolean
  /** The addresses that the company gives to boards which fetch a feed. */
  feeds: Partial<Record<Board, string>>
}
export type BoardsRequest =
  | { intent: 'save'; posting: Posting }
  | { intent: 'post'; via: Way; boards: BoardChoice[]; commandId: string }
  | { intent: 'close'; boards: Board[]; commandId: string }
export type BoardsAnswer = BoardsData | { refused: { message: string; fields: Record<string, string> } }

/** A form comes before the boards while it has errors, or nothing was posted yet (PUB-012). */
export const showsForm = ({ problems, entries }: Pick<BoardsData, 'problems' | 'entries'>, way: Way): boolean =>
  Object.keys(problems[way]).length > 0 || Object.keys(entries).length === 0

/** @throws Error where nothing was answered. */
export async function askBoards(jobId: string, request?: BoardsRequest): Promise<BoardsAnswer> {
  const response = await fetch(`/jobs/post/${jobId}/boards`, {
    ...(request && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }),
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as BoardsAnswer
}
