import { expect, it } from 'vitest'
import { aMeeting } from '#test/fixtures/automation.ts'
import { rita } from '#test/fixtures/people.ts'
import type { MeetingAction } from '../job/automation/schema.ts'
import { panelOf, placeOf } from './meeting.ts'

const [ben, cleo, dan] = [
  'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1',
  'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb2',
  'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb3',
]
const of = (type: 'required' | 'some' | 'optional', ...members: [string, number?][]) => ({
  type,
  members: members.map(([user_id, min = null]) => ({ user_id, min })),
})
const all = () => true

it.each([
  [
    'the host takes part without being named',
    [of('required', [ben])],
    all,
    { [rita]: 'REQUIRED', [ben]: 'REQUIRED' },
    null,
  ],
  [
    'a person counts as in their first group',
    [of('optional', [ben]), of('required', [ben])],
    all,
    { [rita]: 'REQUIRED', [ben]: 'REQUIRED' },
    null,
  ],
  [
    'some of a group',
    [of('some', [ben, 2], [cleo, 2], [dan, 2])],
    all,
    { [rita]: 'REQUIRED', [ben]: 'SOME', [cleo]: 'SOME', [dan]: 'SOME' },
    2,
  ],
  [
    'all of a group of whom no more are left than are needed',
    [of('some', [ben], [cleo])],
    (id: string) => id !== cleo,
    { [rita]: 'REQUIRED', [ben]: 'REQUIRED' },
    null,
  ],
  [
    'no person who has left',
    [of('required', [ben]), of('optional', [dan])],
    (id: string) => id === rita,
    { [rita]: 'REQUIRED' },
    null,
  ],
] as const)('%s', (_, participants, isHere, panel, some) => {
  const found = panelOf(aMeeting({ participants: participants as never }), isHere)
  expect(Object.fromEntries(found.panel.map(({ userId, requirement }) => [userId, requirement]))).toEqual(panel)
  expect(found.some).toBe(some)
})

it.each([
  ['online', 'https://meet.example.org/acme', '', { kind: 'link', value: 'https://meet.example.org/acme' }],
  ['online', 'pro_zoom', '', { kind: 'service', value: 'pro_zoom' }],
  ['call', null, '+1 555 0100', { kind: 'phone', value: '+1 555 0100' }],
  ['face_to_face', 'default', ' 1 Main Street ', { kind: 'address', value: '1 Main Street' }],
  ['call', null, '', null],
] as const)('%s by %s at %j', (meeting_platform, profile_id, description, place) => {
  const action: Partial<MeetingAction> = {
    ...{ meeting_platform, conferencing: { host: rita, profile_id } },
    advanced: { location: { description } },
  }
  expect(placeOf(aMeeting(action))).toEqual(place)
})
