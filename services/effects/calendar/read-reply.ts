import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import type { AttendeeResponse } from '#contracts/interview/codes.ts'

/** Of a calendar file within a mail: what answers one invitation is far smaller. */
const FILE_BYTES = 1_000_000
const ADDRESSES = 100

export type Reply = {
  method: 'REPLY' | 'COUNTER'
  uid: string
  sequence: number
  response: AttendeeResponse
  comment: string
}

const responses: Record<string, AttendeeResponse> = {
  ACCEPTED: 'CONFIRMED',
  TENTATIVE: 'MAYBE',
  DECLINED: 'REJECTED',
}

/**
 * A mail as it arrived: the addresses it was sent to, and the answer that a calendar put into it (RFC 5546 3.2.3, 3.2.7);
 * null where there is none, as in an out-of-office note. Recurrences are not worked out.
 */
export async function readReply(raw: Buffer): Promise<{ to: string[]; reply: Reply | null }> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20 }).catch(() => null)
  if (!mail) return { to: [], reply: null }
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => (address ? [address] : []))
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const content = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  const reply = file && content.length <= FILE_BYTES ? replyIn(content) : null
  const to = [...named, ...(mail.deliveredTo ? [mail.deliveredTo] : []), ...(reply ? [reply.organizer] : [])]
  return { to: to.slice(0, ADDRESSES), reply }
}

function replyIn(file: string): (Reply & { organizer: string }) | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
    const method = String(calendar.getFirstPropertyValue('method')).toUpperCase()
    const event = calendar.getFirstSubcomponent('vevent')
    const attendee = event?.getFirstProperty('attendee')
    if ((method !== 'REPLY' && method !== 'COUNTER') || !event || !attendee) return null
    const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
    const participation = String(attendee.getFirstParameter('partstat')).toUpperCase()
    const wished = method === 'COUNTER' ? [`${text('dtstart')} - ${text('dtend')}`] : []
    return {
      method,
      uid: text('uid'),
      sequence: Number(text('sequence')) || 0,
      response: method === 'COUNTER' ? 'MAYBE' : (responses[participation] ?? 'PENDING'),
      comment: [...wished, text('comment')].filter(Boolean).join('\n').slice(0, 1000),
      organizer: text('organizer').replace(/^mailto:/i, ''),
    }
  } catch {
    return null
  }
}
