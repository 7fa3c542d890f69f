import { describe, expect, it } from 'vitest'
import { aMeeting, anAutomation, noteId, thanksId } from '#test/fixtures/automation.ts'
import { rita } from '#test/fixtures/people.ts'
import type { Automation, MeetingAction } from '../job/automation/schema.ts'
import { automationProblems, circleIn, REQUIRED_PARTICIPANTS } from './rules.ts'

const columns = ['default', 'hired', 'rejected']
const texts = (changes: Partial<Automation>) =>
  Object.fromEntries(
    Object.entries(automationProblems(anAutomation(changes), columns)).map(([field, words]) => [
      field,
      typeof words === 'string' ? words : words.text,
    ]),
  )
const GONE = 'This column is not on the board any more'
const gone = '99999999-9999-4999-8999-999999999999'

it.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'Required field' }],
  [{ name: 'a'.repeat(81) }, { name: 'Character limit exceeded' }],
  [{ trigger: 'waits' }, { days: 'Give a number of days from 1 to 365' }],
  [{ trigger: 'waits', days: 3 }, {}],
  [{ trigger: 'rejected' }, { stages: 'Rejected candidates are in one stage: leave the stages out' }],
  [{ stages: [gone] }, { stages: GONE }],
  [{ conditions: { columns: [gone] } }, { conditions: GONE }],
  [{ conditions: { stars: 3 } }, { conditions: 'These conditions cannot be read' }],
  [
    { conditions: { ai: { is: 'gt', value: 50 } } },
    { conditions: 'The score of a model decides nothing: choose another condition' },
  ],
  [{ conditions: { mine: true } }, { conditions: 'An automation has no reviews of its own: choose another condition' }],
  [
    { action: { type: 'email', subject: ' ', text: 'a'.repeat(5001) } },
    { 'action.subject': 'Required field', 'action.text': 'Character limit exceeded' },
  ],
  [{ action: { type: 'comment', text: '' } }, { 'action.text': 'Required field' }],
  [{ action: { type: 'moveToColumn', statusId: null } }, { 'action.statusId': 'Required field' }],
  [{ action: { type: 'moveToColumn', statusId: gone } }, { 'action.statusId': GONE }],
  [
    { action: { type: 'moveToColumn', statusId: 'default' } },
    { 'action.statusId': 'Candidates are in this stage already' },
  ],
] as [Partial<Automation>, Record<string, string>][])('%j: %j', (changes, problems) => {
  expect(texts(changes)).toEqual(problems)
})

describe('a meeting', () => {
  const slot = { start: '2026-03-02T12:00:00.000Z', end: '2026-03-02T12:30:00.000Z' }
  const member = { user_id: rita, min: null }
  it.each([
    [{}, {}],
    [{ participants: [] }, { 'action.participants': REQUIRED_PARTICIPANTS }],
    [
      { participants: [{ type: 'some', members: [member, member] }] },
      { 'action.participants': 'Required participants is a mandatory field' },
    ],
    [
      {
        participants: [
          { type: 'required', members: [member] },
          { type: 'some', members: [member] },
        ],
      },
      { 'action.participants.1': 'Required at least 2 item(s)' },
    ],
    [
      {
        participants: [
          { type: 'required', members: [member] },
          { type: 'optional', members: [] },
        ],
      },
      { 'action.participants.1': 'Required at least 1 item(s)' },
    ],
    [{ duration: null }, { 'action.duration': 'Required field' }],
    [{ summary: '' }, { 'action.summary': 'Required field' }],
    [
      { meeting_platform: null },
      { 'action.meeting_platform': 'Required field', 'action.conferencing.profile_id': 'Required field' },
    ],
    [
      { availability: { slots: Array.from({ length: 51 }, () => slot) } },
      { 'action.availability.slots': 'At most 50 slots are possible' },
    ],
    [{ availability: { slots: Array.from({ length: 50 }, () => slot) } }, {}],
    [
      { availability: { slots: [{ start: slot.end, end: slot.start }] } },
      { 'action.availability.slots': 'A slot ends after it begins' },
    ],
    [{ conferencing: { host: null, profile_id: null } }, { 'action.conferencing.host': 'Required field' }],
    [{ meeting_platform: 'online' }, { 'action.conferencing.profile_id': 'Required field' }],
    [
      { meeting_platform: 'face_to_face', conferencing: { host: rita, profile_id: 'p' } },
      { 'action.advanced.location.description': 'Required field' },
    ],
  ] as [Partial<MeetingAction>, Record<string, string>][])('%j: %j', (changes, problems) => {
    expect(texts({ enabled: false, action: aMeeting(changes) })).toEqual(problems)
  })
})

describe('a meeting that is switched on', () => {
  const member = (user_id: string, min: number | null = null) => ({ user_id, min })
  const required = { type: 'required', members: [member(rita)] }
  const slot = { start: '2026-03-02T12:00:00.000Z', end: '2026-03-02T12:15:00.000Z' }
  const number = { location: { description: '+1 555 0100' } }
  const online = (profile_id: string): Partial<MeetingAction> => ({
    meeting_platform: 'online',
    conferencing: { host: rita, profile_id },
  })
  it.each([
    [{}, { 'action.advanced.location.description': 'Required field' }],
    [{ advanced: number }, {}],
    [online('https://meet.example.org/acme'), {}],
    [online('pro_zoom'), {}],
    [online('http://meet.example.org'), { 'action.conferencing.profile_id': 'The link must begin with https://' }],
    [{ advanced: number, duration: 20 }, { 'action.duration': 'Choose 15, 30, 45 or 60 minutes' }],
    [
      { advanced: number, availability: { slots: [slot] } },
      { 'action.availability.slots': 'A time is shorter than the interview' },
    ],
    [
      {
        advanced: number,
        participants: [
          required,
          { type: 'some', members: [member(gone), member(thanksId)] },
          { type: 'some', members: [member(noteId), member(thanksId)] },
        ],
      },
      { 'action.participants': 'People of whom some take part are named in one group' },
    ],
    [
      { advanced: number, participants: [required, { type: 'some', members: [member(gone, 3), member(thanksId)] }] },
      { 'action.participants': 'Choose how many of the 2 take part' },
    ],
  ] as [Partial<MeetingAction>, Record<string, string>][])('%j: %j', (changes, problems) => {
    expect(texts({ action: aMeeting(changes) })).toEqual(problems)
  })
})

describe('a circle', () => {
  const move = (from: string, to: string, changes: Partial<Automation> = {}) =>
    anAutomation({ stages: [from], action: { type: 'moveToColumn', statusId: to }, ...changes })

  it('is named by its columns', () => {
    expect(circleIn([move('a', 'b'), move('b', 'c'), move('c', 'a')])).toEqual(['a', 'b', 'c', 'a'])
    expect(circleIn([move('x', 'a'), move('a', 'b'), move('b', 'a')])).toEqual(['a', 'b', 'a'])
  })

  it('is none where the way ends, a condition decides, or one is switched off', () => {
    expect(circleIn([move('a', 'b'), move('b', 'c')])).toBeNull()
    expect(circleIn([move('a', 'b'), move('b', 'a', { conditions: { rating: 3 } })])).toBeNull()
    expect(circleIn([move('a', 'b'), move('b', 'a', { enabled: false })])).toBeNull()
    expect(circleIn([move('a', 'b'), move('b', 'a', { trigger: 'waits', days: 1 })])).toBeNull()
    expect(circleIn([anAutomation({ automationId: thanksId }), anAutomation({ automationId: noteId })])).toBeNull()
  })
})
