import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { meetingTypeOf, neededOf, panelOf, placeOf } from '#contracts/automation/meeting.ts'
import { meetingTypeNames, PREFERRED_PROFILE, sharingNames } from '#contracts/interview/codes.ts'
import { PanelMember } from '#contracts/interview/plan.ts'
import type { MeetingAction } from '#contracts/job/automation/schema.ts'
import { Instant, UserId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'

const text = z.string().max(2000)
/** The interview that an automation plans, as its form has it: names of fields as in the planner of interviews. */
export const MeetingDraft = z.object({
  type: z.enum(meetingTypeNames),
  summary: text,
  place: text,
  service: text,
  duration: z.number().int().min(0).max(1440),
  panel: z.array(PanelMember).max(200),
  some: z.number().int().min(0).max(100),
  hostId: UserId.nullable(),
  sharing: z.enum(sharingNames),
  starts: z.array(Instant).max(500),
})
export type MeetingDraft = z.infer<typeof MeetingDraft>

const platformOf = { ONLINE: 'online', CALL: 'call', FACE_TO_FACE: 'face_to_face' } as const satisfies Record<
  (typeof meetingTypeNames)[number],
  MeetingAction['meeting_platform']
>

export const firstMeeting = (viewer: UserId | null): MeetingDraft => ({
  ...{ type: 'ONLINE', summary: '', place: '', service: '', duration: 30, some: 1 },
  panel: viewer ? [{ userId: viewer, requirement: 'REQUIRED' }] : [],
  hostId: viewer,
  sharing: 'ALL',
  starts: [],
})

export function draftOf(action: MeetingAction): MeetingDraft {
  const { conferencing, participants, availability, meeting_platform: platform } = action
  const place = placeOf(action)
  const isService = place?.kind === 'service'
  return {
    ...firstMeeting(null),
    type: platform ? meetingTypeOf[platform] : 'ONLINE',
    summary: action.summary,
    place: isService ? '' : (place?.value ?? ''),
    service: isService ? place.value : '',
    duration: action.duration ?? 0,
    panel: panelOf(action, () => true).panel,
    some: neededOf(participants),
    hostId: conferencing.host,
    sharing: availability.slots.length > 0 ? 'SELECT' : 'ALL',
    starts: availability.slots.map(({ start }) => start),
  }
}

const groups = { REQUIRED: 'required', SOME: 'some', OPTIONAL: 'optional' } as const

/** The host takes part, whatever the form says of them. What the form has no field for stays as it was `before`. */
export function actionOf(sent: MeetingDraft, before: MeetingAction | null): MeetingAction {
  if (before && isDeepStrictEqual(sent, draftOf(before))) return before
  const { panel, hostId, sharing, starts, duration, type, ...draft } = sent
  const needOf = (each: PanelMember) => (each.userId === hostId ? 'REQUIRED' : each.requirement)
  const slotAt = (start: string) => {
    const end = later(start, { minutes: duration })
    const known = before?.availability.slots.find((slot) => slot.start === start)
    return { start, end: known && known.end > end ? known.end : end }
  }
  const place = draft.place.trim()
  const link = draft.service || place || null
  return {
    type: 'meeting',
    participants: (['REQUIRED', 'SOME', 'OPTIONAL'] as const).flatMap((requirement) => {
      const members = panel.filter((each) => needOf(each) === requirement)
      const min = requirement === 'SOME' ? draft.some : null
      return members.length === 0
        ? []
        : [{ type: groups[requirement], members: members.map(({ userId }) => ({ user_id: userId, min })) }]
    }),
    duration: duration || null,
    meeting_platform: platformOf[type],
    summary: draft.summary,
    availability: { slots: sharing === 'SELECT' ? starts.map(slotAt) : [] },
    // Only a link needs a profile; a meeting at a place names the usual one.
    conferencing: { host: hostId, profile_id: type === 'ONLINE' ? link : type === 'CALL' ? null : PREFERRED_PROFILE },
    advanced: { location: { description: type === 'ONLINE' ? '' : place } },
  }
}
