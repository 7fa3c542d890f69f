import { expect, it } from 'vitest'
import { type Draft, isOfMessage, withGroup, withoutPerson, withPerson, withStart } from './draft.ts'

const [rita, omar] = ['11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111112']
const empty = { panel: [], hostId: null, starts: [] } as unknown as Draft

it('people come as required, the first hosts, and another one does when they go', () => {
  const both = withPerson(withPerson(withPerson(empty, rita), omar), rita)
  expect(both.panel).toEqual([
    { userId: rita, requirement: 'REQUIRED' },
    { userId: omar, requirement: 'REQUIRED' },
  ])
  expect(both.hostId).toBe(rita)
  expect(withoutPerson(both, omar).hostId).toBe(rita)
  expect(withoutPerson(both, rita).hostId).toBe(omar)
  expect(withoutPerson(withoutPerson(both, rita), omar)).toMatchObject({ panel: [], hostId: null })
})

it('of a group that is added some take part; who is there already stays as they are', () => {
  const added = withGroup(withPerson(empty, rita), [omar, rita])
  expect(added.panel).toEqual([
    { userId: rita, requirement: 'REQUIRED' },
    { userId: omar, requirement: 'SOME' },
  ])
  expect([added.hostId, withGroup(empty, [omar]).hostId]).toEqual([rita, omar])
})

it('a time is picked and given back, and times are in order', () => {
  const [ten, nine] = ['2026-03-04T10:00:00.000Z', '2026-03-04T09:00:00.000Z']
  expect(withStart(withStart(empty, ten), nine).starts).toEqual([nine, ten])
  expect(withStart(withStart(empty, ten), ten).starts).toEqual([])
})

it('a refusal belongs to the step that has its field', () => {
  expect(['summary', 'message.text', 'window'].map(isOfMessage)).toEqual([false, true, false])
})
