import { crash } from '../../crash.ts'
import type { SentRegister } from './mail.ts'

/**
 * Takes each message once, as far as the register knows: one that was handed over is not handed over again, and one that
 * is on its way is waited for.
 */
export function taking<Message extends { id: string }>(
  sent: SentRegister,
  handOver: (message: Message) => Promise<void>,
) {
  const underway = new Map<string, Promise<void>>()
  async function take(message: Message) {
    if (await sent.has(message.id)) return
    crash('E1')
    await handOver(message)
    crash('E2')
    await sent.add(message.id)
    crash('E3')
  }
  return {
    send(message: Message): Promise<void> {
      const same = underway.get(message.id)
      if (same) return same
      const sending = take(message).finally(() => underway.delete(message.id))
      underway.set(message.id, sending)
      return sending
    },
    /** When nothing is on its way any more. */
    settled: async () => void (await Promise.allSettled(underway.values())),
  }
}
