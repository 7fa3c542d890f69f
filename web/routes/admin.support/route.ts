import type { ActionFunctionArgs } from '@remix-run/node'
import { formOf, textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireUser } from '../../lib/session.server.ts'

/** More than is taken, so that a question too long is refused and never cut. Browsers send line ends as CRLF; the limit counts what was typed. */
const MOST_SENT = 10_000

/** A question from the messenger. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker, user } = await requireUser(request, context)
  const form = await formOf(request)
  try {
    return await context.platform.useCases.askSupport(asker, { text: textOf(form, 'text', MOST_SENT).replaceAll('\r\n', '\n'), page: textOf(form, 'page').slice(0, 200), from: user })
  } catch (error) {
    return refusal(error, { request, context })
  }
}
