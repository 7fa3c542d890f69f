import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId, type UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'
import { openKept, sealKept } from '../../core/secrets/kept.ts'

/** As long as a person may take at their provider. */
const PENDING_MS = 15 * 60_000
const State = z.object({
  ...{ companyId: CompanyId, by: z.string(), session: z.string() },
  ...{ id: z.uuid(), endsAt: z.number() },
})
const sessionOf = (asker: Asker) => asker.session?.id ?? ''
const ended = () =>
  new Rejected('calendar/not-own', 'This answer belongs to another request, or has been used. Please begin again.')

/** What goes to Cronofy with a request comes back with its answer, which counts once, for the person in the browser that began. */
export function cronofyAnswers(core: Core, purpose: 'cronofy-state' | 'cronofy-company-state') {
  const now = () => Date.parse(core.now())
  const once = attempts(core, { name: purpose, limit: 1, windowMs: PENDING_MS })
  return {
    stateFor: (asker: Asker, by: UserId | string) =>
      sealKept(core, purpose, {
        ...{ companyId: asker.companyId, by, session: sessionOf(asker) },
        ...{ id: randomUUID(), endsAt: now() + PENDING_MS },
      }),
    /** @throws Rejected 'calendar/not-own' */
    async requireOwn(asker: Asker, by: UserId | string, given: string): Promise<void> {
      const state = State.safeParse(openKept(core, purpose, given)).data
      const isOwn = state?.by === by && state.companyId === asker.companyId && state.session === sessionOf(asker)
      const isFresh = state !== undefined && state.endsAt >= now() && !(await once.spent(state.id))
      if (!isOwn || !isFresh) throw ended()
      await once.take(state.id).catch(() => {
        throw ended()
      })
    },
  }
}
