import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CheckoutForm } from '../../billing/checkout-form.tsx'
import { checkoutPage, ordered } from './checkout.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('invoices')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('checkoutTitle')) }]
export const handle = { title: (_, language) => useText.in(language)('checkoutTitle') } satisfies PageHandle

/** An order that the plans page has put together (BILL-050), with the built-in billing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.checkout', { request, context })
  const { page, headers } = await checkoutPage(asker, { request, context })
  if (!page) throw redirect('/admin/billing')
  return data(page, { headers })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.checkout', { request, context })
  return ordered(asker, await formOf(request), { request, context })
}

export default function Checkout() {
  const page = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? (answer.kept as Record<string, string>) : {}
  return <CheckoutForm {...page} refused={refused} kept={kept} />
}
