import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { mayDo } from '#contracts/kernel/asker.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { carriedOut, templatesFor } from '../../message-templates/editor.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { type TabRequest, type TabServer, unknownIntent } from '../tab.server.ts'

const Minutes = z.coerce.number()

async function saveRules({ asker, platform: { useCases, caughtUp, site } }: TabRequest, form: FormData) {
  const [ids, texts] = ['reasonId', 'reason'].map((name) => form.getAll(name).map(String)) as [string[], string[]]
  const minutes = Minutes.safeParse(form.get('holdMinutes') || 'none')
  const { token } = await useCases.messages.changeMessageRules(asker, {
    holdMinutes: minutes.success ? minutes.data : -1,
    ...(site.whatsapp && { textsBy: form.get('textsBy') === 'whatsapp' ? 'whatsapp' : 'sms' }),
    // An empty line is a reason that was taken away.
    rejectionReasons: ids.flatMap((reasonId, at) =>
      texts[at]?.trim() ? [{ reasonId: reasonId.slice(0, 60) || randomUUID(), text: texts[at].slice(0, 2000) }] : [],
    ),
  })
  await caughtUp(token)
  return { saved: true as const }
}

export const messages = {
  async load(asked) {
    const { asker, platform } = asked
    const {
      holdMinutes,
      rejectionReasons,
      textsBy = 'sms' as const,
    } = await platform.useCases.messages.messageRulesOf(asker)
    return {
      rules: mayDo(asker, 'company.settings')
        ? {
            holdMinutes,
            reasons: rejectionReasons.map((each) => ({ ...each })),
            textsBy: platform.site.whatsapp ? textsBy : null,
          }
        : null,
      templates: await templatesFor(asked),
    }
  },

  async act(asked, form) {
    const { request, context, asker } = asked
    try {
      if (form.get('intent') === 'rules') return await saveRules(asked, form)
      const done = await carriedOut(asked, form, commandIn(form, { request, asker }))
      if (!done) throw unknownIntent()
      return done
    } catch (error) {
      if (error instanceof z.ZodError) throw unknownIntent()
      if (!isRejected(error)) throw error
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer
