import type { CompanyId } from '#contracts/kernel/ids.ts'
import { overUsage } from '#infra/engines/assistant/assistant.ts'
import { attempts } from './attempts.ts'
import type { Core, Settings } from './core.ts'

const DAY_MS = 24 * 60 * 60_000
/** Tokens are counted in thousands, each answer as one at least. */
const UNIT = 1000

type UsedToday = { used: number; limit: number; cost: { currency: string; amount: number } | null }

/** What a company may use of models on a day, for suggestions and evaluations together. */
export function modelBudget(
  core: Core,
  { assistantKtokens: dailyUnits, assistantPrice: price }: Pick<Settings, 'assistantKtokens' | 'assistantPrice'>,
) {
  const spent = attempts(core, { name: 'assistant-tokens', limit: dailyUnits, windowMs: DAY_MS })
  return {
    /** @throws Rejected 'assistant/over-usage' once a company has used what it may on a day. */
    async check(companyId: CompanyId): Promise<void> {
      if (await spent.spent(companyId)) throw overUsage()
    },
    /** In thousands of tokens: what a company has used of what it may in a day, and what that cost; null where no price is known. */
    async used(companyId: CompanyId): Promise<UsedToday> {
      const used = Math.min(await spent.times(companyId), dailyUnits)
      const cost = price && { currency: price.currency, amount: (used * UNIT * price.perMillion) / 1_000_000 }
      return { used, limit: dailyUnits, cost }
    },
    async spend(companyId: CompanyId, tokens: number): Promise<void> {
      for (let units = Math.ceil(tokens / UNIT); units > 0; units--) await spent.count(companyId)
    },
  }
}
