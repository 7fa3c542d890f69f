import { calendarDayId, type Claim, claimsOf, isSameClaim } from '#contracts/calendar-day/claims.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

type Freed = Extract<InterviewEvent, { type: 'InterviewBooked' }>['data']['freed']

/**
 * Keeps the time of a booked interview on the days of its people and rooms, and releases the time it no longer needs. If a hold
 * expired and another interview took the time, the interview is marked as clashing, which colleagues see.
 */
export const interviewKeepsItsTime: ProcessManager<InterviewEvent> = {
  name: 'interview-keeps-its-time',
  category: 'interview',
  on: ['InterviewBooked', 'InterviewTimesOffered', 'OtherTimesAsked', 'InterviewerReplaced', 'InterviewCancelled'],
  react: ({ event }) => {
    if (!('freed' in event.data)) return []
    const { interviewId, freed } = event.data
    const kept = keptBy(event)
    const released = freedClaims(freed).filter((claim) => !kept.some((each) => isSameClaim(each, claim)))
    return [
      ...kept.map((claim) => toDay('KeepTime', interviewId, claim)),
      ...released.map((claim) => toDay('ReleaseTime', interviewId, claim)),
    ]
  },
  onRefused: ({ event }, { command }) => {
    if (command.type !== 'KeepTime') return []
    const { holderId, start, end } = command.data as Claim
    const { interviewId } = event.data
    const data = { interviewId, holderId, found: 'claim', claimed: { start, end } }
    return [{ kind: 'command', aggregate: 'interview', id: interviewId, command: { type: 'NoteClash', data } }]
  },
}

function keptBy({ type, data }: InterviewEvent): Claim[] {
  if (type === 'InterviewBooked') return claimsOf([...data.attendees, ...data.rooms], data.claimed)
  return type === 'InterviewerReplaced' && data.claimed ? claimsOf([data.in], data.claimed) : []
}

const freedClaims = (freed: Freed) => (freed ? claimsOf(freed.holderIds, freed) : [])

const toDay = (type: 'KeepTime' | 'ReleaseTime', interviewId: string, claim: Claim): Reaction => ({
  kind: 'command',
  aggregate: 'day',
  id: calendarDayId(claim.holderId, claim.day),
  command: { type, data: { ...claim, interviewId } },
})
