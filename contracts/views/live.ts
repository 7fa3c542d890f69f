import type { Column } from '../job/columns.ts'
import type { Card } from './board.ts'

/** Without the rating where some of the viewers may not see it, and without the score that a model proposed where this viewer may not. `movedBy`: the name of the colleague who put it into its column. */
export type PushedCard = Omit<Card, 'rating' | 'taira'> & Partial<Pick<Card, 'rating' | 'taira'>> & { movedBy?: string }

/** A colleague who has the same job open in the builder. */
export type PersonHere = { userId: string; name: string; picture: string | null }

/** What the server pushes (RT-003). Each message carries an id; a client that reconnects sends the last one it saw. */
export type LiveMessages = {
  /** A card as it is now. On a candidate's own page only its id and revision: that page is read again. */
  update_candidate: PushedCard | { id: string; rev: number; removed?: boolean }
  update_job: { rev: number; title: string; columns: Column[] }
  /** Who else has this job open in the builder; only for those who have. */
  update_people: PersonHere[]
  /** How many candidates lie in each column now. */
  update_counts: Record<string, number>
  /** An interview that is open has changed, or was erased: its page is read again. */
  update_interview: { id: string; rev: number; removed?: boolean }
  /** Some interview of the company has changed: lists are read again. */
  update_interviews: Record<string, never>
  /** The watching person's own notices have changed. */
  update_inbox: { rev: number }
  /** The plan of the watching person's company, or how its subscription is, has changed. */
  update_subscription: { rev: number }
  /** Messages were missed: read everything again. */
  reload: Record<string, never>
  /** Too many connections of one person, company or address: this one ends, and comes back once the page is looked at. */
  gave_way: Record<string, never>
}
export type LiveMessage = { [Name in keyof LiveMessages]: { name: Name; data: LiveMessages[Name] } }[keyof LiveMessages]
