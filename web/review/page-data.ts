import type { MutableRefObject } from 'react'
import type { Channel } from '#contracts/candidate/events.ts'
import type { Column } from '#contracts/job/columns.ts'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { Stamp } from './comments.tsx'
import type { PanelData } from './panels.server.ts'
import type { People } from './people.ts'
import type { Chapter } from './player.tsx'
import type { Answered } from './questions.ts'
import type { Player } from './use-player.ts'

export type Neighbour = { to: string; name: string } | null

/** Of a candidate who waits until the plan has room for one-way interviews. */
export type HeldBack = {
  used: number
  of: number
  administrators: { name: string; email: string }[]
  mayUpgrade: boolean
}

/** What the loader of a candidate's page answers. */
export type CandidatePageData = {
  /** How far the live messages were when this was read. */
  live: string
  /** With the latest comments. */
  candidate: Omit<CandidateDetail, 'answers'>
  /** How many there are, and how many to ask for to see more. */
  comments: { total: number; next: number | null }
  job: {
    jobId: string
    title: string
    columns: readonly Column[]
    blindReview: boolean
    anonymousReview: AnonymityLevel
  }
  /** Null unless the candidate waits. */
  held: HeldBack | null
  chapters: readonly Chapter[]
  answers: readonly Answered[]
  people: People
  /** By what they want no more invitations, reminders and automatic messages. */
  optedOut: readonly Channel[]
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

/** What follows from decisions, once its code has come. */
export type FlowControls = {
  /** To the next or previous candidate of the queue; null outside a queue. */
  go: ((by: 1 | -1) => void) | null
  /** Takes back the last move made in this tab. */
  undo: () => void
  /** Marks the candidate for a comparison, or takes the mark away. */
  choose: () => void
  /** Opens those that are marked, and this candidate, side by side. */
  compare: () => void
}

/** What every late panel gets: the page's data, and the recording that is open. */
export type PanelProps = CandidatePageData & {
  chapter: Chapter | undefined
  /** Null while no recording is there to play. */
  controls: MutableRefObject<Player | null>
  /** Opens the question of a recording at this second. */
  onSeek: (stamp: Stamp) => void
}
