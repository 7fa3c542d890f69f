import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { MAX_PORTRAIT_BYTES } from '#contracts/user/portrait.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { nobody, useApi, type Who } from '../support/api.ts'
import { pictureForm } from '../security/bodies.ts'

let leaver: Awaited<ReturnType<ReturnType<typeof colleaguesOf>['colleague']>>
const api = useApi(undefined, async (platform, { acme }) => {
  leaver = await colleaguesOf(platform, acme).colleague('Lea Leaver', 'review')
})
const upload = (who: Who, form = pictureForm(), query = '') =>
  api.send(who, 'POST', `/api/legacy/users/uploadImage${query}`, { raw: form })
const pathOf = ({ body }: { body: { url: string } }) => new URL(body.url).pathname
const portraitOf = async (who: Who) => (await api.get(who, '/api/legacy/user')).body.user.personalImg
const as = (first: number[]) => pictureForm(new Uint8Array([...first, ...new Array<number>(60).fill(1)]))
const isStored = (path: string) => {
  const id = path.split('/').at(-1)!
  return existsSync(join(api.folder, 'media', id.slice(0, 2), id))
}
const jpeg = () => as([0xff, 0xd8, 0xff, 0xe0])

describe('a portrait', () => {
  it('is served to its company and to no one else, and told by every call that tells of people', async () => {
    const answer = await upload(api.acme.review, jpeg())
    expect(answer.status).toBe(200)
    const path = pathOf(answer)
    const own = await api.get(api.acme.admin, path)
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=86400, immutable',
    ])
    expect(own.body.length).toBe(64)
    expect((await api.get(nobody, path)).status).toBe(401)
    expect(await api.get(api.rival.admin, path)).toMatchObject({
      status: 404,
      body: { code: 'media/not-found', detail: 'There is no such picture' },
    })
    await vi.waitFor(async () => expect(await portraitOf(api.acme.review)).toBe(answer.body.url))
    const { collaborators } = (await api.get(api.acme.admin, '/api/v2/users/getCollaborators')).body
    expect(collaborators.map(({ personalImg }: { personalImg: string | null }) => personalImg)).toContain(
      answer.body.url,
    )
  })

  it('is gone for good when another takes its place', async () => {
    const first = pathOf(await upload(api.acme.edit))
    await vi.waitFor(async () => expect((await api.get(api.acme.edit, first)).status).toBe(200))
    const second = pathOf(await upload(api.acme.edit, as([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50])))
    await vi.waitFor(async () => expect((await api.get(api.acme.edit, second)).status).toBe(200))
    expect((await api.get(api.acme.edit, first)).status).toBe(404)
    await vi.waitFor(() => expect(isStored(first)).toBe(false), 10_000)
    expect(isStored(second)).toBe(true)
  })

  it('is gone for good when its person leaves', async () => {
    const path = pathOf(await upload(leaver))
    await api.send(api.acme.admin, 'DELETE', `/api/v2/users/${leaver.userId}`)
    await vi.waitFor(() => expect(isStored(path)).toBe(false), 10_000)
    expect((await api.get(api.acme.admin, path)).status).toBe(404)
  })

  it('is a picture by its bytes, of a size that pages can carry', async () => {
    const refused = { code: 'media/unsupported-type', detail: 'Choose a picture in PNG, JPEG or WebP format' }
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'GIF89a', ''])
      expect(await upload(api.acme.admin, pictureForm(new TextEncoder().encode(text)))).toMatchObject({
        status: 415,
        body: refused,
      })
    const large = new Uint8Array(MAX_PORTRAIT_BYTES + 1)
    large.set([0xff, 0xd8, 0xff])
    expect(await upload(api.acme.admin, pictureForm(large))).toMatchObject({
      status: 413,
      body: { code: 'media/too-large', detail: 'Choose a picture of at most 1 MB' },
    })
    expect(await portraitOf(api.acme.admin)).toBeNull()
  })

  it('comes as a form with an image in it, for a person', async () => {
    expect((await upload(api.acme.admin, pictureForm(undefined, 'logo'))).status).toBe(400)
    expect((await api.post(api.acme.admin, '/api/legacy/users/uploadImage', { image: 'x' })).status).toBe(415)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(
      await api.send(api.acme.admin, 'POST', '/api/legacy/users/uploadImage', { raw: 'no form', headers }),
    ).toMatchObject({ status: 400, body: { detail: 'This form cannot be read' } })
    expect(await upload(api.acme.key)).toMatchObject({ status: 400, body: { detail: 'Say whose portrait it is' } })
  })
})
