import { withAdded, withoutDuplicates } from '#contracts/company/categories.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

export function updateCategories(data: CompanyCommandData<'UpdateCategories'>, state: Company): CompanyEvent[] {
  const { categories } = registered(state)
  const after = withoutDuplicates(data)
  return same(after, categories) ? [] : [{ type: 'CategoriesUpdated', data: after }]
}

export function addCategories({ added }: CompanyCommandData<'AddCategories'>, state: Company): CompanyEvent[] {
  const { categories } = registered(state)
  const after = withAdded(categories, added)
  return same(after, categories) ? [] : [{ type: 'CategoriesUpdated', data: after }]
}
