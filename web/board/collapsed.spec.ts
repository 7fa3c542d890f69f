import { expect, it } from 'vitest'
import { collapsedColumns } from './collapsed.ts'

it('knows which columns someone collapsed on this board', () => {
  const own = '5a0f9a3e-7d52-4e0b-9c47-5f2f0a3c1b11'
  expect(collapsedColumns(`hirelog=abc; hirelog-collapsed=rejected.${own}; hirelog-sidebar=min`)).toEqual([
    'rejected',
    own,
  ])
  expect(collapsedColumns('hirelog-collapsed=')).toEqual([])
  expect(collapsedColumns('other-hirelog-collapsed=hired')).toEqual([])
  expect(collapsedColumns(null)).toEqual([])
})
