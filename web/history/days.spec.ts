import { expect, it } from 'vitest'
import { byDay } from './days.ts'

const at = (moment: string) => ({ at: moment })

it('groups by day, the newest first', () => {
  const days = byDay([at('2026-03-01T10:00'), at('2026-03-02T09:00'), at('2026-03-02T11:00')], (moment) =>
    moment.slice(0, 10),
  )
  expect(days).toEqual([
    { day: '2026-03-02', entries: [at('2026-03-02T11:00'), at('2026-03-02T09:00')] },
    { day: '2026-03-01', entries: [at('2026-03-01T10:00')] },
  ])
})
