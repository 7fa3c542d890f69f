import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

/** Resume Now: the pause of the subscription is over (BILL-029). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.resume', { request, context })
  try {
    const { token } = await context.platform.useCases.billing.resumeSubscription(asker)
    await context.platform.caughtUp(token)
    return request.headers.get('sec-fetch-dest') === 'empty' ? { resumed: true } : redirect('/admin/billing')
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('admin.resume', params)
