import { expect, it } from 'vitest'
import { wordingOf } from '../../kernel/wording.ts'
import { scheduleProblems } from './schedule-rules.ts'
import type { ModuleOf } from './table.ts'

const [rita, omar] = ['11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111112']
const whole: ModuleOf<'SCHEDULE'> = {
  kind: 'SCHEDULE',
  id: 'talk',
  title: 'When can we talk?',
  description: '',
  required: true,
  verbatimTitle: false,
  availabilityDays: 7,
  requiredDuration: 30,
  attendees: [rita, omar],
  hostId: rita,
  roundRobin: false,
  roundRobinValue: 1,
  meetingType: 'ONLINE',
  conferencing: 'https://meet.acme.test/talk',
  rooms: [],
}
const found = (more: Partial<typeof whole>) =>
  Object.fromEntries(
    scheduleProblems({ ...whole, ...more }, (field) => field)
      .filter((problem) => problem !== null)
      .map(([field, words]) => [field, wordingOf(words).text]),
  )

it('goes live with people, a time and a way to meet, and says what is missing in the words of the rule (MOD-034 to 036)', () => {
  const positive = 'Availability days and required duration must be positive numbers.'
  const noOne = 'Attendee must not be empty'
  const turns = `${noOne} and round robin value must be a positive number if round robin mode is enabled.`
  const missing = 'Host or Conferencing information is missing.'
  expect(found({})).toEqual({})
  expect(found({ roundRobin: true, meetingType: 'CALL', conferencing: '+49 30 1234' })).toEqual({})
  expect(found({ availabilityDays: 0 })).toEqual({ availabilityDays: positive })
  expect(found({ requiredDuration: 0 })).toEqual({ availabilityDays: positive })
  expect(found({ availabilityDays: 31 })).toEqual({ availabilityDays: 'Times can be offered for at most 30 days' })
  expect(found({ requiredDuration: 50 })).toEqual({ availabilityDays: 'Choose 15, 30, 45 or 60 minutes' })
  expect(found({ availabilityHours: 24, bufferBefore: 15, bufferAfter: 60 })).toEqual({})
  for (const availabilityHours of [0, 25])
    expect(found({ availabilityHours })).toEqual({ availabilityDays: 'Times can be offered for 1 to 24 hours' })
  const buffers = 'Choose 0, 5, 10, 15, 30, 45 or 60 minutes'
  expect(found({ bufferBefore: 7, bufferAfter: 90 })).toEqual({ bufferBefore: buffers, bufferAfter: buffers })
  expect(found({ attendees: [] })).toEqual({ attendees: noOne })
  expect(found({ attendees: [], roundRobin: true })).toEqual({ attendees: turns })
  expect(found({ roundRobin: true, roundRobinValue: 0 })).toEqual({ attendees: turns })
  expect(found({ roundRobin: true, roundRobinValue: 3 })).toEqual({ attendees: 'Choose how many of the 2 take part' })
  expect(found({ hostId: null })).toEqual({ conferencing: missing })
  expect(found({ conferencing: ' ' })).toEqual({ conferencing: missing })
  expect(found({ conferencing: 'http://meet' })).toEqual({ conferencing: 'The link must begin with https://' })
  expect(found({ conferencing: '', profileId: 'default' })).toEqual({})
  expect(found({ conferencing: '', profileId: 'default', meetingType: 'CALL' })).toEqual({ conferencing: missing })
  expect(found({ profileId: 'default', roundRobin: true })).toEqual({
    conferencing: 'The host must be required: the link is made in their calendar',
  })
  expect(found({ rooms: ['1', '2', '3', '4'] })).toEqual({ rooms: 'Choose at most 3 rooms' })
})
