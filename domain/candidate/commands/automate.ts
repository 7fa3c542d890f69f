import { MOST_DEPTH, MOST_RUNS, type SkipReason } from '#contracts/job/automation/kinds.ts'
import type { AutomationRun } from '#contracts/candidate/automation-commands.ts'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { sendsIn } from '../reach.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { later } from '#contracts/kernel/time.ts'
import type { OrderedMeeting } from '../automations.ts'
import { type Candidate, evolve, isKnown, type KnownCandidate } from '../candidate.ts'
import { lastRejectionMessage } from '../messages.ts'
import { known } from '../policies/known.ts'
import { written } from './write-message.ts'

/**
 * Runs the automations that one event began, in one append; each run records that it acted, or the reason why not. Moves come
 * last, so that messages and comments about a stage are written before the candidate leaves it. A candidate who has left the
 * stage since the event is not acted on.
 */
export function runAutomations(
  { runs, causeId, columnId, columns }: CandidateCommandData<'RunAutomations'>,
  state: Candidate,
  context: CommandContext,
): CandidateEvent[] {
  let candidate = known(state)
  const before = candidate
  const events: CandidateEvent[] = []
  const isMove = ({ act }: AutomationRun) => act.type === 'moveToColumn'
  for (const run of [...runs.filter((each) => !isMove(each)), ...runs.filter(isMove)]) {
    const { act, ...rule } = run
    const told = { ...rule, action: act.type, causeId, chainId: context.correlationId }
    const writtenId = act.type === 'email' ? act.id : null
    const outcome =
      guarded(run, candidate, context) ??
      (stillHolds(run, columnId, isMove(run) ? candidate : before)
        ? acted(run, candidate, columns, context)
        : 'moved-on')
    const done: CandidateEvent[] =
      typeof outcome === 'string'
        ? [{ type: 'AutomationSkipped', data: { ...told, reason: outcome } }]
        : [{ type: 'AutomationRan', data: { ...told, columnId: before.columnId, writtenId } }, ...outcome]
    events.push(...done)
    candidate = known(done.reduce<Candidate>(evolve, candidate))
  }
  return events
}

/** An automation acts once in a chain of events, and not for ever. */
function guarded(
  { automationId }: AutomationRun,
  candidate: KnownCandidate,
  context: CommandContext,
): SkipReason | null {
  const runs = candidate.automations.runs.filter((run) => run.automationId === automationId)
  const isCircle = runs.some(({ chainId }) => chainId === context.correlationId)
  if (isCircle || (context.depth ?? 0) > MOST_DEPTH) return 'circle'
  return runs.length >= MOST_RUNS ? 'too-often' : null
}

function stillHolds({ trigger }: Pick<AutomationRun, 'trigger'>, columnId: string, candidate: KnownCandidate): boolean {
  if (trigger === 'completes') return candidate.status === 'completed'
  return candidate.columnId === columnId
}

function acted(
  { act, automationId, trigger }: AutomationRun,
  candidate: KnownCandidate,
  columns: readonly string[],
  { now }: CommandContext,
): CandidateEvent[] | SkipReason {
  switch (act.type) {
    case 'comment':
      return [
        {
          type: 'CandidateCommented',
          data: { commentId: act.id, authorId: automationId, text: act.text, at: null, mentions: [] },
        },
      ]
    case 'email': {
      if (!act.hasAddress) return 'no-address'
      if (trigger === 'rejected' && isWritten(candidate)) return 'written-already'
      if (act.optedOut) return 'opted-out'
      if (!act.isAllowed) return 'limit'
      const { id: messageId, subject, text, holdMinutes } = act
      return [written({ messageId, channel: 'email', authorId: automationId, subject, text, holdMinutes }, now)]
    }
    case 'reinvite': {
      const { finished, status, reach, columnId, trail } = candidate
      if (!finished && status !== 'auto rejected') return 'not-finished'
      if (!act.hasAddress && reach === 'email') return 'no-address'
      if (act.optedOut) return 'opted-out'
      if (!act.isAllowed) return 'limit'
      const to = status === 'auto rejected' && columnId === 'rejected' ? (trail.at(-1) ?? 'default') : null
      // What waits for a candidate in the rejected column does not leave: a rule that invites them there sends at once.
      const holdMinutes = columnId === 'rejected' && to === null ? 0 : act.holdMinutes
      return [
        { type: 'CandidateReinvited', data: { to } },
        { type: 'CandidateReminded', data: { channel: reach, ...sendsIn(holdMinutes, now) } },
      ]
    }
    case 'meeting':
      return [
        {
          type: 'MeetingOrdered',
          data: { meetingId: act.id, automationId, dueAt: later(now, { minutes: act.holdMinutes }) },
        },
      ]
    case 'moveToColumn': {
      const { statusId: to } = act
      const { columnId: from } = candidate
      if (!columns.includes(to)) return 'column-gone'
      if (from === to) return 'moved-on'
      return to === 'rejected'
        ? [{ type: 'CandidateRejected', data: { from, reason: '', batchId: null } }]
        : [{ type: 'CandidateMovedToColumn', data: { from, to, batchId: null } }]
    }
  }
}

/** Planned now, unless the candidate was moved on during the hold. */
export function noteMeetingDue(
  { meetingId }: CandidateCommandData<'NoteMeetingDue'>,
  state: Candidate,
): CandidateEvent[] {
  const ordered = orderedIn(state, meetingId)
  if (!isKnown(state) || !ordered || ordered.isDue) return []
  const { run } = ordered
  return stillHolds(run, run.columnId, state)
    ? [{ type: 'MeetingDue', data: { meetingId, automationId: run.automationId } }]
    : [skippedRun(ordered, 'moved-on')]
}

export function skipMeeting(
  { meetingId, reason }: CandidateCommandData<'SkipMeeting'>,
  state: Candidate,
): CandidateEvent[] {
  const ordered = orderedIn(state, meetingId)
  return ordered ? [skippedRun(ordered, reason)] : []
}

const orderedIn = (state: Candidate, meetingId: string) =>
  isKnown(state) ? state.automations.meetings.find((each) => each.meetingId === meetingId) : undefined

function skippedRun({ run }: OrderedMeeting, reason: SkipReason): CandidateEvent {
  const { columnId: _columnId, writtenId: _writtenId, ...told } = run
  return { type: 'AutomationSkipped', data: { ...told, reason } }
}

/** A rejected candidate who is written to by who rejected them is not written to again. */
const isWritten = ({ messages }: KnownCandidate) => {
  const state = lastRejectionMessage(messages)?.state
  return state === 'held' || state === 'queued' || state === 'sent'
}

/** Still in the column, and since the same moment. */
export function noteWaited(
  { columnId, stay, days }: CandidateCommandData<'NoteWaited'>,
  state: Candidate,
): CandidateEvent[] {
  if (!isKnown(state) || state.columnId !== columnId || state.automations.stay !== stay) return []
  return [{ type: 'CandidateWaited', data: { columnId, days } }]
}
