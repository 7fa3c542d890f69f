import type { Mail } from '../mail/mail.ts'
import type { Sms } from './sms.ts'

const isNumber = (to: string) => /^\+\d+$/.test(to)

/** Keeps text messages instead of sending them, in the outbox that keeps mail; the product shows them at /dev/outbox. */
export function keptTexts(outbox: Mail): Sms {
  return {
    send: ({ text, ...message }) => outbox.send({ ...message, subject: '', text }),
    outbox: async (limit) =>
      (await outbox.outbox(Number.MAX_SAFE_INTEGER))
        .filter(({ to }) => isNumber(to))
        .slice(0, limit)
        .map(({ subject: _, ...message }) => message),
    /** The outbox is closed by its opener. */
    close: async () => {},
  }
}
