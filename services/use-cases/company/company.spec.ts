import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugTaken } from '#contracts/company/slug.ts'
import { readEnv } from '#infra/env.ts'
import { editor, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-company-'))
let platform: Platform
let people = 0

/** The administrator of a company that has just signed up. */
async function administrator() {
  const form = {
    name: 'Rita Moreno',
    email: `rita${++people}@acme.test`,
    companyName: `Acme ${people}`,
    password: 'tR4-vexing-lamp',
  }
  await platform.useCases.accounts.openAccount(form)
  const { sessionToken } = await platform.useCases.accounts.signIn(form, '10.0.0.1')
  return (await platform.useCases.accounts.sessionUser(sessionToken))!.asker
}
const shown = async (asker: Awaited<ReturnType<typeof administrator>>, token: Record<string, number>) => {
  expect(await platform.caughtUp(token)).toEqual([])
  return platform.readers.companyOf(asker)
}

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('company details', () => {
  it('are changed one by one, and the others stay', async () => {
    const rita = await administrator()
    await platform.useCases.company.changeCompanyDetails(rita, { website: 'northwind.test', language: 'he' })
    const { token } = await platform.useCases.company.changeCompanyDetails(rita, { name: 'Northwind' })

    expect(await shown(rita, token)).toMatchObject({
      name: 'Northwind',
      website: 'https://northwind.test/',
      language: 'he',
      termsUrl: null,
    })
  })

  it('are refused field by field', async () => {
    const rita = await administrator()
    await expect(
      platform.useCases.company.changeCompanyDetails(rita, { name: ' ', termsUrl: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({
      code: 'company/details-invalid',
      fields: { name: expect.any(String), termsUrl: expect.any(String) },
    })
  })

  it('are changed by administrators only', async () => {
    for (const asker of [editor, viewer]) {
      await expect(platform.useCases.company.changeCompanyDetails(asker, { name: 'Mine' })).rejects.toMatchObject({
        code: 'auth/forbidden',
      })
      await expect(platform.useCases.company.changeCompanySlug(asker, 'mine-now')).rejects.toMatchObject({
        code: 'auth/forbidden',
      })
    }
  })
})

describe('the address of a company', () => {
  it('goes to one of five companies that ask at once, and the others are told', async () => {
    const askers = await Promise.all(Array.from({ length: 5 }, administrator))
    const outcomes = await Promise.allSettled(
      askers.map((asker) => platform.useCases.company.changeCompanySlug(asker, 'Harbour')),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))

    expect(refusals).toHaveLength(4)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'company/slug-taken', message: slugTaken, fields: { slug: slugTaken } })
    const winner = askers[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    expect(await platform.useCases.company.companyOfSlug('HARBOUR')).toBe(winner.companyId)
  })

  it('is free for others once its company has another', async () => {
    const [rita, ada] = [await administrator(), await administrator()]
    await platform.useCases.company.changeCompanySlug(rita, 'first-quay')
    await expect(platform.useCases.company.changeCompanySlug(ada, 'first-quay')).rejects.toMatchObject({
      code: 'company/slug-taken',
    })
    const { token } = await platform.useCases.company.changeCompanySlug(rita, 'second-quay')
    expect(await shown(rita, token)).toMatchObject({ slug: 'second-quay' })

    await expect.poll(() => platform.useCases.company.companyOfSlug('first-quay')).toBeNull()
    await platform.useCases.company.changeCompanySlug(ada, 'first-quay')
    await platform.useCases.company.changeCompanySlug(rita, 'third-quay')
    expect(await platform.useCases.company.companyOfSlug('first-quay')).toBe(ada.companyId)
  })

  it('that no one has, and none that a host could have, leads to no company', async () => {
    for (const slug of ['nobody-has-it', 'dashboard', '../etc', ''])
      expect(await platform.useCases.company.companyOfSlug(slug)).toBeNull()
  })
})
