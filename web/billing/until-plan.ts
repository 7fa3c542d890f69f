import type { PlanName } from '#contracts/subscription/plans.ts'

/** BILL-037. */
export const ASK_EVERY_MS = 5_000
/** Two minutes: billing services report within seconds. */
const MOST = 24

type Asking = {
  /** The plan as the platform knows it; null where it could not be asked. */
  ask: () => Promise<PlanName | null>
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}

/** Asks until the plan is the wanted one. 'late' when it is not after two minutes; 'ended' when the page is left. */
export async function untilPlan(wanted: PlanName, { ask, wait, signal }: Asking): Promise<'here' | 'late' | 'ended'> {
  for (let asked = 0; asked < MOST; asked++) {
    await wait(ASK_EVERY_MS)
    if (signal.aborted) return 'ended'
    if ((await ask()) === wanted) return signal.aborted ? 'ended' : 'here'
  }
  return 'late'
}
