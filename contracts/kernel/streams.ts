import type { CompanyId } from './ids.ts'

export const categories = [
  'company',
  'user',
  'job',
  'candidate',
  'subscription',
  'email',
  'phone',
  'identity',
  'slug',
  'domain',
  'batch',
  'playback',
  'usage',
  'dashboard',
  'filter',
  'inbox',
  'import',
  'optout',
  'template',
  'interview',
  'day',
  'availability',
  'share',
  'webhook',
  'integration',
  'order',
  'ats',
  'application',
  'timer',
  'call',
  'pm',
] as const
export type Category = (typeof categories)[number]

/** The tenant of streams that belong to no company: reservations of email addresses, phone numbers, identities, company slugs and email domains. */
export const SYSTEM = 'sys'

/** `<tenant>.<category>-<id>`, e.g. `c0123456789ab.candidate-0f…`. The tenant in the name is what scopes every load. */
export const streamName = (tenant: CompanyId | typeof SYSTEM, category: Category, id: string) =>
  `${tenant}.${category}-${id}`

export function parseStream(stream: string): { tenant: string; category: Category; id: string } {
  const dot = stream.indexOf('.')
  const dash = stream.indexOf('-', dot)
  return { tenant: stream.slice(0, dot), category: stream.slice(dot + 1, dash) as Category, id: stream.slice(dash + 1) }
}
