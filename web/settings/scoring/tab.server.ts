import * as z from 'zod'
import { evaluationModes, mustHaveModes } from '#contracts/company/job-defaults.ts'
import { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

const hiding = { hide: true, show: false, 'as made': null } as const
const Rules = z.object({
  intent: z.literal('scoring'),
  mustHave: z.enum(mustHaveModes),
  hiding: z.enum(['hide', 'show', 'as made']),
  /** Left out where the plan or the installation has no model. */
  evaluation: z.enum(evaluationModes).optional(),
  /** A box that is not ticked is not sent. */
  personality: z.literal('on').optional(),
  anonymousReview: AnonymityLevel,
})

export const scoring = {
  async load({ asker, platform }) {
    const {
      mustHave,
      blindReview,
      evaluation = 'off',
      personality = false,
      anonymousReview = 'off',
    } = await platform.useCases.company.jobDefaultsOf(asker)
    const { features } = await platform.entitlementsOf(asker.companyId)
    const ai = {
      isIncluded: features.aiMagic,
      service: platform.engines.evaluator !== null,
    }
    return {
      mustHave,
      evaluation,
      personality,
      anonymousReview,
      ai,
      hiding: blindReview === null ? ('as made' as const) : blindReview ? 'hide' : 'show',
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const sent = Rules.safeParse(Object.fromEntries(form))
    if (!sent.success) throw unknownIntent()
    try {
      const { mustHave, evaluation, personality, anonymousReview } = sent.data
      const blindReview = hiding[sent.data.hiding]
      await caughtUp(
        (
          await useCases.company.changeJobDefaults(asker, {
            mustHave,
            blindReview,
            anonymousReview,
            ...(evaluation && { evaluation, personality: personality === 'on' }),
          })
        ).token,
      )
      return { saved: true as const }
    } catch (error) {
      if (!isRejected(error)) throw error
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer
