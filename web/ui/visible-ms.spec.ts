import { expect, it } from 'vitest'
import { visibleMs } from './visible-ms.ts'

it('is short for a plain notice of the builder, and long for whatever can be undone', () => {
  const undo = { label: 'Undo', run: () => {} }
  expect([{}, { brief: true }, { action: undo }, { brief: true, action: undo }].map(visibleMs)).toEqual([
    10_000, 2000, 10_000, 10_000,
  ])
})
