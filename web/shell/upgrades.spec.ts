import { describe, expect, it } from 'vitest'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import { grantedBy, nextPlan, promisedBy, upgradeIn } from './upgrades.ts'

describe('upgrading', () => {
  it('leads to the first plan with a higher level', () => {
    expect(PlanName.options.map(nextPlan)).toEqual(['growth', 'team', 'performance', 'enterprise', null])
  })

  it('promises what the upgrade copy says, and grants what the plan holds', () => {
    expect(promisedBy('growth')).toEqual([
      { key: 'activeJobs', count: 2 },
      { key: 'userSeats', count: 5 },
      { key: 'oneWayInterviews', count: 30 },
    ])
    expect(grantedBy('growth')).toContainEqual({ key: 'userSeats', count: 2 })
    expect(promisedBy('enterprise')).toEqual([{ key: 'unlimited', count: 0 }])
  })

  it('is offered in the sidebar up to team, and in the top bar on growth and team', () => {
    const on = (place: keyof typeof upgradeIn) => PlanName.options.filter(upgradeIn[place])
    expect(on('sidebar')).toEqual(['starter', 'growth', 'team'])
    expect(on('topBar')).toEqual(['growth', 'team'])
    expect([upgradeIn.sidebar(null), upgradeIn.topBar(null)]).toEqual([false, false])
  })
})
