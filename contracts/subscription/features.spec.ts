import { describe, expect, it } from 'vitest'
import { features, featuresOf, gates, isFreePlan, isRegistered } from './features.ts'
import { PlanName } from './plan-name.ts'
import type { PlanName as Plan } from './plans.ts'

const on = (plan: Plan | null) => features.filter((feature) => featuresOf(plan)[feature])

describe('the features of a plan', () => {
  it.each([
    ['basicBranding', 'growth'],
    ['zapier', 'growth'],
    ['documentUpload', 'growth'],
    ['advancedBranding', 'team'],
    ['videoQuestion', 'team'],
    ['multiBranding', 'performance'],
    ['integrations', 'performance'],
    ['intelligence', 'performance'],
    ['api', 'enterprise'],
    ['customAts', 'enterprise'],
    ['rolesAndPermissions', 'enterprise'],
    ['whiteLabel', 'enterprise'],
  ] as const)('%s comes with %s (A§6)', (feature, plan) => {
    expect(gates[feature]).toEqual({ from: plan, fixed: true })
  })

  it('are those of every smaller plan and more', () => {
    for (const [at, plan] of PlanName.options.entries())
      for (const smaller of PlanName.options.slice(0, at)) expect(on(plan)).toEqual(expect.arrayContaining(on(smaller)))
    expect(on('enterprise')).toEqual([...features])
  })

  it('always have text messages', () => {
    expect(PlanName.options.every((plan) => featuresOf(plan).sms)).toBe(true)
  })

  it('of a plan without a name are those of enterprise (disagree 14)', () => {
    expect(featuresOf(null)).toEqual(featuresOf('enterprise'))
  })

  it('free is starter on a subscription, and nothing else', () => {
    expect([
      isFreePlan('starter', true),
      isFreePlan('starter', false),
      isFreePlan('growth', true),
      isFreePlan(null, true),
    ]).toEqual([true, false, false, false])
  })

  it('registered is on an active paid plan, or without a subscription (BILL-024)', () => {
    expect([
      isRegistered('growth', true, true),
      isRegistered(null, true, true),
      isRegistered('starter', false, false),
      isRegistered('starter', true, true),
      isRegistered('growth', true, false),
    ]).toEqual([true, true, true, false, false])
  })
})
