import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { slugFrom, slugProblem, slugTaken } from '#contracts/company/slug.ts'
import type { CompanyDetails } from '#contracts/company/details.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { companySlugDecider } from '#domain/company-slug/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'
import { until } from '../../core/until.ts'

/** Changes the details that are given and leaves the others (AUTH-063). */
export const changeCompanyDetails =
  ({ commands, context }: Core) =>
  async (
    asker: Asker,
    { commandId, ...changes }: Partial<CompanyDetails> & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    const { state } = await commands.stateOf(companyDecider, asker, asker.companyId)
    if (state.status === 'unknown') throw new Rejected('company/not-found', 'No such company')
    const data = { ...state.details, ...changes }
    return commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'ChangeCompanyDetails', data },
      context(asker, commandId),
    )
  }

/**
 * Reserves the address, which a process then gives to the company; answers once it is the company's. Of two companies
 * that ask for the same one at the same instant one learns that it is taken.
 */
export const changeCompanySlug =
  (core: Core) =>
  async (asker: Asker, typed: string, commandId: string = randomUUID()): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    const { commands, context } = core
    const { companyId } = asker
    const slug = slugFrom(typed)
    const problem = slugProblem(slug)
    if (problem)
      throw new Rejected(problem === slugTaken ? 'company/slug-taken' : 'company/details-invalid', problem, {
        slug: problem,
      })
    const { state: company, revision: now } = await commands.stateOf(companyDecider, asker, companyId)
    if (company.status === 'unknown') throw new Rejected('company/not-found', 'No such company')
    if (company.slug?.slug === slug) return { token: { [streamName(companyId, 'company', companyId)]: now } }

    const claim = uuid5(commandId, 'claim')
    await commands.handle(
      companySlugDecider,
      slug,
      { type: 'ClaimCompanySlug', data: { slug, companyId, claim } },
      context({ ...asker, companyId: SYSTEM }, commandId),
    )
    const revision = await until(
      core,
      companyDecider,
      asker,
      companyId,
      (state) => state.status === 'registered' && state.slug?.claim === claim,
    )
    if (revision === null)
      throw new Rejected(
        'command/unavailable',
        'The address is reserved for you and being set up. Look again in a moment.',
      )
    return { token: { [streamName(companyId, 'company', companyId)]: revision } }
  }

/** Whose address this is; null when it is free. For the host a person signs in at (AUTH-013, AUTH-031). */
export const companyOfSlug =
  ({ commands }: Core) =>
  async (typed: string): Promise<CompanyId | null> => {
    const slug = slugFrom(typed)
    if (slugProblem(slug)) return null
    const { state } = await commands.stateOf(companySlugDecider, { companyId: SYSTEM }, slug)
    return state.status === 'held' ? state.companyId : null
  }
