import type { ChargebeeEvent, State } from './state.ts'

export type Delivery = {
  order?: 'as made' | 'reversed' | 'shuffled'
  /** The share of events that are sent twice, of 1. */
  doubled?: number
  /** How the shuffling falls out. */
  seed?: number
  password?: string
  /** The oldest so many; the rest stays queued. */
  most?: number
}
/** A whole number sequence that is the same for the same seed. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Events wait in `queued` until they are delivered: at once and one after another, unless they are held. One that was not
 * taken (no 2xx) waits again.
 */
export function webhooks(state: State, { user, password }: { user: string; password: string }) {
  let url: string | null = null
  let held = false
  let running = Promise.resolve()
  const queued: ChargebeeEvent[] = []
  const sent: { id: string; event_type: string; status: number }[] = []

  async function send(event: ChargebeeEvent, secret: string): Promise<boolean> {
    const answer = await fetch(url!, {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=utf-8',
        'user-agent': 'ChargeBee',
        authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
      },
      body: JSON.stringify({ ...event, webhooks: [{ id: 'whv2_1', webhook_status: 'scheduled' }] }),
      redirect: 'manual',
    }).catch(() => null)
    await answer?.body?.cancel()
    sent.push({ id: event.id, event_type: event.event_type, status: answer?.status ?? 0 })
    event.webhook_status = answer?.ok ? 'succeeded' : 're_scheduled'
    return answer?.ok ?? false
  }

  /** Sends what is queued, as told; what is not taken stays. */
  async function deliver({
    order = 'as made',
    doubled = 0,
    seed = 1,
    password: other,
    most = Infinity,
  }: Delivery = {}) {
    if (url === null) return
    const chance = dice(seed)
    const going = queued.splice(0, Math.min(most, queued.length))
    const all = [...going, ...going.filter(() => chance() < doubled)]
    if (order === 'reversed') all.reverse()
    if (order === 'shuffled')
      for (let at = all.length - 1; at > 0; at--) {
        const from = Math.floor(chance() * (at + 1))
        ;[all[at], all[from]] = [all[from]!, all[at]!]
      }
    const refused = new Set<ChargebeeEvent>()
    for (const event of all) if (!(await send(event, other ?? password))) refused.add(event)
    queued.unshift(...going.filter((event) => refused.has(event)))
  }
  state.made = (event) => {
    if (url === null) return
    event.webhook_status = 'scheduled'
    queued.push(event)
    if (!held) running = running.then(() => deliver())
  }

  return {
    queued: queued as readonly ChargebeeEvent[],
    sent: sent as readonly { id: string; event_type: string; status: number }[],
    /** Where messages go from now on; events of before are not sent. */
    hookTo(address: string | null) {
      url = address
    },
    hold() {
      held = true
    },
    /** After a hold: what waits is sent as told, and what comes later at once. */
    release(how?: Delivery) {
      held = false
      running = running.then(() => deliver(how))
      return running
    },
    deliver(how?: Delivery) {
      running = running.then(() => deliver(how))
      return running
    },
    /** When nothing is on its way. */
    settled: () => running,
  }
}
