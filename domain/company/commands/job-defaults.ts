import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { sameName } from '#contracts/company/same-name.ts'
import { initialTitles } from '#contracts/kernel/initial-titles.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

const usual = Object.values(initialTitles)

/** What is not named stays. Two stages of one name could not be told apart on a board. */
export function changeJobDefaults(changes: CompanyCommandData<'ChangeJobDefaults'>, state: Company): CompanyEvent[] {
  const { jobDefaults } = registered(state)
  const after = { ...jobDefaults, ...changes, stages: [...(changes.stages ?? jobDefaults.stages)] }
  const twice = after.stages.some(
    (stage, at) =>
      after.stages.findIndex((other) => sameName(other, stage)) !== at || usual.some((title) => sameName(title, stage)),
  )
  if (twice)
    throw new Rejected('company/details-invalid', 'Some fields need attention', {
      stages: 'Give each stage a name of its own',
    })
  if (after.jobMode === 'custom' && after.stages.length === 0)
    throw new Rejected('company/details-invalid', 'Some fields need attention', {
      jobMode: 'Say first which stages new jobs begin with',
    })
  return same(after, jobDefaults) ? [] : [{ type: 'JobDefaultsChanged', data: after }]
}
