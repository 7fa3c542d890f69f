import { describe, expect, it } from 'vitest'
import type { AutomationRun } from '#contracts/candidate/automation-commands.ts'
import { MOST_DEPTH, MOST_RUNS, type SkipReason } from '#contracts/job/automation/kinds.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { noteId, thanksId } from '#test/fixtures/automation.ts'
import {
  ada,
  adaAdded,
  adaCompleted,
  adaFinished,
  adaMoved,
  adaMoveUndone,
  adaRejected,
  adaStarted,
} from '#test/fixtures/candidate.ts'
import { acme, contextOf, editor, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const machine = { kind: 'process', name: 'candidate-meets-automations', companyId: acme, permissions: [] } as const
const context = contextOf(machine)
const given = specify(candidateDecider, context)
const byPerson = specify(candidateDecider, contextOf(editor))
const [messageId, commentId] = ['44444444-4444-4444-8444-444444444444', '55555555-5555-4555-8555-555555555555']
const causeId = '66666666-6666-4666-8666-666666666666'
const custom = '77777777-7777-4777-8777-777777777777'
const columns = ['default', custom, 'hired', 'rejected']
const words = { subject: 'Thank you, Ada', text: 'We read every application.' }

const email = (changes = {}): AutomationRun['act'] => ({
  ...{ type: 'email', id: messageId, ...words, holdMinutes: 5, hasAddress: true, isAllowed: true },
  ...changes,
})
const comment: AutomationRun['act'] = { type: 'comment', id: commentId, text: 'New' }
const move = (statusId: string): AutomationRun['act'] => ({ type: 'moveToColumn', statusId })
const reinvite: AutomationRun['act'] = { type: 'reinvite', hasAddress: true, isAllowed: true }
const run = (act: AutomationRun['act'], changes: Partial<AutomationRun> = {}): AutomationRun => ({
  automationId: thanksId,
  version: 2,
  name: 'Thank everyone',
  trigger: 'enters',
  act,
  ...changes,
})
const all = (runs: AutomationRun[], columnId = 'default') =>
  ({ type: 'RunAutomations', data: { candidateId: ada, runs, columnId, causeId, columns } }) as const
const told = ({ act, ...rule }: AutomationRun, chainId = context.correlationId) => ({
  ...rule,
  ...{ action: act.type, causeId, chainId },
})
const ran = (of: AutomationRun, chainId?: string, columnId = 'default'): CandidateEvent => ({
  type: 'AutomationRan',
  data: { ...told(of, chainId), columnId, writtenId: of.act.type === 'email' ? messageId : null },
})
const skipped = (of: AutomationRun, reason: SkipReason): CandidateEvent => ({
  type: 'AutomationSkipped',
  data: { ...told(of), reason },
})
const written = (sendsAt: string | null = later(noon, { minutes: 5 })): CandidateEvent => ({
  type: 'MessageWritten',
  data: {
    ...{ messageId, channel: 'email', authorId: thanksId, ...words, sendsAt, onlyIn: null, template: null },
  },
})
const cancelled: CandidateEvent = { type: 'MessageCancelled', data: { messageId } }
const reinvited = (to: string | null, sendsAt?: string): CandidateEvent[] => [
  { type: 'CandidateReinvited', data: { to } },
  { type: 'CandidateReminded', data: { channel: 'email', ...(sendsAt && { sendsAt }) } },
]

describe('automations about one event', () => {
  it('act in one append, moves last', () => {
    const [first, note] = [run(move(custom)), run(comment, { automationId: noteId })]
    given(adaAdded)
      .when(all([first, note]))
      .then(
        ran(note),
        { type: 'CandidateCommented', data: { commentId, authorId: noteId, text: 'New', at: null, mentions: [] } },
        ran(first),
        adaMoved('default', custom),
      )
  })

  it('hold what they write for the minutes of the company, or send it at once', () => {
    given(adaAdded)
      .when(all([run(email())]))
      .then(ran(run(email())), written())
    given(adaAdded)
      .when(all([run(email({ holdMinutes: 0 }))]))
      .then(ran(run(email())), written(null))
  })

  it('reject by moving to the rejected column', () => {
    given(adaAdded)
      .when(all([run(move('rejected'))]))
      .then(ran(run(move('rejected'))), adaRejected('default', ''))
  })

  it('open a finished application again, and one that an answer had ended', () => {
    const done = [adaStarted, adaFinished(0), adaCompleted]
    const again = run(reinvite, { trigger: 'completes' })
    given(...done)
      .when(all([again]))
      .then(ran(again), ...reinvited(null))
    const ended: CandidateEvent = {
      type: 'CandidateAutoRejected',
      data: { moduleId: 'q', from: 'default' },
    }
    given(adaStarted, ended)
      .when(all([run(reinvite, { trigger: 'rejected' })], 'rejected'))
      .then(ran(run(reinvite, { trigger: 'rejected' }), undefined, 'rejected'), ...reinvited('default'))
    const held = run({ ...reinvite, holdMinutes: 5 }, { trigger: 'completes' })
    const sendsAt = later(noon, { minutes: 5 })
    given(...done)
      .when(all([held]))
      .then(ran(held), ...reinvited(null, sendsAt))
    given(...done, adaRejected('default'))
      .when(all([run({ ...reinvite, holdMinutes: 5 }, { trigger: 'rejected' })], 'rejected'))
      .then(
        ran(run({ ...reinvite, holdMinutes: 5 }, { trigger: 'rejected' }), undefined, 'rejected'),
        ...reinvited(null),
      )
    given(...done, ...reinvited(null, sendsAt))
      .when({ type: 'SettleHeldReach', data: { candidateId: ada, how: 'cancel' } })
      .then({
        type: 'HeldReachSettled',
        data: { how: 'cancel', what: 'reminder', channels: ['email'], isFirst: false },
      })
    given(...done, ...reinvited(null), adaFinished(0))
      .when(all([again]))
      .then(skipped(again, 'moved-on'))
  })

  it.each([
    ['the candidate was moved on', [adaMoved('default', custom)], run(email()), 'moved-on'],
    ['there is no address', [], run(email({ hasAddress: false })), 'no-address'],
    ['they turned messages off', [], run(email({ optedOut: true, isAllowed: false })), 'opted-out'],
    ['the limit of messages is reached', [], run(email({ isAllowed: false })), 'limit'],
    ['the stage is gone', [], run(move('99999999-9999-4999-8999-999999999999')), 'column-gone'],
    ['there is nothing to open again', [], run(reinvite), 'not-finished'],
    ['it acted in this chain before', [ran(run(comment))], run(email()), 'circle'],
    [
      'it acted very often',
      Array.from({ length: MOST_RUNS }, (_, index) => ran(run(comment), String(index))),
      run(email()),
      'too-often',
    ],
  ] as [string, CandidateEvent[], AutomationRun, SkipReason][])(
    'do nothing and say so when %s',
    (_, events, of, why) => {
      given(adaAdded, ...events)
        .when(all([of]))
        .then(skipped(of, why))
    },
  )

  it('end a chain that grows too long', () => {
    const deep = specify(candidateDecider, { ...context, depth: MOST_DEPTH + 1 })
    deep(adaAdded)
      .when(all([run(comment)]))
      .then(skipped(run(comment), 'circle'))
  })

  it('write no second message about a rejection', () => {
    const byHand: CandidateEvent = { type: 'RejectionMessageHeld', data: { messageId, ...words, sendsAt: noon } }
    const about = run(email(), { trigger: 'rejected' })
    given(adaAdded, adaRejected('default'), byHand)
      .when(all([about], 'rejected'))
      .then(skipped(about, 'written-already'))
  })

  it('move once only: who was moved is in another stage for the next one', () => {
    const [first, second] = [run(move(custom)), run(move('hired'), { automationId: noteId })]
    given(adaAdded)
      .when(all([first, second]))
      .then(ran(first), adaMoved('default', custom), skipped(second, 'moved-on'))
  })
})

describe('a message of an automation that waits', () => {
  const moved = (to: string, undo?: true) =>
    ({
      type: 'MoveCandidateToColumn',
      data: { candidateId: ada, to, expectedFrom: null, batchId: null, columns, ...(undo && { undo }) },
    }) as const
  const waits = (columnId: string, trigger: AutomationRun['trigger'] = 'enters') => [
    ran(run(email(), { trigger }), 'chain', columnId),
    written(),
  ]

  it('is taken back with the move that it was about, and by a rejection it does not fit', () => {
    byPerson(adaAdded, adaMoved('default', custom), ...waits(custom))
      .when(moved('default', true))
      .then(adaMoveUndone(custom, 'default'), cancelled)
    byPerson(adaAdded, ...waits('default'))
      .when(moved('rejected'))
      .then(adaRejected('default', ''), cancelled)
    byPerson(adaAdded, adaRejected('default'), ...waits('rejected', 'rejected'))
      .when(moved('default'))
      .then(adaMoved('rejected', 'default'), cancelled)
  })

  it('stays when the candidate goes on, and is not cancelled once it left', () => {
    byPerson(adaAdded, ...waits('default'))
      .when(moved(custom))
      .then(adaMoved('default', custom))
    byPerson(adaAdded, ...waits('default'), { type: 'MessageSent', data: { messageId } })
      .when(moved('rejected'))
      .then(adaRejected('default', ''))
  })
})

describe('waiting in a stage', () => {
  const waited = (stay: number, columnId = 'default') =>
    ({ type: 'NoteWaited', data: { candidateId: ada, columnId, stay, days: 3 } }) as const

  it('is noted for the stay that was meant, and no other', () => {
    given(adaAdded)
      .when(waited(0))
      .then({ type: 'CandidateWaited', data: { columnId: 'default', days: 3 } })
    given(adaAdded, adaMoved('default', custom)).when(waited(0)).thenNothing()
    const back = [adaAdded, adaMoved('default', custom), adaMoved(custom, 'default')]
    given(...back)
      .when(waited(0))
      .thenNothing()
    given(...back)
      .when(waited(2))
      .then({ type: 'CandidateWaited', data: { columnId: 'default', days: 3 } })
    given().when(waited(0)).thenNothing()
  })

  it('begins anew with an undone move', () => {
    const state = [adaAdded, adaMoved('default', custom), adaMoveUndone(custom, 'default')].reduce(
      candidateDecider.evolve,
      candidateDecider.initialState(),
    )
    expect(state).toMatchObject({ columnId: 'default', trail: [], automations: { stay: 2 } })
  })
})

describe('a live interview that an automation orders', () => {
  const order = run({ type: 'meeting', id: messageId, holdMinutes: 5 })
  const ordered: CandidateEvent = {
    type: 'MeetingOrdered',
    data: { meetingId: messageId, automationId: thanksId, dueAt: later(noon, { minutes: 5 }) },
  }
  const due = { type: 'NoteMeetingDue', data: { candidateId: ada, meetingId: messageId } } as const
  const isDue: CandidateEvent = { type: 'MeetingDue', data: { meetingId: messageId, automationId: thanksId } }

  it('is due once the hold is over, once', () => {
    given(adaAdded)
      .when(all([order]))
      .then(ran(order), ordered)
    given(adaAdded, ran(order), ordered).when(due).then(isDue)
    given(adaAdded, ran(order), ordered, isDue).when(due).thenNothing()
    given(adaAdded).when(due).thenNothing()
  })

  it('is not planned for one who was moved on meanwhile', () => {
    given(adaAdded, ran(order), ordered, adaMoved('default', custom)).when(due).then(skipped(order, 'moved-on'))
  })

  it('is skipped with the reason why it cannot be planned', () => {
    given(adaAdded, ran(order), ordered, isDue)
      .when({ type: 'SkipMeeting', data: { candidateId: ada, meetingId: messageId, reason: 'no-times' } })
      .then(skipped(order, 'no-times'))
  })
})
