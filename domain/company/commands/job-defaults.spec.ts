import { describe, it } from 'vitest'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { usualDefaults } from '#contracts/company/job-defaults.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = {
  type: 'CompanyRegistered',
  data: { companyId: acme, name: 'Acme', createdBy: rita },
}
const change = (data: CompanyCommandData<'ChangeJobDefaults'>) => ({ type: 'ChangeJobDefaults', data }) as const
const changed = (stages: string[], jobMode: 'default' | 'custom' = 'default'): CompanyEvent => ({
  type: 'JobDefaultsChanged',
  data: { jobMode, jobType: 'CEP', stages, mustHave: 'reject', blindReview: null },
})

describe('what a company’s new jobs begin with', () => {
  it('has rules for scorecards', () => {
    const rules = { mustHave: 'propose', blindReview: true } as const
    given(registered)
      .when(change(rules))
      .then({ type: 'JobDefaultsChanged', data: { jobMode: 'default', jobType: 'CEP', stages: [], ...rules } })
  })

  it('is changed in parts; the rest stays', () => {
    given(registered)
      .when(change({ stages: ['Phone screen', 'On site'] }))
      .then(changed(['Phone screen', 'On site']))
    given(registered, changed(['On site']))
      .when(change({ jobMode: 'custom' }))
      .then(changed(['On site'], 'custom'))
    given(registered, changed(['On site'], 'custom'))
      .when(change({ jobMode: 'custom' }))
      .thenNothing()
  })

  it('may be a conversation with candidates', () => {
    given(registered)
      .when(change({ interviewByChat: true }))
      .then({
        type: 'JobDefaultsChanged',
        data: { ...usualDefaults, stages: [], interviewByChat: true },
      })
  })

  it('refuses stages that could not be told apart, and a mode of its own without stages', () => {
    for (const stages of [['Call', ' CALL '], ['hired']])
      given(registered)
        .when(change({ stages }))
        .thenRejects('company/details-invalid', { stages: 'Give each stage a name of its own' })
    given(registered)
      .when(change({ jobMode: 'custom' }))
      .thenRejects('company/details-invalid', { jobMode: 'Say first which stages new jobs begin with' })
  })
})
