import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Messages } from './messages.ts'

type Ran = Extract<CandidateEvent, { type: 'AutomationRan' }>['data']
export type Automations = {
  /** One more each time that the candidate comes into another column, also back into one. */
  stay: number
  runs: readonly Pick<Ran, 'automationId' | 'chainId' | 'trigger' | 'columnId' | 'writtenId'>[]
}
export const noAutomations: Automations = { stay: 0, runs: [] }

export const withAutomation = (
  { stay, runs }: Automations,
  { automationId, chainId, trigger, columnId, writtenId }: Ran,
): Automations => ({ stay, runs: [...runs, { automationId, chainId, trigger, columnId, writtenId }] })

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
