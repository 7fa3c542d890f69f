import { expect, it } from 'vitest'
import { anAutomation } from '#test/fixtures/automation.ts'
import { beginnings } from './stays.ts'

const day = (of: number) => `2026-03-${String(of).padStart(2, '0')}T12:00:00.000Z`
const stay = (columnId: string, enteredAt: string) => ({ columnId, enteredAt, movedBy: null })
const card = {
  trail: [stay('default', day(1)), stay('a', day(5)), stay('default', day(7))],
  columnId: 'rejected',
  enteredColumnAt: day(20),
  completedAt: day(6),
}
const span = { from: day(2), to: day(31) }
const of = (changes: Parameters<typeof anAutomation>[0]) => beginnings(anAutomation(changes), card, span)

it.each([
  [{ trigger: 'enters', stages: ['default'] }, [7]],
  [{ trigger: 'enters', stages: [] }, [5, 7, 20]],
  [{ trigger: 'rejected', stages: [] }, [20]],
  [{ trigger: 'completes', stages: ['a'] }, [6]],
  [{ trigger: 'completes', stages: ['default'] }, []],
  [{ trigger: 'waits', stages: ['default'], days: 3 }, [4, 10]],
  [{ trigger: 'waits', stages: ['default'], days: 5 }, [12]],
  [{ trigger: 'waits', stages: [], days: 11 }, [18, 31]],
  [{ trigger: 'waits', stages: [], days: 14 }, []],
] as [Parameters<typeof anAutomation>[0], number[]][])('%j begins on %j', (changes, days) => {
  expect(of(changes)).toEqual(days.map(day))
})
