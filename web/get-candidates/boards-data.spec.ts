import { expect, it } from 'vitest'
import { showsForm } from './boards-data.ts'

const entry = { status: 'active', closedBecause: null, postDuration: null, accountId: null } as const

it.each([
  ['nothing is posted yet', {}, {}, true],
  ['something has to be mended', { requirements: 'This field is required' }, { careers: entry }, true],
  ['all is there and something was posted', {}, { careers: entry }, false],
])('the form comes first where %s', (_case, boost, entries, shown) => {
  expect(showsForm({ problems: { share: {}, boost }, entries }, 'boost')).toBe(shown)
})
