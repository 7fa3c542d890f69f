import type { AutomationRun } from '#contracts/candidate/automation-commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import type { KeptAutomation } from '#domain/job/automations.ts'
import { uuid5 } from '#infra/hashing.ts'
import { type AutomationFacts, automationFacts } from './automation-facts.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/**
 * What happens to a candidate begins the automations of the job whose conditions hold then. All that one event begins is
 * one command; days of waiting are counted by timers.
 */
export const candidateMeetsAutomations: ProcessManager<CandidateEvent, AutomationFacts | null> = {
  name: 'candidate-meets-automations',
  category: 'candidate',
  on: [
    'CandidateAdded',
    'CandidateStarted',
    'CandidateMovedToColumn',
    'CandidateRejected',
    'CandidateAutoRejected',
    'MustHaveMissed',
    'CandidateCompleted',
    'CandidateWaited',
  ],
  look: automationFacts,
  react({ id: causeId, stream, occurredAt }, facts) {
    if (!facts) return []
    const { id: candidateId } = parseStream(stream)
    const { begun, columnId, columns, waits, stay } = facts
    const runs = begun.flatMap((kept) => runOf(kept, causeId, facts) ?? [])
    const act: Reaction = {
      kind: 'command',
      aggregate: 'candidate',
      id: candidateId,
      command: { type: 'RunAutomations', data: { candidateId, runs, columnId, causeId, columns } },
    }
    const timers = waits.map((days): Reaction => {
      const command = { type: 'NoteWaited', data: { candidateId, columnId, stay, days } }
      const data = { dueAt: later(occurredAt, { days }), aggregate: 'candidate', id: candidateId, command }
      return {
        kind: 'command',
        aggregate: 'timer',
        id: uuid5(causeId, `waited ${days}`),
        command: { type: 'SetTimer', data },
      }
    })
    return runs.length > 0 ? [act, ...timers] : timers
  },
}

function runOf(
  { automation, version }: KeptAutomation,
  causeId: string,
  { reach }: AutomationFacts,
): AutomationRun | null {
  const { automationId, name, trigger, action } = automation
  const act = ((): AutomationRun['act'] | null => {
    const id = uuid5(causeId, automationId)
    const merged = (text: string) => mergedMessage(text, reach.values)
    const { hasAddress, isAllowed, holdMinutes } = reach
    const optedOut = reach.optedOut && { optedOut: true as const }
    switch (action.type) {
      case 'email': {
        const words = { subject: merged(action.subject), text: merged(action.text) }
        return { type: 'email', id, ...words, holdMinutes, hasAddress, isAllowed, ...optedOut }
      }
      case 'comment':
        return { type: 'comment', id, text: merged(action.text) }
      case 'reinvite':
        return { type: 'reinvite', holdMinutes, hasAddress, isAllowed, ...optedOut }
      case 'moveToColumn':
        return action.statusId === null ? null : { type: 'moveToColumn', statusId: action.statusId }
      case 'meeting':
        return { type: 'meeting', id, holdMinutes }
    }
  })()
  return act && { automationId, version, name, trigger, act }
}
