import { expect, it } from 'vitest'
import { limitsOf } from './stage-limits.ts'

const DAY = 86_400
const stay = (columnId: string, days: number | null) => ({
  columnId,
  enteredAt: '',
  leftAt: null,
  seconds: days === null ? null : days * DAY,
})
const stays = (columnId: string, ...days: (number | null)[]) => days.map((each) => ({ stages: [stay(columnId, each)] }))

it('what is long in a stage follows from the stays that ended there, where there are enough', () => {
  const limits = limitsOf([
    ...stays('phone', 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, null),
    ...stays('offer', 1, 2, 3, 4),
    ...stays('default', 0.1, 0.1, 0.1, 0.1, 0.1),
    ...stays('rejected', 1, 1, 1, 1, 1),
    ...stays('hired', 1, 1, 1, 1, 1),
  ])
  expect(limits).toEqual({ phone: 9 * DAY * 1000, default: DAY * 1000 })
})
