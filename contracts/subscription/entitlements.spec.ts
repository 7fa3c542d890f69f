import { expect, it } from 'vitest'
import { entitlements, noTerms, type Subscribed } from './entitlements.ts'
import { featuresOf } from './features.ts'
import { planVolumes } from './plans.ts'
import { paidUp, type Standing } from './standing.ts'

const growth: Subscribed = { plan: 'growth', jobSlots: 2, terms: noTerms, report: paidUp }
const noon = '2026-06-01T12:00:00.000Z'

it('a company has what its plan says', () => {
  expect(entitlements(growth)).toEqual({
    plan: 'growth',
    volumes: planVolumes.growth,
    features: featuresOf('growth'),
    stopped: null,
  })
})

it('a company without a subscription has everything', () => {
  const { volumes, features, stopped } = entitlements(null)
  expect(Object.values(volumes).every((volume) => volume === null)).toBe(true)
  expect(Object.values(features).every(Boolean)).toBe(true)
  expect(stopped).toBeNull()
})

it('what it bought or was promised replaces what the plan says, and nothing else changes', () => {
  const terms = { volumes: { activeJobs: 7, oneWayInterviews: null }, features: { whiteLabel: true, zapier: false } }
  const { volumes, features } = entitlements({ ...growth, terms })
  expect(volumes).toEqual({ ...planVolumes.growth, activeJobs: 7, oneWayInterviews: null })
  expect(features).toEqual({ ...featuresOf('growth'), whiteLabel: true, zapier: false })
  expect(featuresOf('growth').whiteLabel).toBe(false)
})

it('a company without the feature has no text messages, whatever their volume', () => {
  const terms = { volumes: { textSmsInvites: 50 }, features: { sms: false } }
  expect(entitlements({ ...growth, terms }).volumes.textSmsInvites).toBe(0)
})

it('the job slots of a plan are those of the day the company came onto it', () => {
  expect(entitlements({ ...growth, jobSlots: 9 }).volumes.activeJobs).toBe(9)
})

it.each<[Standing, 'paused' | 'cancelled' | null]>([
  [{ status: 'active', pausesAt: null }, null],
  [{ status: 'active', pausesAt: noon }, null],
  [{ status: 'non_renewing', cancelsAt: noon }, null],
  [{ status: 'paused', pausedAt: noon, resumesAt: null }, 'paused'],
  [{ status: 'cancelled', cancelledAt: noon }, 'cancelled'],
])('a subscription that is %j stops: %s', (standing, stopped) => {
  expect(entitlements({ ...growth, report: { ...paidUp, standing } }).stopped).toBe(stopped)
})
