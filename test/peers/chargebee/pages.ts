import { unpaid } from './invoices.ts'
import type { HostedPage, State } from './state.ts'
import { ApiError } from './wire.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const html = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width"></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`

export type Shown = { status: number; headers: Record<string, string>; body: string }
const page = (status: number, title: string, body: string, headers: Record<string, string> = {}): Shown => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: html(title, body),
})
const to = (location: string): Shown => ({ status: 303, headers: { location }, body: '' })

const withState = (url: string, { id }: HostedPage, state: string) => {
  const back = new URL(url)
  back.searchParams.set('id', id)
  back.searchParams.set('state', state)
  return back.href
}
export const money = (amount: number, currency: string) => `${currency} ${(amount / 100).toFixed(2)}`

/** Pages that people go through in a browser: pay with a card that is good or refused, go back, change the card. */
export function hostedPages(state: State, framing: () => 'allowed' | 'refused') {
  function formOf({ asked, type }: HostedPage, problem = ''): Shown {
    // Only the page for what is due can be in a frame, and not on every site.
    const framed = type === 'collect_now' && framing() === 'allowed'
    const body = `${problem && `<p role="alert">${escaped(problem)}</p>`}<p>${escaped(asked.total)}</p>
      <form method="post"><label>Card <select name="card"><option value="good">4111 1111 1111 1111</option>
      <option value="refused">4119 8627 6033 8320</option></select></label>
      <button name="do" value="pay">Pay</button> <button name="do" value="cancel">Cancel</button></form>`
    return page(200, asked.title, body, framed ? {} : { 'x-frame-options': 'SAMEORIGIN' })
  }

  function hosted(id: string, form: URLSearchParams | null): Shown {
    const found = state.hostedPages.get(id)
    if (!found) return page(404, 'This page does not exist', '')
    const { asked } = found
    if (state.clock.seconds() > found.expires_at) return page(410, 'This page has expired', '')
    if (found.state !== 'created' && found.state !== 'requested')
      return page(410, 'This page has been used already', '')
    found.state = 'requested'
    if (form === null) return formOf(found)
    if (form.get('do') === 'cancel') {
      found.state = 'cancelled'
      const back = asked.cancel ?? asked.back
      return back ? to(withState(back, found, 'cancelled')) : page(200, 'Cancelled', '')
    }
    try {
      const card = form.get('card') === 'good' ? 'good' : 'refused'
      found.content = payingWith(card, asked)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      found.failure_reason = 'card_error'
      return formOf(found, error.message)
    }
    found.state = 'succeeded'
    return asked.back ? to(withState(asked.back, found, 'succeeded')) : page(200, 'Thank you', '')
  }

  /** The card that is given on a page is the customer's from then on, if the payment works. */
  function payingWith(card: 'good' | 'refused', { payer, perform }: HostedPage['asked']): object {
    const customer = payer()
    const had = customer.card
    customer.card = card
    try {
      return perform()
    } catch (error) {
      customer.card = had
      throw error
    }
  }

  function portal(token: string, form: URLSearchParams | null): Shown {
    const session = [...state.portalSessions.values()].find((each) => each.token === token)
    const customer = state.customers.get(session?.customer_id ?? '')
    if (!session || !customer) return page(404, 'This page does not exist', '')
    if (form === null && (session.status !== 'created' || state.clock.seconds() > session.expires_at))
      return page(410, 'This link has been used or has expired', '')
    session.status = 'logged_in'
    if (form !== null) {
      customer.card = form.get('card') === 'good' ? 'good' : 'refused'
      state.touch(customer)
      state.emit('payment_source_updated', { customer: { id: customer.id } }, 'portal')
    }
    const rows = [...state.invoices.values()].filter(({ customer_id }) => customer_id === customer.id)
    const items = rows.map(
      ({ id, status, total, currency_code }) => `<li>Invoice ${id}: ${status}, ${money(total, currency_code)}</li>`,
    )
    const body = `<ul>${items.join('')}</ul><p>${unpaid(state, customer.id).length} due</p>
      <form method="post"><label>Card <select name="card"><option value="good">4111 1111 1111 1111</option>
      <option value="refused">4119 8627 6033 8320</option></select></label><button>Save card</button></form>
      ${session.redirect_url ? `<a href="${escaped(session.redirect_url)}">Done</a>` : ''}`
    return page(200, 'Billing portal', body, { 'x-frame-options': 'SAMEORIGIN' })
  }

  return { hosted, portal }
}
