import PostalMime, { type Email } from 'postal-mime'

/** Of one part of a report: a delivery status, or the message it is about. */
const PART_BYTES = 1_000_000

/** What a mail server says of a message that it took and could not deliver for good (RFC 3464). */
export type DeliveryReport = { id: string; companyId: string; reference: string | null }

/**
 * Reads a mail as it arrived; null for all that is no report of a final failure: delays, deliveries, out-of-office notes, and
 * reports without the headers of the message they are about.
 */
export async function readDeliveryReport(raw: Buffer): Promise<DeliveryReport | null> {
  const report = await parsed(raw)
  const part = (...types: string[]) => {
    const content = report?.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    return text.length <= PART_BYTES ? text : ''
  }
  const status = part('message/delivery-status', 'message/global-delivery-status')
  const original = await parsed(part('message/rfc822', 'text/rfc822-headers', 'message/global'))
  if (!report || !original || !(await hasFailed(status))) return null
  const companyId = headerOf(original, 'x-company-id')
  const id = original.messageId
  return companyId && id ? { id: id.slice(0, 200), companyId, reference: headerOf(original, 'x-reference') } : null
}

/** A block of fields for each recipient, apart from the one about the report itself. */
async function hasFailed(status: string): Promise<boolean> {
  const blocks = await Promise.all(
    status
      .split(/\r?\n\r?\n/)
      .slice(0, 20)
      .map((block) => parsed(`${block}\n\n`)),
  )
  return blocks.some((block) => {
    const [action, code] = [block && headerOf(block, 'action'), block && headerOf(block, 'status')]
    return action?.toLowerCase() === 'failed' && code?.startsWith('5.') === true
  })
}

const parsed = (mail: Buffer | string): Promise<Email | null> =>
  PostalMime.parse(mail, { maxNestingDepth: 20 }).catch(() => null)

const headerOf = ({ headers }: Email, name: string): string | null =>
  headers.find(({ key }) => key === name)?.value.trim() ?? null
