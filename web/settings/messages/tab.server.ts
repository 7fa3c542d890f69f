import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { mayDo } from '#contracts/kernel/asker.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

const Minutes = z.coerce.number()

export const messages = {
  async load({ asker, platform }) {
    const { holdMinutes, rejectionReasons } = await platform.useCases.messages.messageRulesOf(asker)
    return {
      rules: mayDo(asker, 'company.settings')
        ? { holdMinutes, reasons: rejectionReasons.map((each) => ({ ...each })) }
        : null,
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    if (form.get('intent') !== 'rules') throw unknownIntent()
    const [ids, texts] = [form.getAll('reasonId'), form.getAll('reason')].map((all) => all.map(String)) as [
      string[],
      string[],
    ]
    const minutes = Minutes.safeParse(form.get('holdMinutes') || 'none')
    try {
      const { token } = await useCases.messages.changeMessageRules(asker, {
        holdMinutes: minutes.success ? minutes.data : -1,
        // An empty line is a reason that was taken away.
        rejectionReasons: ids.flatMap((reasonId, at) =>
          texts[at]?.trim()
            ? [{ reasonId: reasonId.slice(0, 60) || randomUUID(), text: texts[at].slice(0, 2000) }]
            : [],
        ),
      })
      await caughtUp(token)
      return { saved: true as const }
    } catch (error) {
      if (!isRejected(error)) throw error
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer
