import { createRequire } from 'node:module'
import { creditNoteName, invoiceName } from '#contracts/subscription/invoice-name.ts'
import type { Currency } from '#contracts/subscription/prices.ts'
import type { InvoiceView } from '#contracts/views/invoices.ts'
import { dateTimeFormat, numberFormat } from '#contracts/kernel/formatters.ts'

type Invoice = InvoiceView & { companyName: string }

/** The language of invoices is English, as that of the specification. */
const LANGUAGE = 'en-GB'
const items = {
  plan: 'Plan',
  userSeat: 'Extra user',
  activeJob: 'Extra active job',
  unusedTime: 'Unused time',
} as const
const [LEFT, RIGHT, AMOUNTS] = [56, 540, 440]

/** An amount in the smallest unit as people read it: `£1,048.00`. */
export const money = (amount: number, currency: Currency): string =>
  numberFormat(LANGUAGE, { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)

const day = (at: string) => dateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

/** A page of A4 as PDF, from the seller to the company; a credit note says which invoice it cancels. */
export async function drawInvoice(invoice: Invoice, seller: readonly string[]): Promise<Buffer> {
  // Loaded by the first invoice: processes that draw none do without its memory.
  const { default: PDFDocument } = await import('pdfkit')
  const find = createRequire(import.meta.url)
  const [plain, bold] = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
    find.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
  ) as [string, string]
  const { order, credit, billTo } = invoice
  const number = invoiceName(invoice.number)
  const title = credit ? `Credit note ${creditNoteName(credit.number)}` : `Invoice ${number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    font: plain,
    info: { Title: title, Author: seller[0] ?? '' },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const at = (currency: number) => money(currency, order.currency)
  const sign = credit ? -1 : 1

  doc.font(bold).fontSize(18).text(title)
  doc.font(plain).fontSize(10).moveDown()
  for (const line of seller) doc.text(inReadingOrder(line))
  doc.moveDown()
  const to = billTo ? [billTo.name, ...billTo.address.split('\n'), billTo.taxId && `Tax id ${billTo.taxId}`] : []
  doc.font(bold).text('To').font(plain)
  for (const line of to.length > 0 ? to : [invoice.companyName]) if (line) doc.text(inReadingOrder(line))
  doc.moveDown()
  const facts = credit
    ? [
        ['Date', day(credit.at)],
        ['Cancels', number],
      ]
    : [
        ['Date', day(invoice.issuedAt)],
        ['Due', day(invoice.dueAt)],
        ['Paid', invoice.paidAt ? day(invoice.paidAt) : 'not yet'],
        ['Billed', order.frequency === 'year' ? 'by year' : 'by month'],
      ]
  for (const [name, value] of facts) doc.text(`${name}: ${value}`)
  doc.moveDown()

  const row = (text: string, amount: string, font = plain) => {
    const { y } = doc
    doc.font(font).text(text, LEFT, y, { width: AMOUNTS - LEFT - 10 })
    const below = doc.y
    doc.text(amount, AMOUNTS, y, { width: RIGHT - AMOUNTS, align: 'right' })
    doc.y = below + 4
  }
  const rule = () => {
    doc.moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).lineWidth(0.5).stroke()
    doc.y += 6
  }
  rule()
  for (const line of invoice.lines) {
    const name = line.item === 'plan' ? `Plan ${order.plan}` : items[line.item]
    const each = line.monthly > 0 ? `, ${line.quantity} × ${at(line.monthly)} a month` : ''
    row(name + each, at(sign * line.amount))
  }
  if (invoice.discount > 0)
    row(
      `Coupon ${invoice.coupon?.code ?? ''} (${invoice.coupon?.discountPercentage ?? 0} %)`,
      at(-sign * invoice.discount),
    )
  rule()
  row('Total', at(sign * invoice.total), bold)
  doc.font(plain).fontSize(8).moveDown()
  doc.text('Amounts are without tax. This invoice is paid by bank transfer; name its number.', LEFT)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** Words of a line that reads from right to left are placed in that order; the library places letters alone. */
const inReadingOrder = (line: string): string =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(line) ? line.split(' ').toReversed().join(' ') : line
