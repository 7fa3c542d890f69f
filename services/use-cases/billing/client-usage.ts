import type { Asker } from '#contracts/kernel/asker.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { Usage, WaitingCandidate } from '#projections/usage/usage.ts'
import type { Core } from '../../core/core.ts'
import { colleaguesWho } from '../../core/colleagues-on.ts'

const MOST_PEOPLE = 5

export type ClientUsage = {
  /** Null for a company without a subscription, which has no limits. */
  plan: PlanName | null
  usage: Usage | null
  /** Below zero (BILL-042): candidates past the month's volume, of jobs the asker may see, newest first, 200 at most. */
  waiting: WaitingCandidate[]
  /** Colleagues with `company.billing`, by name, five at most: whom to ask for more. */
  administrators: { name: string; email: string }[]
}

/** What is used, what is left and whom to ask (BILL-026, BILL-057); the answer for all people of a company. */
export const clientUsage =
  (core: Core) =>
  async (asker: Asker): Promise<ClientUsage> => {
    const { readers, now } = core
    const [balances, usage, waiting, users, ids] = await Promise.all([
      readers.balancesOf(asker),
      readers.usageOf(asker, now()),
      readers.waitingCandidates(asker, now()),
      readers.usersOf(asker),
      colleaguesWho(core, asker.companyId, 'company.billing'),
    ])
    const administrators = users
      .filter(({ user_id }) => ids.includes(user_id))
      .slice(0, MOST_PEOPLE)
      .map(({ username, email }) => ({ name: username || email, email }))
    return { plan: balances?.plan ?? null, usage, waiting, administrators }
  }
