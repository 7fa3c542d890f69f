import { expect, it } from 'vitest'
import { accessOf, entriesOf } from './access.ts'
import { accessChanges } from './access-changes.ts'

const rita = { user_id: 'rita', role_id: 'edit' }
const panel = { group_id: 'a panel', role_id: 'review' }

it.each([
  ['who came', [rita], [rita, panel], [panel]],
  ['whose role is another', [rita, panel], [{ ...rita, role_id: 'admin' }, panel], [{ ...rita, role_id: 'admin' }]],
  ['who went', [rita, panel], [rita], [{ ...panel, role_id: 'none' }]],
  ['nothing, when nothing changed', [rita], [rita], []],
  ['everybody, of a list that was empty', [], [rita], [rita]],
])('says %s', (_what, before, after, changes) => {
  expect(entriesOf(accessChanges(accessOf(before), after))).toEqual(changes)
})
