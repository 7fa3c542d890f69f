import { isZoneName } from '#contracts/kernel/zone-name.ts'
import type { ActionFunctionArgs } from '@remix-run/node'
import { DEADLINE_FAILED } from '#contracts/job/deadline.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { instantIn } from '#contracts/kernel/zone.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { jobIdOf } from '../lib/job-id.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { commandIn } from '../offline/command-id.server.ts'

/** The moment a form names, with its zone; null where it asks for none. @throws Rejected for what is no moment. */
export function deadlineIn(form: FormData): { at: string; timezone: string } | null {
  if (form.get('mode') !== '0') return null
  const timezone = textOf(form, 'timezone', 100)
  const at = isZoneName(timezone) ? instantIn(textOf(form, 'deadline', 40), timezone) : null
  if (at === null)
    throw new Rejected(
      'job/deadline-invalid',
      DEADLINE_FAILED,
      isZoneName(timezone)
        ? { deadlineDate: 'The deadline has to lie in the future' }
        : { timezone: 'Choose a time zone' },
    )
  return { at, timezone }
}

/** Sets or removes the deadline of a job (PUB-007, PUB-008). */
export async function deadlineSet({ asker }: SignedIn, { request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases, caughtUp } = context.platform
  try {
    const deadline = deadlineIn(form)
    const { token } = await useCases.jobs.setJobDeadline(asker, {
      jobId: jobIdOf(params),
      deadline: deadline?.at ?? null,
      timezone: deadline?.timezone ?? null,
      commandId: commandIn(form, { request, asker }),
    })
    await caughtUp(token)
    return { deadline }
  } catch (error) {
    return refusal(error, { request, context })
  }
}
