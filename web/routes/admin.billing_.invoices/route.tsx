import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { InvoiceList } from '../../billing/invoice-list.tsx'
import { OpenInvoices } from '../../billing/open-invoices.tsx'
import { TermCard } from '../../billing/term-card.tsx'
import { acted, invoicesPage } from './invoices.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('invoices')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('invoicesTitle')) }]
export const handle = { title: (_, language) => useText.in(language)('invoicesTitle') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.invoices', { request, context })
  return {
    ...(await invoicesPage(asker, context)),
    ordered: new URL(request.url).searchParams.has('ordered'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.invoices', { request, context })
  return acted(asker, await formOf(request), { request, context })
}

/** The company's invoices and how its subscription goes on; for operators, what all companies owe. */
export default function Invoices() {
  const { invoices, term, owed, ordered } = useLoaderData<typeof loader>()
  const t = useText()
  const answer = useAnswer<typeof action>()
  return (
    <div className="flex flex-col gap-6">
      {answer && 'refused' in answer && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
      {answer && 'recorded' in answer && (
        <Callout tone="success" announce>
          {t('recorded')}
        </Callout>
      )}
      {ordered && !answer && (
        <Callout tone="success" announce>
          {t('ordered')}
        </Callout>
      )}
      {term && <TermCard {...term} />}
      <InvoiceList invoices={invoices} />
      {owed && <OpenInvoices owed={owed} />}
      <ButtonLink to="/admin/billing" className="self-start">
        {t('backToPlans')}
      </ButtonLink>
    </div>
  )
}
