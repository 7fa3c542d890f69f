import type { ActionFunctionArgs } from '@remix-run/node'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'

/** More than is taken, so that what is too long is refused and never cut. */
const MOST_SENT = 10_000

/** A question about a plan, from the form of the page. */
export async function contact(
  form: FormData,
  asker: UserAsker,
  asked: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const { useCases } = asked.context.platform
  const about = PlanName.safeParse(form.get('about'))
  try {
    const sent = await useCases.billing.contactUs(
      asker,
      {
        name: textOf(form, 'name'),
        email: textOf(form, 'email'),
        phone: textOf(form, 'phone').slice(0, 60),
        message: textOf(form, 'message', MOST_SENT).replaceAll('\r\n', '\n'),
        plan: about.success ? about.data : null,
      },
      commandIn(form, { request: asked.request, asker }),
    )
    return { sent }
  } catch (error) {
    return refusal(error, asked)
  }
}
