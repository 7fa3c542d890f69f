import * as z from 'zod'
import { meetingTypeNames, sharingNames } from '#contracts/interview/codes.ts'
import { PanelMember } from '#contracts/interview/plan.ts'
import { Instant, UserId } from '#contracts/kernel/ids.ts'

const text = z.string().max(20_000)
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** An interview as it is being planned. Days are of `zone`, both whole; what is allowed is decided by the command. */
export const Draft = z.object({
  type: z.enum(meetingTypeNames),
  summary: text,
  description: text,
  place: text,
  /** The host's conferencing service that makes the link; empty: `place` is where people meet. */
  service: z.string().max(2000).default(''),
  rooms: text,
  duration: z.number().int().min(0).max(10_000),
  before: z.number().int().min(0).max(1000),
  after: z.number().int().min(0).max(1000),
  panel: z.array(PanelMember).max(200),
  some: z.number().int().min(0).max(200),
  hostId: UserId.nullable(),
  sharing: z.enum(sharingNames),
  /** Of SELECT: when the times that were picked begin. */
  starts: z.array(Instant).max(500),
  from: day,
  to: day,
  expires: day.or(z.literal('')),
  zone: z.string().max(100),
})
export type Draft = z.infer<typeof Draft>

/** In which step the field is whose words a refusal has. */
export const isOfMessage = (field: string) => field === 'channel' || field.startsWith('message')

/** Who takes part. */
export type People = Pick<Draft, 'panel' | 'some' | 'hostId'>
/** Where it takes place. */
export type Where = Pick<Draft, 'type' | 'place' | 'service' | 'hostId'>

/** With another person, as required; or as it is, where they are there already. */
export const withPerson = <D extends People>(draft: D, userId: string): D =>
  draft.panel.some((each) => each.userId === userId)
    ? draft
    : { ...draft, panel: [...draft.panel, { userId, requirement: 'REQUIRED' }], hostId: draft.hostId ?? userId }

/** With all people of a group as some of several; those who are there already stay as they are. */
export const withGroup = <D extends People>(draft: D, members: readonly string[]): D => {
  const added = members.filter((userId) => !draft.panel.some((each) => each.userId === userId))
  const panel = [...draft.panel, ...added.map((userId) => ({ userId, requirement: 'SOME' as const }))]
  return { ...draft, panel, hostId: draft.hostId ?? panel[0]?.userId ?? null }
}

/** The host is one of the people: where they go, the next one is. */
export function withoutPerson<D extends People>(draft: D, userId: string): D {
  const panel = draft.panel.filter((each) => each.userId !== userId)
  return { ...draft, panel, hostId: draft.hostId === userId ? (panel[0]?.userId ?? null) : draft.hostId }
}

export const withStart = <D extends Pick<Draft, 'starts'>>(draft: D, start: string): D => ({
  ...draft,
  starts: draft.starts.includes(start)
    ? draft.starts.filter((each) => each !== start)
    : [...draft.starts, start].sort(),
})
