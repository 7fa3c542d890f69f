import type { CompanySlugCommand } from '#contracts/company-slug/commands.ts'
import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import type { CompanySlug } from '../company-slug.ts'

/** Only what still rests on this very claim becomes free. */
export const release = (data: CompanySlugCommand['data'], state: CompanySlug): CompanySlugEvent[] =>
  state.status === 'held' && state.claim === data.claim ? [{ type: 'CompanySlugReleased', data }] : []
