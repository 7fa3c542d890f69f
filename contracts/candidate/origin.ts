import type * as z from 'zod'
import type { Origin as Schema } from './origin-schema.ts'

export type Origin = z.infer<typeof Schema>

const names = { board: 'from', utmSource: 'utm_source', utmMedium: 'utm_medium', utmCampaign: 'utm_campaign' } as const

/** Null for an address that says nothing. Control characters and what is over 100 characters are left out. */
export function originIn(search: URLSearchParams): Origin | null {
  const read = (name: string) => {
    const text = (search.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim()
    return [...text].slice(0, 50).join('') || null
  }
  const origin = {
    board: read(names.board),
    utmSource: read(names.utmSource),
    utmMedium: read(names.utmMedium),
    utmCampaign: read(names.utmCampaign),
  }
  return Object.values(origin).some((value) => value !== null) ? origin : null
}

/** One line of it, as `indeed · spring campaign`. */
export const originText = ({ board, utmSource, utmMedium, utmCampaign }: Origin): string =>
  [...new Set([board, utmSource, utmMedium, utmCampaign])].filter((part) => part !== null).join(' · ')
