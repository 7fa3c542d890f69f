import * as z from 'zod'
import { mustHaveModes } from '#contracts/company/job-defaults.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

const hiding = { hide: true, show: false, 'as made': null } as const
const Rules = z.object({
  intent: z.literal('scoring'),
  mustHave: z.enum(mustHaveModes),
  hiding: z.enum(['hide', 'show', 'as made']),
})

export const scoring = {
  async load({ asker, platform }) {
    const { mustHave, blindReview } = await platform.useCases.company.jobDefaultsOf(asker)
    return { mustHave, hiding: blindReview === null ? ('as made' as const) : blindReview ? 'hide' : 'show' }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const sent = Rules.safeParse(Object.fromEntries(form))
    if (!sent.success) throw unknownIntent()
    try {
      const { mustHave } = sent.data
      const blindReview = hiding[sent.data.hiding]
      await caughtUp((await useCases.company.changeJobDefaults(asker, { mustHave, blindReview })).token)
      return { saved: true as const }
    } catch (error) {
      if (!isRejected(error)) throw error
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer
