import type { Board, boardStatuses, Closing } from '#contracts/job/boards/boards.ts'
import type { PlainKey } from '../locales/text.ts'

type Status = (typeof boardStatuses)[number]
type Key = PlainKey<'boards'>

export const boardText = {
  careers: 'careers',
  googleJobPosting: 'google',
  linkedin: 'linkedin',
  indeed: 'indeed',
  talroo: 'talroo',
  zipRecruiter: 'zipRecruiter',
} as const satisfies Record<Board, Key>
export const statusText = {
  active: 'statusActive',
  closed: 'statusClosed',
  'to-update': 'statusToUpdate',
} as const satisfies Record<Status, Key>
export const statusTones = { active: 'success', closed: 'neutral', 'to-update': 'info' } as const
export const closedText = {
  person: 'closedByPerson',
  archived: 'closedArchived',
  draft: 'closedDraft',
  deadline: 'closedDeadline',
  duration: 'closedDuration',
} as const satisfies Record<Closing, Key>
