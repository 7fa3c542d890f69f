import type { FastifyReply, FastifyRequest } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AttemptCounter, Counted } from '#infra/engines/attempt-counter/attempt-counter.ts'
import { embeddedAttemptCounter } from '#infra/engines/attempt-counter/embedded.ts'
import { within } from '#infra/engines/event-bus/within.ts'

const MINUTE = 60_000
/** A database that is slow or away must not hold up a call: this process counts for itself meanwhile. */
const PATIENCE_MS = 250

/** `of`: whose calls are counted together, `most`: how many there may be in a minute. */
export type Share = { of: string; most: number }
export type CallLimits = (request: FastifyRequest, reply: FastifyReply, shares: readonly Share[]) => Promise<void>

/** Counts a call in each of its shares, over all processes, and says how much is left of the one that is nearest its end. */
export function callLimits({ attempts }: { attempts: AttemptCounter }, now: () => number = Date.now): CallLimits {
  const here = embeddedAttemptCounter()

  async function counted({ of, most }: Share, at: number): Promise<Counted & Share> {
    const key = `calls ${of}`
    const told: Counted[] = []
    await within(
      PATIENCE_MS,
      attempts.count(key, MINUTE, at).then((counted) => told.push(counted)),
    )
    return { of, most, ...(told[0] ?? (await here.count(key, MINUTE, at))) }
  }

  return async (_request, reply, shares) => {
    const at = now()
    const all = await Promise.all(shares.map((share) => counted(share, at)))
    const { most, times, endsAt } = all.reduce((one, other) =>
      other.most - other.times < one.most - one.times ? other : one,
    )
    const seconds = Math.max(1, Math.ceil((endsAt - at) / 1000))
    reply.headers({
      'x-ratelimit-limit': most,
      'x-ratelimit-remaining': Math.max(0, most - times),
      'x-ratelimit-reset': seconds,
    })
    if (times > most)
      throw new Rejected(
        'auth/too-many-attempts',
        `Too many calls. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        undefined,
        seconds,
      )
  }
}
