import * as z from 'zod'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { meetingTypeNames, requirementNames, sharingNames } from './codes.ts'

/** Caps here are storage limits; what is allowed is decided with the words of the rule. */
const text = z.string().max(20_000)

export const Slot = z.object({ start: Instant, end: Instant })
export type Slot = z.infer<typeof Slot>

export const PanelMember = z.object({ userId: UserId, requirement: z.enum(requirementNames) })
export type PanelMember = z.infer<typeof PanelMember>

/** A room is one holder of time like a person: rooms of one name are one room. */
export const Room = z.object({ roomId: Uuid, name: z.string().max(200) })
export type Room = z.infer<typeof Room>

/** How people meet: a link, a number to call, or an address, written out; or a link that a service makes, named by its profile. */
export const conferencings = ['link', 'phone', 'address', 'service'] as const
type Place = { kind: (typeof conferencings)[number]; value: string }
export type PlaceShown = { kind: Exclude<Place['kind'], 'service'>; value: string }

/** Where people meet, as they read it; null while a service has made no link yet. */
export const shownPlace = ({ place, link }: { place: Place | null; link: string | null }): PlaceShown | null => {
  if (place?.kind !== 'service') return place as PlaceShown | null
  return link === null ? null : { kind: 'link', value: link }
}

export const isMeetingLink = (url: string) => /^https:\/\/[^\s]+$/.test(url)

export type OfferMessage = { subject: string; text: string } | null

export const planShape = {
  type: z.enum(meetingTypeNames),
  summary: text,
  description: text,
  duration: z.number().int().min(0).max(10_000),
  buffer: z.object({ before: z.number().int().min(0).max(1000), after: z.number().int().min(0).max(1000) }),
  panel: z.array(PanelMember).max(200),
  /** How many of those with SOME take part, chosen by their load; null where there are none. */
  some: z.number().int().min(0).max(200).nullable(),
  hostId: UserId.nullable(),
  rooms: z.array(Room).max(50),
  place: z.object({ kind: z.enum(conferencings), value: text }).nullable(),
  sharing: z.enum(sharingNames),
  /** Of SELECT: what is offered. */
  slots: z.array(Slot).max(500),
  /** Of ALL: which part of the calendars is offered. */
  window: Slot.nullable(),
  /** The zone of who planned it; a candidate reads times in their own. */
  zone: z.string().max(100),
}
export const InterviewPlan = z.object(planShape)
export type InterviewPlan = z.infer<typeof InterviewPlan>

export const interviewOf = { interviewId: Uuid, jobId: JobId, candidateId: CandidateId }
