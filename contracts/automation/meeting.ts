import type { MeetingType } from '../interview/codes.ts'
import type { InterviewPlan } from '../interview/plan.ts'
import { isMeetingLink } from '../interview/plan.ts'
import type { UserId } from '../kernel/ids.ts'
import type { MeetingAction } from '../job/automation/schema.ts'

export const meetingTypeOf = { online: 'ONLINE', call: 'CALL', face_to_face: 'FACE_TO_FACE' } as const satisfies Record<
  NonNullable<MeetingAction['meeting_platform']>,
  MeetingType
>

type Panel = Pick<InterviewPlan, 'panel' | 'some'>

/**
 * The panel of those for whom `isHere` holds. The host is required. A person in several groups counts as required before some
 * before optional. Of a group of type some as many are needed as `neededOf` says; where no more than those are left, all are
 * required.
 */
export function panelOf({ participants, conferencing }: MeetingAction, isHere: (userId: UserId) => boolean): Panel {
  const seen = new Set<UserId>(conferencing.host ? [conferencing.host] : [])
  const of = (wanted: (typeof participants)[number]['type']) =>
    participants.flatMap(({ type, members }) =>
      type === wanted
        ? members.flatMap(({ user_id }) => {
            if (seen.has(user_id) || !isHere(user_id)) return []
            seen.add(user_id)
            return [user_id]
          })
        : [],
    )
  const required = [...seen].filter(isHere).concat(of('required'))
  const pool = of('some')
  const some = neededOf(participants)
  const isShared = pool.length > some
  const as = (requirement: Panel['panel'][number]['requirement']) => (userId: UserId) => ({ userId, requirement })
  return {
    panel: [
      ...required.map(as('REQUIRED')),
      ...pool.map(as(isShared ? 'SOME' : 'REQUIRED')),
      ...of('optional').map(as('OPTIONAL')),
    ],
    some: isShared ? some : null,
  }
}

/** How many people of the groups of type some take part: the largest `min` of their members, at least one. */
export const neededOf = (participants: MeetingAction['participants']): number =>
  Math.max(
    1,
    ...participants.flatMap(({ type, members }) => (type === 'some' ? members.map(({ min }) => min ?? 1) : [])),
  )

/** Where people meet: by a link that is written out, a conferencing service of the host, a number, or an address. */
export function placeOf({ meeting_platform, conferencing, advanced }: MeetingAction): InterviewPlan['place'] {
  const description = advanced.location.description.trim()
  if (meeting_platform !== 'online')
    return description === '' ? null : { kind: meeting_platform === 'call' ? 'phone' : 'address', value: description }
  const profile = conferencing.profile_id?.trim() ?? ''
  return { kind: isMeetingLink(profile) ? 'link' : 'service', value: profile }
}
