import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { TOO_BRIGHT } from '#contracts/company/brand.ts'
import { MAX_PICTURE_BYTES, TOO_BIG, WRONG_TYPE } from '#contracts/company/picture.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { plainIdOf } from '#services/core/pictures/store.ts'
import { useApi, type Who } from '../support/api.ts'
import { pictureForm } from '../security/bodies.ts'

/** Acme has a plan with several brands; of rival's, all jobs wear one. */
const api = useApi(undefined, async ({ commands, context }, { rival: { companyId, userId } }) => {
  const asker = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  } as const
  await commands.handle(subscriptionDecider, companyId, { type: 'ChangePlan', data: { plan: 'team' } }, context(asker))
})
const visitor: Who = { headers: {} }
const brand = '/api/v2/company/brand'
const pictureOf = async (color: string, width = 300, height = 300) =>
  pictureForm(
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: color } })
        .png()
        .toBuffer(),
    ),
  )
const upload = (who: Who, form: FormData, call = 'company/uploadLogo') =>
  api.send(who, 'POST', `/api/legacy/${call}`, { raw: form })
const logo = async (who: Who, color: string): Promise<string> => (await upload(who, await pictureOf(color))).body.url
const pathOf = (url: string) => new URL(url).pathname
const isStored = (id: string) => existsSync(join(api.folder, 'media', id.slice(0, 2), id))

describe('brands', () => {
  it('are created, listed, changed and deleted, and one is the default', async () => {
    const created = await api.post(api.acme.admin, brand, {
      brandName: 'Kestrel Labs',
      colors: { primary: '#1c65ac', secondary: '#a05195' },
    })
    expect(created).toMatchObject({
      status: 201,
      body: {
        brandName: 'Kestrel Labs',
        logo: null,
        colors: { primary: '#1C65AC', secondary: '#A05195' },
        overlay: '#66A4DB',
        isDefault: false,
      },
    })
    const { brand_id: id } = created.body
    const changed = await api.patch(api.acme.admin, `${brand}/${id}`, { overlay: '#123', saveAsDefault: true })
    expect(changed.body).toMatchObject({ brand_id: id, overlay: '#112233', brandName: 'Kestrel Labs', isDefault: true })
    const listed = (await api.get(api.acme.key, brand)).body.brands
    expect(listed).toMatchObject([
      { brand_id: api.acme.brandId, isDefault: false },
      { brand_id: id, isDefault: true },
    ])

    expect(await api.send(api.acme.admin, 'DELETE', `${brand}/${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'Make another brand the default first' },
    })
    await api.patch(api.acme.admin, `${brand}/${api.acme.brandId}`, { saveAsDefault: true })
    expect(await api.send(api.acme.admin, 'DELETE', `${brand}/${id}`)).toMatchObject({
      status: 200,
      body: { brand_id: id, jobs: [] },
    })
  })

  it('that jobs wear are deleted with their names said', async () => {
    const { brand_id: id } = (await api.post(api.acme.admin, brand, { brandName: 'Short-lived' })).body
    const { job_id: jobId } = (await api.post(api.acme.admin, '/api/v2/job', { title: 'Night porter' })).body
    const set = await api.patch(api.acme.admin, `/api/v2/job/${jobId}`, { branding: { brandName: '', brand_id: id } })
    expect(set.status).toBe(200)
    expect((await api.get(api.acme.admin, `/api/v2/jobs/${jobId}`)).body.branding).toEqual({
      brandName: '',
      brand_id: id,
    })
    await vi.waitFor(async () =>
      expect((await api.send(api.acme.admin, 'DELETE', `${brand}/${id}`)).body).toEqual({
        brand_id: id,
        jobs: [jobId],
      }),
    )
  })

  it('are refused field by field, and are no other company’s', async () => {
    expect(
      await api.post(api.acme.admin, brand, {
        brandName: 'x'.repeat(41),
        colors: { primary: '#fff', secondary: '#ffe' },
      }),
    ).toMatchObject({
      status: 422,
      body: { fields: { brandName: 'Character limit exceeded', primary: TOO_BRIGHT, secondary: TOO_BRIGHT } },
    })
    expect((await api.patch(api.rival.admin, `${brand}/${api.acme.brandId}`, { overlay: '#000' })).status).toBe(404)
  })

  it('are one for all jobs where the plan says so', async () => {
    const { admin, brandId } = api.rival
    const missing = { status: 409, body: { code: 'subscription/feature-missing' } }
    expect(await api.post(admin, brand, {})).toMatchObject(missing)
    expect(await api.patch(admin, `${brand}/${brandId}`, { brandName: 'Second face' })).toMatchObject(missing)
    const colors = { primary: '#1C65AC', secondary: '#A05195' }
    expect((await api.patch(admin, `${brand}/${brandId}`, { colors })).body).toMatchObject({ colors, brandName: '' })
  })
})

describe('a picture of a brand', () => {
  it('is public while a brand shows it, before that for who makes the brand, and is then erased', async () => {
    const [first, second] = [await logo(api.acme.admin, '#1c65ac'), await logo(api.acme.admin, '#d45087')]
    const [path, id] = [pathOf(first), pathOf(first).split('/').at(-1)!]
    const own = await api.get(api.acme.admin, path)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const who of [visitor, api.rival.admin, api.acme.review])
      expect(await api.get(who, path)).toMatchObject({ status: 404, body: { detail: 'There is no such picture' } })

    expect((await api.patch(api.acme.admin, `${brand}/${api.acme.brandId}`, { logo: first })).body.logo).toBe(first)
    const shown = await api.get(visitor, path)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(shown.body).metadata()).toMatchObject({ width: 300, height: 300, format: 'webp' })
    expect((await api.get(visitor, `${path}/plain`)).headers.get('content-type')).toBe('image/png')

    await api.patch(api.acme.admin, `${brand}/${api.acme.brandId}`, { logo: second })
    expect((await api.get(visitor, path)).status).toBe(404)
    await vi.waitFor(() => expect([isStored(id), isStored(plainIdOf(id))]).toEqual([false, false]), 10_000)
    expect((await api.get(visitor, pathOf(second))).status).toBe(200)
  })

  it('is refused in the words of the screen, and is none of another company', async () => {
    const large = new Uint8Array(MAX_PICTURE_BYTES + 1)
    large.set([0xff, 0xd8, 0xff])
    for (const call of ['company/uploadLogo', 'company/uploadImage', 'removebg']) {
      expect(await upload(api.acme.admin, pictureForm(large), call)).toMatchObject({
        status: 413,
        body: { code: 'media/too-large', detail: TOO_BIG },
      })
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
      expect(await upload(api.acme.admin, pictureForm(svg), call)).toMatchObject({
        status: 415,
        body: { code: 'media/unsupported-type', detail: WRONG_TYPE },
      })
    }
    const theirs = await logo(api.rival.admin, '#1c65ac')
    for (const url of [theirs, 'https://example.com/logo.png', '/etc/passwd'])
      expect(await api.patch(api.acme.admin, `${brand}/${api.acme.brandId}`, { logo: url })).toMatchObject({
        status: 422,
        body: { code: 'company/picture-not-found', detail: 'Name a picture by the address that its upload answered' },
      })
  })

  it('loses its background where that is even', async () => {
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/><circle cx="45" cy="45" r="30" fill="#1c65ac"/></svg>'
    const sent = await sharp(Buffer.from(disc)).png().toBuffer()
    const { url } = (await upload(api.acme.admin, pictureForm(new Uint8Array(sent)), 'removebg')).body
    const { data } = await sharp((await api.get(api.acme.admin, pathOf(url))).body)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[3], data[(45 * 90 + 45) * 4 + 3]]).toEqual([0, 255])
  })
})
