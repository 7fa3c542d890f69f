import { describe, expect, it } from 'vitest'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { companySlugChangedFreesFormer, companySlugClaimedNamesCompany } from './company-slug.ts'

const [first, second] = ['77777777-7777-4777-8777-777777777771', '77777777-7777-4777-8777-777777777772']
const data = { slug: 'northwind', companyId: acme, claim: second }
const [claimed] = recorded(streamName(SYSTEM, 'slug', 'northwind'), [{ type: 'CompanySlugClaimed', data } as const])
const changed = (previous: { slug: string; claim: string } | null) =>
  recorded(streamName(acme, 'company', acme), [
    { type: 'CompanySlugChanged', data: { slug: 'northwind', claim: second, previous } } as const,
  ])[0]!
const freed = (slug: string, claim: string) => [
  {
    kind: 'command',
    aggregate: 'slug',
    tenant: SYSTEM,
    id: slug,
    command: { type: 'ReleaseCompanySlug', data: { slug, companyId: acme, claim } },
  },
]

describe('an address that was reserved', () => {
  it('becomes the company’s', () => {
    expect(companySlugClaimedNamesCompany.react(claimed!, undefined)).toEqual([
      {
        kind: 'command',
        aggregate: 'company',
        tenant: acme,
        id: acme,
        command: { type: 'TakeCompanySlug', data: { slug: 'northwind', claim: second } },
      },
    ])
  })

  it('is freed when there is no such company', () => {
    expect(
      companySlugClaimedNamesCompany.onRefused?.(
        claimed!,
        { command: { type: 'TakeCompanySlug', data }, code: 'company/not-found' },
        undefined,
      ),
    ).toEqual(freed('northwind', second))
  })
})

describe('an address that a company had before', () => {
  it('is freed', () => {
    expect(companySlugChangedFreesFormer.react(changed({ slug: 'southwind', claim: first }), undefined)).toEqual(
      freed('southwind', first),
    )
  })

  it('of which there was none, frees nothing', () => {
    expect(companySlugChangedFreesFormer.react(changed(null), undefined)).toEqual([])
  })
})
