import type { Core } from '../../platform.ts'
import { attempts } from './attempts.ts'

const MINUTE = 60_000

/** A whole office shares one address; one account is guessed at from many. */
export function accountLimits({ now }: Pick<Core, 'now'>) {
  const clock = () => Date.parse(now())
  return {
    signUps: attempts({ limit: 60, windowMs: 10 * MINUTE, now: clock }),
    signInsFrom: attempts({ limit: 200, windowMs: 15 * MINUTE, now: clock }),
    failuresOf: attempts({ limit: 10, windowMs: 15 * MINUTE, now: clock }),
  }
}
export type Limits = ReturnType<typeof accountLimits>
