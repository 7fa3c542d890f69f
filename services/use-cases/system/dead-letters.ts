import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { SYSTEM } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { DeadLetter } from '#contracts/views/system.ts'
import { callDecider } from '#domain/call/decider.ts'
import { deadLetters } from '#projections/dead-letters/dead-letters.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

const MOST_SHOWN = 100

/** The newest outside calls that were given up, of one company or of all. */
export const deadLettersOf =
  ({ reads }: Pick<Core, 'reads'>) =>
  async (companyId?: CompanyId): Promise<DeadLetter[]> => {
    const found = await reads.store.find(reads.live(deadLetters), {
      // What was decided about leaves a document without it.
      filter: { givenUpAt: { $gte: '' }, ...(companyId !== undefined && { companyId }) },
      sort: { givenUpAt: -1 },
      limit: MOST_SHOWN,
    })
    return found.map(({ _id: callId, companyId: of, port, operation, code, givenUpAt }) => ({
      callId,
      companyId: of,
      port,
      operation,
      code,
      givenUpAt,
    })) as DeadLetter[]
  }

/** `companyId` counts for operators; others decide about their own company's calls. */
type Decision = { callId: string; companyId: CompanyId | typeof SYSTEM }

export function deadLetterUseCases(core: Core) {
  const decide =
    (type: 'RetryCall' | 'DropCall') =>
    async (asker: Asker, { callId, companyId }: Decision): Promise<{ token: ConsistencyToken }> => {
      if (!isOperator(asker)) allow(asker, 'company.settings')
      const tenant = isOperator(asker) ? companyId : asker.companyId
      const { token } = await core.commands.handle(callDecider, callId, { type, data: {} }, core.context(asker), tenant)
      return { token }
    }
  return {
    /** Has an outside call that was given up tried again. @throws Rejected 'call/decided' */
    retryCall: decide('RetryCall'),
    /** Gives it up for good: its process manager learns that it failed. @throws Rejected 'call/decided' */
    dropCall: decide('DropCall'),
  }
}
