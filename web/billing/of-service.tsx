import type { ServiceInvoiceView } from '#contracts/views/invoices.ts'
import { Payment, type PaymentPage } from './payment.tsx'
import { ServedCard, type ServedSubscription } from './served-card.tsx'
import { NextServiceInvoice, type Previewed } from './next-service-invoice.tsx'
import { ServiceInvoices } from './service-invoices.tsx'

type Props = {
  payment: { page: PaymentPage } | null
  served: ServedSubscription | null
  next: Previewed | null
  invoices: readonly ServiceInvoiceView[]
}

/** What a billing service keeps of the company: payment and next invoice on request, the subscription, the invoices so far. */
export default function OfService({ payment, served, next, invoices }: Props) {
  return (
    <>
      {payment && <Payment {...payment} />}
      {served && <ServedCard {...served} />}
      {next && <NextServiceInvoice next={next} />}
      {invoices.length > 0 && <ServiceInvoices invoices={invoices} />}
    </>
  )
}
