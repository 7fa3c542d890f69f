import { randomUUID } from 'node:crypto'

const anOrder = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }

/** What the calls of billing are sent with. */
export const billingRequests = {
  resumeSubscription: () => ({}),
  pauseSubscription: () => ({ body: { pause_option: 'end_of_term', resume_date_nb_months: 2 } }),
  retrieveSubscription: () => ({}),
  createSubscription: () => ({ body: { ...anOrder, bill_to: { name: 'Acme', address: 'High Street 1', taxId: '' } } }),
  updateSubscription: () => ({ body: { ...anOrder, bill_to: { name: 'Acme', address: 'High Street 1', taxId: '' } } }),
  checkoutNew: () => ({ body: anOrder }),
  checkoutExisting: () => ({ body: anOrder }),
  checkoutOneTime: () => ({ body: { currency: 'usd', charges: [{ amount: 5000, description: 'Onboarding' }] } }),
  createPortalSession: () => ({ body: {} }),
  collectNow: () => ({ body: {} }),
  listInvoices: () => ({}),
  downloadInvoice: ({ invoiceId = randomUUID() }: { invoiceId?: string }) => ({ params: { id: invoiceId } }),
  getCoupon: () => ({ params: { id: 'SPRING' } }),
}
