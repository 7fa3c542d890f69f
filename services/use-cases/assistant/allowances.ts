import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core, Settings } from '../../core/core.ts'
import { modelBudget } from '../../core/model-budget.ts'

/** Of one person or key: more is a client in a loop. */
const ASKED = { limit: 120, windowMs: 10 * 60_000 }
/** Answers that run at once in this process. */
const AT_ONCE = { person: 3, company: 12 }

export const askerId = (asker: Asker) =>
  asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : asker.kind

/** How much a company may use of a model, and how many answers run at once. */
export function allowances(core: Core, settings: Pick<Settings, 'assistantKtokens' | 'assistantPrice'>) {
  const asked = attempts(core, { name: 'assistant', ...ASKED })
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
    ...modelBudget(core, settings),
  }
}
