import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { InvoiceList } from '../../billing/invoice-list.tsx'
import { late } from '../../lib/late.tsx'
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
const OfService = late(() => import('../../billing/of-service.tsx'))
// Operators alone see this.
const OfAllCompanies = late(() => import('../../billing/of-all-companies.tsx'))

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('invoicesTitle')) }]
export const handle = { title: (_, language) => useText.in(language)('invoicesTitle') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.invoices', { request, context })
  return {
    ...(await invoicesPage(asker, { request, context })),
    ordered: new URL(request.url).searchParams.has('ordered'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.invoices', { request, context })
  return acted(asker, await formOf(request), { request, context })
}

/** The company's invoices and how its subscription goes on; for operators, what all companies owe. */
export default function Invoices() {
  const { invoices, term, owed, ordered, served, serviceInvoices, payment, nextOfService, repaired } =
    useLoaderData<typeof loader>()
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
      {(served || serviceInvoices.length > 0) && (
        <OfService payment={payment} served={served} next={nextOfService} invoices={serviceInvoices} />
      )}
      {(invoices.length > 0 || serviceInvoices.length === 0) && <InvoiceList invoices={invoices} />}
      {owed && <OfAllCompanies owed={owed} repaired={repaired} />}
      <ButtonLink to="/admin/billing" className="self-start">
        {t('backToPlans')}
      </ButtonLink>
    </div>
  )
}
