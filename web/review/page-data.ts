import type { MutableRefObject } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { Stamp } from './comments.tsx'
import type { PanelData } from './panels.server.ts'
import type { People } from './people.ts'
import type { Chapter } from './player.tsx'
import type { Answered } from './questions.ts'
import type { Player } from './use-player.ts'

export type Neighbour = { to: string; name: string } | null

/** What the loader of a candidate's page answers. */
export type CandidatePageData = {
  candidate: Omit<CandidateDetail, 'answers'>
  job: { jobId: string; title: string; columns: readonly Column[]; blindReview: boolean }
  chapters: readonly Chapter[]
  answers: readonly Answered[]
  people: People
  viewer: string
  previous: Neighbour
  next: Neighbour
  mayReview: boolean
  mayEdit: boolean
  mayInvite: boolean
  mayEditJob: boolean
  /** One entry for each late panel that has data of its own. */
  panels: PanelData
}

/** What every late panel gets: the page's data, and the recording that is open. */
export type PanelProps = CandidatePageData & {
  chapter: Chapter | undefined
  /** Null while no recording is there to play. */
  controls: MutableRefObject<Player | null>
  /** Opens the question of a recording at this second. */
  onSeek: (stamp: Stamp) => void
}
