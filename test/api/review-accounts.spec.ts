import { describe, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { endOf } from '../support/server.ts'
import { useApi, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'

let otherKey: string
const api = useApi(
  () => ({ REVIEW_KEYS: `${otherKey}, ${api.acme.spareKey.keyId}` }),
  async (platform, { rival }) => {
    const { useCases } = platform
    const { admin } = colleaguesOf(platform, rival)
    const issued = await useCases.accounts.issueApiKey(admin, { label: 'Given back', scopes: ['jobs.read'] })
    otherKey = issued.keyId
    await useCases.accounts.revokeApiKey(admin, { keyId: issued.keyId })
  },
)
const heading = async (who: Who, path: string) =>
  /<h1[^>]*>([^<]*)</.exec((await api.get(who, path, { headers: { accept: 'text/html' } })).text)?.[1]

const tab = async (who: Who, path: string) =>
  /<title>([^<]*)</.exec((await api.get(who, path, { headers: { accept: 'text/html' } })).text)?.[1]

describe('a review account (AUTH-065)', () => {
  it('reads the same names in the tabs of its browser (NAV-036)', async () => {
    expect(await tab(api.acme.admin, '/admin/jobs')).toBe('Products · Hirelog')
    expect(await tab(api.acme.admin, `/admin/jobs/${api.acme.jobId}`)).toBe('Product Reviews · Hirelog')
    expect(await tab(api.rival.admin, '/admin/jobs')).toBe('Jobs · Hirelog')
    expect(await tab(api.rival.admin, `/admin/jobs/${api.rival.jobId}`)).not.toContain('Product')
  })

  it('is a company that holds one of the configured API keys: all of its people find products', async () => {
    for (const who of [api.acme.admin, api.acme.edit, api.acme.review]) {
      expect(await heading(who, '/admin/jobs')).toBe('Products')
      expect(await heading(who, `/admin/jobs/${api.acme.jobId}`)).toBe('Product Reviews')
    }
  })

  it('is not one that had such a key and gave it back', async () => {
    expect(await heading(api.rival.admin, '/admin/jobs')).toBe('Jobs')
  })

  it('may do what any other may, and reaches no further: only names differ', async () => {
    expect((await api.get(api.acme.review, '/api/legacy/user')).body.permissions).toEqual(
      (await api.get(api.rival.review, '/api/legacy/user')).body.permissions,
    )
    expect((await api.get(api.acme.spareKey, `/api/v2/jobs/${api.acme.jobId}`)).status).toBe(200)
    expect((await api.get(api.acme.spareKey, `/api/v2/jobs/${api.rival.jobId}`)).status).toBe(404)
  })

  it('is one no more as soon as its key is revoked', async () => {
    const replaced = await api.put(api.acme.admin, '/api/legacy/api/data/updateApiKey', {
      label: 'Next',
      scopes: ['jobs.read'],
      replaces: api.acme.spareKey.keyId,
    })
    expect(replaced.status).toBe(201)
    await expect.poll(() => heading(api.acme.admin, '/admin/jobs')).toBe('Jobs')
  })
})

describe('a list that names no API keys', () => {
  it('is refused at the start, by name', async () => {
    const { code, printed } = await endOf({
      dataDir: emptyFolder(),
      env: { REVIEW_KEYS: `${api.acme.spareKey.keyId} hl_c000000000000_secret` },
    })
    expect(code).toBe(1)
    expect(printed).toMatch(/^REVIEW_KEYS=.* is not usable: expected ids of API keys/m)
  })

  it('may be empty, and may be written with commas or spaces', () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(readEnv({ REVIEW_KEYS: '' }).REVIEW_KEYS).toEqual([])
    expect(readEnv({ REVIEW_KEYS: `${one},${two}\n` }).REVIEW_KEYS).toEqual([one, two])
  })
})
