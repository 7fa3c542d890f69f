import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const release = (data: { slug: string; companyId: string; claim: string }): Reaction => ({
  kind: 'command',
  aggregate: 'slug',
  tenant: SYSTEM,
  id: data.slug,
  command: { type: 'ReleaseCompanySlug', data },
})

/** An address that was reserved becomes the company's; should there be no such company, it becomes free again. */
export const companySlugClaimedNamesCompany: ProcessManager<CompanySlugEvent> = {
  name: 'company-slug-claimed-names-company',
  category: 'slug',
  on: ['CompanySlugClaimed'],
  react: ({ event: { data } }) => [
    {
      kind: 'command',
      aggregate: 'company',
      tenant: data.companyId,
      id: data.companyId,
      command: { type: 'TakeCompanySlug', data: { slug: data.slug, claim: data.claim } },
    },
  ],
  onRefused: ({ event: { data } }) => [release(data)],
}

/** The address a company had before is free for others; releasing a claim that was renewed does nothing. */
export const companySlugChangedFreesFormer: ProcessManager<CompanyEvent> = {
  name: 'company-slug-changed-frees-former',
  category: 'company',
  on: ['CompanySlugChanged'],
  react: ({ event, tenant }) =>
    event.type === 'CompanySlugChanged' && event.data.previous
      ? [release({ ...event.data.previous, companyId: tenant })]
      : [],
}
