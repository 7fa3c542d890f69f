import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotAsked, type Outbound, outboundFetch } from '../outbound/outbound.ts'
import type { Push } from './push.ts'
import type { VapidKeys } from './vapid.ts'

/** Seconds that a push service keeps a message for a browser that is away. */
const TTL_S = 86_400
/** What a push service says of a browser that has given its subscription up. */
const GONE = [404, 410]

/**
 * Web push (RFC 8030, 8291, 8292) to the push service of whatever browser it is. The address is a person's word: it is
 * asked as every address of others is, over TLS and on the internet only. `contact` is whom a push service can write to.
 */
export function webPush({ publicKey, privateKey }: VapidKeys, contact: () => string, rules: Outbound): Push {
  const ask = outboundFetch(rules)
  return {
    publicKey,
    async send({ endpoint, p256dh, auth, payload }) {
      const { generateRequestDetails } = (await import('web-push')).default
      let details
      try {
        details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: contact(), publicKey, privateKey },
          TTL: TTL_S,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        })
      } catch {
        throw new Rejected('push/refused', 'The keys of this browser are of no use')
      }
      const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]))
      const answer = await ask(endpoint, { method: 'POST', headers, body: new Uint8Array(details.body) }).catch(
        (error: unknown) => {
          throw error instanceof NotAsked ? refused() : unavailable()
        },
      )
      if (answer.ok) return
      if (GONE.includes(answer.status)) throw new Rejected('push/gone', 'This browser shows no notifications any more')
      throw answer.status === 429 ? unavailable() : refused()
    },
  }
}

const refused = () => new Rejected('push/refused', 'The push service does not take this notification')
const unavailable = () => new Rejected('push/unavailable', 'The push service cannot be reached')
