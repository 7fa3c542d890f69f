import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { overUsage } from '#infra/engines/assistant/assistant.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'

const DAY_MS = 24 * 60 * 60_000
/** Tokens are counted in thousands, each answer as one at least. */
const UNIT = 1000
/** Of one person or key: more is a client in a loop. */
const ASKED = { limit: 120, windowMs: 10 * 60_000 }
/** Answers that run at once in this process. */
const AT_ONCE = { person: 3, company: 12 }

export const askerId = (asker: Asker) =>
  asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : asker.kind

/** How much a company may use of a model, and how many answers run at once. */
export function allowances(core: Core, dailyUnits: number) {
  const asked = attempts(core, { name: 'assistant', ...ASKED })
  const spent = attempts(core, { name: 'assistant-tokens', limit: dailyUnits, windowMs: DAY_MS })
  const running = new Map<string, number>()

  function enter(key: string, most: number) {
    const now = running.get(key) ?? 0
    if (now >= most) throw new Rejected('assistant/busy', 'The assistant is still busy with your last requests.')
    running.set(key, now + 1)
  }
  function leave(key: string) {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }

  return {
    /** A place among the answers that run. @returns how to give it back. @throws Rejected 'assistant/busy' */
    async begin(asker: Asker): Promise<() => void> {
      const person = `${asker.companyId}/${askerId(asker)}`
      await asked.take(person)
      enter(person, AT_ONCE.person)
      try {
        enter(asker.companyId, AT_ONCE.company)
      } catch (error) {
        leave(person)
        throw error
      }
      return () => {
        leave(person)
        leave(asker.companyId)
      }
    },
    /** @throws Rejected 'assistant/over-usage' once a company has used what it may on a day. */
    async check(companyId: CompanyId): Promise<void> {
      if (await spent.spent(companyId)) throw overUsage()
    },
    /** In thousands of tokens: what a company has used of what it may in a day. */
    async used(companyId: CompanyId): Promise<{ used: number; limit: number }> {
      return { used: Math.min(await spent.times(companyId), dailyUnits), limit: dailyUnits }
    },
    async spend(companyId: CompanyId, tokens: number): Promise<void> {
      for (let units = Math.ceil(tokens / UNIT); units > 0; units--) await spent.count(companyId)
    },
  }
}
