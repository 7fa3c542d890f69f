import type { ComponentType } from 'react'
import { late } from '../lib/late.tsx'
import type { CandidatePageData, PanelProps } from './page-data.ts'

type Panel = {
  name: string
  /** Beside the name, under the player, or in the column at the side. */
  place: 'header' | 'main' | 'side'
  /** Whether its code is fetched at all. */
  isShown: (data: CandidatePageData) => boolean
  Part: ComponentType<PanelProps>
}

const room = <div className="min-h-40" />

const isRecorded = ({ chapters }: CandidatePageData) => chapters.some(({ recording }) => recording !== null)

/** Parts of a candidate's page whose code comes once the page is there, in the order of each place. */
const table: readonly Panel[] = [
  {
    name: 'tags',
    place: 'header',
    isShown: ({ mayReview, candidate }) => mayReview || candidate.tags.length > 0,
    Part: late<PanelProps>(() => import('./tags/panel.tsx'), <div className="min-h-8 basis-full" />),
  },
  {
    name: 'score',
    place: 'side',
    isShown: ({ panels }) => panels.score !== null,
    Part: late<PanelProps>(() => import('./scores/panel.tsx'), room),
  },
  {
    name: 'transcript',
    place: 'main',
    isShown: isRecorded,
    Part: late<PanelProps>(() => import('./transcript/panel.tsx'), room),
  },
  {
    name: 'thread',
    place: 'main',
    isShown: () => true,
    Part: late<PanelProps>(() => import('./thread/panel.tsx'), room),
  },
  {
    name: 'evaluation',
    place: 'main',
    isShown: ({ panels, candidate }) => panels.score !== null && candidate.startedAt !== null,
    Part: late<PanelProps>(() => import('./evaluation/panel.tsx'), room),
  },
  {
    name: 'interviews',
    place: 'side',
    isShown: ({ panels }) => panels.interviews !== null,
    Part: late<PanelProps>(() => import('./interviews/panel.tsx'), room),
  },
  {
    name: 'sharing',
    place: 'side',
    isShown: ({ mayEdit, candidate }) => mayEdit || candidate.guestFeedback.length > 0,
    Part: late<PanelProps>(() => import('./sharing/panel.tsx'), room),
  },
]

export const Panels = ({ at, ...props }: PanelProps & { at: Panel['place'] }) =>
  table
    .filter(({ place, isShown }) => place === at && isShown(props))
    .map(({ name, Part }) => <Part key={name} {...props} />)
