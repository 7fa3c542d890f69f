import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { InvoiceList } from '../../billing/invoice-list.tsx'
import { ServedCard } from '../../billing/served-card.tsx'
import { late } from '../../lib/late.tsx'
import { ServiceInvoices } from '../../billing/service-invoices.tsx'
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
const Payment = late(() => import('../../billing/payment.tsx'), <div className="h-[36rem]" />)
const NextServiceInvoice = late(() => import('../../billing/next-service-invoice.tsx'))
// Operators alone see these.
const OpenInvoices = late(() => import('../../billing/open-invoices.tsx'))
const Repairs = late(() => import('../../billing/repairs.tsx'))

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
      {payment && <Payment {...payment} />}
      {term && <TermCard {...term} />}
      {served && <ServedCard {...served} />}
      {nextOfService && <NextServiceInvoice next={nextOfService} />}
      {serviceInvoices.length > 0 && <ServiceInvoices invoices={serviceInvoices} />}
      {(invoices.length > 0 || serviceInvoices.length === 0) && <InvoiceList invoices={invoices} />}
      {owed && <OpenInvoices owed={owed} />}
      {repaired && <Repairs repaired={repaired} />}
      <ButtonLink to="/admin/billing" className="self-start">
        {t('backToPlans')}
      </ButtonLink>
    </div>
  )
}
