import { describe, expect, it } from 'vitest'
import { catalogue, currencyOfCountry, featureGroups, firstPlanWith, highlights, planHas } from './catalogue.ts'
import { features, gates } from './features.ts'
import { planNames } from './plans.ts'

const plan = (name: string) => catalogue.find((each) => each.name === name)!

it('names Growth and Enterprise as the plans page does (BILL-007), smallest first (BILL-001)', () => {
  expect(catalogue.map(({ title }) => title)).toEqual(['Starter', 'Individual', 'Team', 'Performance', 'Professional'])
  expect(catalogue.map(({ planLevel }) => planLevel)).toEqual([0, 1, 2, 3, 4])
  expect(catalogue.filter(({ isEnterprise }) => isEnterprise).map(({ name }) => name)).toEqual(['enterprise'])
})

it('has an id and a price per currency, or neither (BILL-004, BILL-009)', () => {
  expect(plan('growth')).toMatchObject({
    ids: { gbp: { month: 'growth-gbp-monthly', year: 'growth-gbp-yearly' } },
    price: { usd: { month: 129_00, year: 99_00 }, aud: { month: 159_00, year: 129_00 } },
    volume: { activeJobs: 2, userSeats: 2, textSmsInvites: 500, oneWayInterviews: null },
  })
  expect(plan('enterprise')).toMatchObject({ ids: null, price: 'custom' })
})

describe('the comparison of features', () => {
  const listed = Object.values(featureGroups).flat()

  it('lists every feature once, but those in development and one that decides nothing', () => {
    expect(new Set(listed).size).toBe(listed.length)
    const sold = features.filter((feature) => !gates[feature].developer && feature !== 'advancedApplicationPage')
    expect(listed.filter((each) => each in gates).toSorted()).toEqual(sold.toSorted())
  })

  it('highlights what a plan has and the one before it lacks', () => {
    for (const [index, name] of planNames.entries())
      for (const feature of highlights[name]) {
        expect([name, feature, planHas(name, feature)]).toEqual([name, feature, true])
        if (index > 0) expect([name, feature, firstPlanWith(feature)]).toEqual([name, feature, name])
      }
  })
})

it.each([
  ['AU', 'aud'],
  ['gb', 'gbp'],
  ['DE', 'usd'],
  ['', 'usd'],
])('prices for %s are in %s (BILL-013)', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})
