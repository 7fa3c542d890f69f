import { describe, expect, it } from 'vitest'
import { askedFor, inOrder, type JobSort, listPath, orderBy } from './list.ts'

const asked = (query: string) => askedFor(new URLSearchParams(query))

describe('the address of the list of jobs', () => {
  it('says what is shown, and leaves out what it cannot mean', () => {
    expect(asked('currentTab=draft&search=por&owner=u-1&sort=-candidates&page=3')).toEqual({
      tab: 'draft',
      search: 'por',
      owner: 'u-1',
      category: undefined,
      order: { by: 'candidates', descending: true },
      page: 3,
    })
    expect(asked('currentTab=gone&owner=$where&sort=salary&page=-2')).toEqual({
      tab: 'active',
      search: '',
      owner: undefined,
      category: undefined,
      order: undefined,
      page: 1,
    })
  })

  it('is written as it is read', () => {
    const path = '/admin/jobs?currentTab=draft&search=por&owner=u-1&category=office&sort=-hired&page=2'
    expect(listPath(asked(path.split('?')[1]!))).toBe(path)
  })
})

describe('the order of the list of jobs', () => {
  const job = (title: string, candidates: number, owner: string | null, openSince: string | null) => ({
    title,
    candidates,
    toReview: 0,
    hired: 0,
    owner: owner === null ? null : { name: owner },
    openSince,
    lastAt: `2026-06-0${candidates}T00:00:00Z`,
  })
  const rows = [
    job('Porter', 1, 'Sam', '2026-03-01T00:00:00Z'),
    job('Ärztin', 3, null, null),
    job('cook', 2, 'Ada', '2026-01-01T00:00:00Z'),
  ]
  const titles = (by: JobSort, descending: boolean) =>
    inOrder(rows, { by, descending }, new Intl.Collator('de')).map(({ title }) => title)

  it.each([
    ['title', false, ['Ärztin', 'cook', 'Porter']],
    ['candidates', true, ['Ärztin', 'cook', 'Porter']],
    ['owner', false, ['cook', 'Porter', 'Ärztin']],
    ['owner', true, ['Porter', 'cook', 'Ärztin']],
    ['open', true, ['cook', 'Porter', 'Ärztin']],
    ['open', false, ['Porter', 'cook', 'Ärztin']],
    ['activity', true, ['Ärztin', 'cook', 'Porter']],
    ['hired', true, ['Porter', 'Ärztin', 'cook']],
  ] as const)('by %s, descending: %s', (by, descending, expected) => {
    expect(titles(by, descending)).toEqual(expected)
  })

  it('turns around on a second press, names from A and numbers from the greatest on the first', () => {
    expect(orderBy('title', undefined)).toEqual({ by: 'title', descending: false })
    expect(orderBy('hired', { by: 'title', descending: false })).toEqual({ by: 'hired', descending: true })
    expect(orderBy('hired', { by: 'hired', descending: true })).toEqual({ by: 'hired', descending: false })
  })
})
