import type { Core } from '../../core/core.ts'
import { choiceUseCases } from './choices.ts'
import { samplesOf } from './samples.ts'
import { subscriptionUseCases } from './subscriptions.ts'

/** What Zapier asks for beside what the other use cases do for it. */
export const zapierUseCases = (core: Core) => ({
  ...choiceUseCases(core),
  ...subscriptionUseCases(core),
  samplesOf: samplesOf(core),
})
