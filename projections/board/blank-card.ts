import { aliasOf } from '#contracts/candidate/anonymity.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import type { CardDocument } from './card-document.ts'

type Contact = Extract<CandidateEvent, { type: 'CandidateAdded' | 'CandidateStarted' }>['data']

export const contactOf = ({ name, email }: Contact) => ({ name, email, search: searchable(name, email) })

/** The card of a candidate of whom nothing more is known. */
export const blank = (data: Contact, at: string): CardDocument => ({
  jobId: data.jobId,
  ...contactOf(data),
  alias: searchable(aliasOf(data.candidateId)),
  unmaskedBy: '',
  columnId: data.columnId,
  enteredColumnAt: at,
  rank: `${at}~${data.candidateId}`,
  movedBy: null,
  trail: [],
  status: 'added',
  rejected: false,
  source: data.source,
  board: '',
  campaign: '',
  ratings: {},
  reviewers: '',
  ratingsAvg: null,
  totals: {},
  scorers: '',
  teamScore: null,
  points: {},
  skills: {},
  ai: null,
  aiScore: null,
  personalityScore: null,
  cloud: {},
  words: '',
  comments: 0,
  interviews: {},
  live: 'none',
  answered: [],
  tags: [],
  tagged: '',
  chosen: '',
  numbers: {},
  days: {},
  recorded: [],
  posterId: null,
  journeyVersion: null,
  addedAt: at,
  addedRank: `${at}~${data.candidateId}`,
  invitedAt: null,
  startedAt: null,
  completedAt: null,
  lastActivityAt: null,
  remindedAt: null,
})
