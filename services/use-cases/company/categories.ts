import type { Asker } from '#contracts/kernel/asker.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { type Categories, type Category, everyCategory, noCategories } from '#contracts/company/categories.ts'
import { mayTry } from '#contracts/job/access.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'

/** What the company sorts its jobs by. For all who may see a job. */
export const categoriesOf =
  ({ commands }: Core) =>
  async (asker: Asker): Promise<Categories> => {
    if (!mayTry(asker, 'jobs.read')) throw new Rejected('auth/forbidden', 'Your role does not allow this')
    const { state } = await commands.stateOf(companyDecider, asker, asker.companyId)
    return state.status === 'unknown' ? noCategories : state.categories
  }

/** The list that is sent replaces the one before; what is there twice is ignored (LEG-012). */
export const updateCategories =
  ({ commands, context }: Core) =>
  async (
    asker: Asker,
    { commandId, ...categories }: Categories & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'jobs.create')
    return commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'UpdateCategories', data: categories },
      context(asker, commandId),
    )
  }

/** What a job was put under is offered for the next one. Called by who has been allowed to change the job. */
export async function learnCategories(
  { commands, context }: Core,
  asker: Asker,
  named: readonly Category[],
): Promise<void> {
  if (named.length === 0) return
  const { state } = await commands.stateOf(companyDecider, asker, asker.companyId)
  if (state.status === 'unknown') return
  const known = new Set(everyCategory(state.categories).map(({ categoryId }) => categoryId))
  const added = named.filter(({ categoryId, name }) => !known.has(categoryId) && name.trim() !== '')
  if (added.length > 0)
    await commands.handle(companyDecider, asker.companyId, { type: 'AddCategories', data: { added } }, context(asker))
}
