import type { ServiceInvoiceView } from '#contracts/views/invoices.ts'
import { ServedCard, type ServedSubscription } from './served-card.tsx'
import { NextServiceInvoice, type Previewed } from './next-service-invoice.tsx'
import { ServiceInvoices } from './service-invoices.tsx'

type Props = {
  served: ServedSubscription | null
  next: Previewed | null
  invoices: readonly ServiceInvoiceView[]
}

/** What a billing service keeps of the company: the subscription, the next invoice on request, and those so far. */
export default function OfService({ served, next, invoices }: Props) {
  return (
    <>
      {served && <ServedCard {...served} />}
      {next && <NextServiceInvoice next={next} />}
      {invoices.length > 0 && <ServiceInvoices invoices={invoices} />}
    </>
  )
}
