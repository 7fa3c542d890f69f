import { timingSafeEqual } from 'node:crypto'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Core } from '../../core/core.ts'

type Needs = Pick<Core, 'engines' | 'settings'>
type Interview = { companyId: string; interviewId: string }
/** Who was invited: a colleague, or, as null, the candidate. */
type Of = Interview & { userId: UserId | null }

const [ID, SIGNED] = [25, 16]
const numbered = (hex: string, length: number) => BigInt(`0x${hex}`).toString(36).padStart(length, '0')
const idOf = (text: string) => {
  const number = [...text].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
  return number
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** 80 bits, in lower case alone: mail servers may write addresses so. */
function signatureOf({ engines }: Needs, { companyId, interviewId, userId }: Of): string {
  const signature = engines.keys.sign('meeting-reply', `${companyId}.${interviewId}.${userId ?? 'candidate'}`)
  return numbered(Buffer.from(signature, 'base64url').subarray(0, 10).toString('hex'), SIGNED)
}

/** Where the calendar of this one person sends its answer; the sender of our messages where no answers are taken. */
export function replyAddress(core: Needs, of: Of): string {
  const { meetingReplies, mailFrom } = core.settings
  if (!meetingReplies) return mailFrom
  const [name, domain] = meetingReplies.address.split('@')
  const id = numbered(of.interviewId.replaceAll('-', ''), ID)
  return `${name}+${of.companyId}${id}${signatureOf(core, of)}@${domain}`
}

/** Which interview an address is of, and the signature that says of whom; null for any other address. */
export function readReplyAddress(
  { settings: { meetingReplies } }: Pick<Core, 'settings'>,
  address: string,
): (Interview & { signature: string }) | null {
  const [name, domain] = (meetingReplies?.address ?? '').toLowerCase().split('@')
  const [local = '', at] = address.trim().toLowerCase().split('@')
  const plus = local.indexOf('+')
  if (!domain || at !== domain || local.slice(0, plus) !== name) return null
  const found = /^(c[0-9a-z]{12})([0-9a-z]{25})([0-9a-z]{16})$/.exec(local.slice(plus + 1))
  return found && { companyId: found[1]!, interviewId: idOf(found[2]!), signature: found[3]! }
}

/** The one of these people whose address was signed so; undefined for a forged one. */
export function signedFor(
  core: Needs,
  { signature, ...interview }: Interview & { signature: string },
  people: readonly (UserId | null)[],
): UserId | null | undefined {
  const given = Buffer.from(signature)
  return people.find((userId) => timingSafeEqual(given, Buffer.from(signatureOf(core, { ...interview, userId }))))
}
