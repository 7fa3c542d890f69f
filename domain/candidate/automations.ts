import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Messages } from './messages.ts'

type Ran = Extract<CandidateEvent, { type: 'AutomationRan' }>['data']
export type OrderedMeeting = {
  meetingId: string
  /** What ordered it. */
  run: Ran
  /** Its hold is over. */
  isDue: boolean
}
export type Automations = {
  /** One more each time that the candidate comes into another column, also back into one. */
  stay: number
  runs: readonly Ran[]
  meetings: readonly OrderedMeeting[]
}
export const noAutomations: Automations = { stay: 0, runs: [], meetings: [] }

type AutomationEvent = Extract<CandidateEvent, { type: 'AutomationRan' | 'MeetingOrdered' | 'MeetingDue' }>

export function withAutomation(automations: Automations, { type, data }: AutomationEvent): Automations {
  const { runs, meetings } = automations
  switch (type) {
    case 'AutomationRan':
      return { ...automations, runs: [...runs, data] }
    case 'MeetingOrdered': {
      const run = runs.findLast(({ automationId }) => automationId === data.automationId)!
      return { ...automations, meetings: [...meetings, { meetingId: data.meetingId, run, isDue: false }] }
    }
    case 'MeetingDue':
      return {
        ...automations,
        meetings: meetings.map((each) => (each.meetingId === data.meetingId ? { ...each, isDue: true } : each)),
      }
  }
}

const into = (event: CandidateEvent): ColumnId | null => {
  switch (event.type) {
    case 'CandidateMovedToColumn':
    case 'CandidateMoveUndone':
    case 'CandidateReinvited':
      return event.data.to
    case 'CandidateRejected':
    case 'CandidateAutoRejected':
      return 'rejected'
    case 'MustHaveMissed':
      return event.data.outcome === 'reject' ? 'rejected' : null
    default:
      return null
  }
}

/**
 * Waiting messages of automations that these events make wrong are cancelled with them: those of a move that is undone,
 * those that do not fit a candidate who is rejected now, and those about a rejection that is over.
 */
export function takenBack(
  { automations: { runs }, messages }: { automations: Automations; messages: Messages },
  events: readonly CandidateEvent[],
): CandidateEvent[] {
  return runs.flatMap(({ trigger, columnId, writtenId }): CandidateEvent[] => {
    if (writtenId === null || messages[writtenId]?.state !== 'held') return []
    const aboutRejection = columnId === 'rejected'
    const isWrong = events.some((event) => {
      const to = into(event)
      if (to === null) return false
      const undone = event.type === 'CandidateMoveUndone' && event.data.from === columnId && trigger !== 'completes'
      return undone || (to === 'rejected') !== aboutRejection
    })
    return isWrong ? [{ type: 'MessageCancelled', data: { messageId: writtenId } }] : []
  })
}
