import { expect, it } from 'vitest'
import { statusNames } from '#contracts/interview/codes.ts'
import { addressOf, askedIn, listParts, liveTabs, partOf, statusesOf, weekOf } from './asked.ts'

const job = '22222222-2222-4222-8222-222222222221'
const asked = (query: string) => askedIn(new URLSearchParams(query))

it('an address says which interviews are listed; what makes no sense is left out', () => {
  const all = `view=week&status=REQUESTED&job=${job}&mine=1&page=2&day=2026-11-26`
  expect(asked(all)).toEqual({
    view: 'week',
    status: 'REQUESTED',
    job,
    colleague: null,
    mine: true,
    page: 2,
    day: '2026-11-26',
    days: 90,
  })
  expect(addressOf(asked(all), { page: 2 })).toBe(`?${all}`)
  expect(asked('view=figures&days=365')).toMatchObject({ view: 'figures', days: 365 })
  expect(addressOf(asked('view=figures&days=365&page=3'), { view: 'list' })).toBe('?days=365')
  expect(addressOf(asked('view=map&days=7&status=LATE&job=1&colleague=x&mine=yes&page=-1&day=2026-13-40'))).toBe('?')
})

it('a week is from Monday to Sunday', () => {
  for (const day of ['2026-11-23', '2026-11-26', '2026-11-29'])
    expect([weekOf(day)[0], weekOf(day)[6]]).toEqual(['2026-11-23', '2026-11-29'])
})

it('each status is in one of the lists of what waits for whom', () => {
  expect(liveTabs.flatMap((tab) => statusesOf[tab]).sort()).toEqual([...statusNames].sort())
})

it('each status is in a part of the list; a status in the address is in its own parts alone', () => {
  const statusesIn = (part: (typeof listParts)[number]) => partOf(part, null)!.statuses
  expect([...statusesIn('coming'), ...statusesIn('over')].sort()).toEqual([...statusNames].sort())
  expect(statusesIn('open')).toEqual(statusesIn('coming'))
  expect(listParts.map((part) => partOf(part, null)!.isBooked)).toEqual([true, false, undefined])

  expect(listParts.map((part) => partOf(part, 'REQUESTED')?.statuses)).toEqual([
    ['REQUESTED'],
    ['REQUESTED'],
    undefined,
  ])
  expect(listParts.map((part) => partOf(part, 'COMPLETED')?.statuses)).toEqual([undefined, undefined, ['COMPLETED']])
})
