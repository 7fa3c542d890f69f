import { expect, it } from 'vitest'
import { chosenWith } from './chosen.ts'

it('keeps what was chosen last of each list, between blanks', () => {
  const give = (chosen: string, moduleId: string, answer: object | null) =>
    chosenWith(chosen, { moduleId, answer, outcome: 'ok' } as Parameters<typeof chosenWith>[1])
  const shift = give('', 'shift', { kind: 'SINGLE_CHOICE', optionId: 'night' })
  expect(shift).toBe(' shift~night ')
  const both = give(shift, 'tools', { kind: 'MULTIPLE_CHOICE', optionIds: ['a', 'b'] })
  expect(both).toBe(' shift~night  tools~a  tools~b ')
  expect(give(both, 'shift', { kind: 'YES_NO', choice: 'yes' })).toBe(' tools~a  tools~b  shift~yes ')
  expect(give(shift, 'shift', null)).toBe('')
  expect(give('', 'why', { kind: 'FREE_TEXT', text: 'shift~night' })).toBe('')
})
