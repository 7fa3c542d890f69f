import type { Section } from '../job/sections.ts'
import type { JobDraft } from '../job/draft.ts'
import type { HistoryActor } from './history.ts'

/** A moment of a job that can be opened again: what one person saved within a quarter of an hour. */
export type JobVersion = {
  /** Of the last event in it. */
  revision: number
  at: string
  actor: HistoryActor
  /** What was edited; nothing where the job was only created or published. */
  sections: Section[]
  /** The number of the journey that went live with it. */
  published: number | null
  name: string | null
}

/** The job as it was at a revision. */
export type JobThen = { revision: number; draft: JobDraft }
