import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { admin, operating } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { invoices } from './invoices.ts'
import { foldInto } from '../runtime/fold.ts'
import { collectionOf } from '../runtime/projection.ts'
import { companies } from '../companies/companies.ts'
import { operatorsReader } from './operators-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-owed-'))
let store: ReadStore
const companyOf = (n: number) => `c${String(n).padStart(12, '0')}`
const invoiceOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`
/** The first company owes since the latest day, the 260th for longest. */
const dueAt = (n: number) => new Date(Date.UTC(2027, 0, 1) - n * 3_600_000).toISOString()
const issued = (n: number) => ({
  type: 'InvoiceIssued',
  data: {
    ...{ invoiceId: invoiceOf(n), number: n, reason: 'renewal', coupon: null, billTo: null },
    order: { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 },
    lines: [{ item: 'plan', quantity: 1, monthly: 12_900, amount: 12_900 }],
    ...{ subtotal: 12_900, discount: 0, total: 12_900, dueAt: dueAt(n) },
  },
})
const paid = (n: number) => ({
  type: 'InvoicePaid',
  data: { invoiceId: invoiceOf(n), paidAt: dueAt(n), reference: '' },
})

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [invoices, companies]) await store.ensure({ ...projection, name: collectionOf(projection) })
  for (let n = 1; n <= 261; n++) {
    const stream = streamName(companyOf(n), 'subscription', companyOf(n))
    // One of them has paid.
    const doc = foldInto(invoices, null, recorded(stream, n === 261 ? [issued(n), paid(n)] : [issued(n)]))
    await store.compareAndSet([{ collection: collectionOf(invoices), expected: null, doc }])
  }
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('operators reach every invoice that is not paid, those that are owed for longest first', async () => {
  const { openInvoices } = operatorsReader({ store, live: collectionOf })
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => openInvoices(operating(admin), page)))
  const days = pages.flatMap(({ rows }) => rows.map((row) => row.dueAt))
  expect(days).toEqual(Array.from({ length: 260 }, (_, index) => dueAt(260 - index)))
  expect(pages.map(({ page, pages: of, total }) => [page, of, total])).toEqual(
    [1, 2, 3, 4, 5, 6].map((page) => [page, 6, 260]),
  )
  expect((await openInvoices(operating(admin), 99)).rows).toHaveLength(10)
  expect((await openInvoices(operating(admin), -3)).page).toBe(1)
})
