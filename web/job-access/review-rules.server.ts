import * as z from 'zod'
import type { JobId } from '#contracts/kernel/ids.ts'
import { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { ActionFunctionArgs } from '@remix-run/node'
import { refusal } from '../lib/refusal.server.ts'

const Change = z.union([
  z.object({ blindReview: z.enum(['true', 'false']) }),
  z.object({ anonymousReview: AnonymityLevel }),
])

/** A press of one of the switches; null for another form of the page. */
export const reviewChangeIn = (form: FormData) => Change.safeParse(Object.fromEntries(form)).data ?? null

/** Answers what the job hides from now on. */
export async function changeReviewRules(
  { asker }: Pick<SignedIn, 'asker'>,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  jobId: JobId,
  change: z.infer<typeof Change>,
) {
  const { useCases, readers, caughtUp } = context.platform
  const { setBlindReview, setAnonymousReview } = useCases.jobs
  try {
    const { token } = await ('blindReview' in change
      ? setBlindReview(asker, { jobId, on: change.blindReview === 'true' })
      : setAnonymousReview(asker, { jobId, level: change.anonymousReview }))
    await caughtUp(token)
    const { blindReview = false, anonymousReview = 'off' } = (await readers.jobDocument(asker, jobId)) ?? {}
    return { review: { blindReview, anonymousReview } }
  } catch (error) {
    return refusal(error, { request, context })
  }
}
