import { expect, it } from 'vitest'
import { nearLimits } from './limits.ts'

const plenty = { used: 1, of: 100 }
const usage = { activeJobs: plenty, userSeats: plenty, oneWayInterviews: plenty, textInvites: plenty }
const everybody = { may: () => true, mayOpenUsers: true }
const reviewer = { may: () => false, mayOpenUsers: false }

it('names the limits of which a fifth or less is left', () => {
  expect(nearLimits(usage, everybody)).toEqual([])
  const close = { ...usage, activeJobs: { used: 12, of: 15 }, userSeats: { used: 11, of: 15 } }
  expect(nearLimits(close, everybody)).toMatchObject([{ label: 'jobSlots', used: 12, of: 15 }])
  expect(nearLimits({ ...usage, textInvites: { used: 120, of: 100 } }, everybody)).toMatchObject([{ label: 'texts' }])
})

it('is silent about what a plan does not limit or does not have', () => {
  const none = { ...usage, activeJobs: { used: 900, of: null }, textInvites: { used: 0, of: 0 } }
  expect(nearLimits(none, everybody)).toEqual([])
})

it('is silent to those who can do nothing about it', () => {
  const full = { used: 5, of: 5 }
  const all = { activeJobs: full, userSeats: full, oneWayInterviews: full, textInvites: full }
  expect(nearLimits(all, reviewer)).toEqual([])
  const editor = { may: (permission: string) => permission === 'jobs.create', mayOpenUsers: false }
  expect(nearLimits(all, editor).map(({ label }) => label)).toEqual(['jobSlots'])
  expect(nearLimits(all, everybody)).toHaveLength(4)
})
