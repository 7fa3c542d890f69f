import sharp, { type Sharp } from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { type Refusal, removeBgApi } from '#test/peers/removebg/api.ts'
import { evenBackgrounds } from './embedded.ts'
import { removeBg } from './removebg.ts'

/** A ring of one color with a hole, on a ground of another. */
const ring = (ground: string, ink = '#1b81f1') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="${ground}"/>
      <circle cx="100" cy="100" r="55" fill="none" stroke="${ink}" stroke-width="30"/></svg>`,
    ),
  )
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.png().toBuffer())
async function alphaAt(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[(y * info.width + x) * 4 + 3]
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
async function service(refuse: () => Refusal | null = () => null) {
  const peer = await removeBgApi({ cut: (picture) => evenBackgrounds().remove(new Uint8Array(picture)), refuse })
  closers.push(peer.close)
  return peer
}

describe.each([
  ['here', async () => evenBackgrounds()],
  ['by a service', async () => removeBg((await service()).settings)],
])('a background that is removed %s', (_, open) => {
  it('is transparent, and the thing in front of it is not', async () => {
    const backgrounds = await open()
    for (const ground of ['#ffffff', '#101418', '#f4e3c1']) {
      const cut = await backgrounds.remove(await bytesOf(ring(ground)))
      expect((await sharp(cut).metadata()).format).toBe('png')
      expect([await alphaAt(cut, 2, 2), await alphaAt(cut, 100, 45)]).toEqual([0, 255])
    }
  })
})

describe('backgrounds removed here', () => {
  it('are those of one even color; what is enclosed stays', async () => {
    const backgrounds = evenBackgrounds()
    expect(backgrounds.able).toBe('even')
    expect(await alphaAt(await backgrounds.remove(await bytesOf(ring('#ffffff'))), 100, 100)).toBe(255)
    const photo = sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const message = 'This background is not one even color. Only even backgrounds can be removed here.'
    const nothing = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    for (const picture of [photo, nothing])
      await expect(backgrounds.remove(await bytesOf(picture))).rejects.toMatchObject({
        code: 'picture/background-not-found',
        message,
      })
  })
})

describe('a service that removes backgrounds', () => {
  it('is given the picture and asked for a PNG', async () => {
    const { settings, taken } = await service()
    const picture = await bytesOf(ring('#ffffff'))
    expect(removeBg(settings).able).toBe('any')
    await removeBg(settings).remove(picture)
    expect(taken).toEqual([{ size: 'auto', format: 'png', bytes: picture.length }])
  })

  it.each([
    ['has no more credits', { status: 402, code: 'insufficient_credits', title: 'Insufficient credits' }],
    ['has too many calls from us', { status: 429, code: 'rate_limit_exceeded', title: 'Rate limit exceeded' }],
    ['is out of order', { status: 500, code: 'internal', title: 'Internal error' }],
    ['does not like our request', { status: 400, code: 'invalid_format', title: 'Invalid format' }],
    ['answers a page', 'html'],
    ['answers something else', 'not a picture'],
  ] as [string, Refusal][])('that %s: it may work later', async (_, refusal) => {
    const { settings } = await service(() => refusal)
    await expect(removeBg(settings).remove(await bytesOf(ring('#ffffff')))).rejects.toMatchObject({
      code: 'picture/backgrounds-unavailable',
    })
  })

  it('that finds nothing says so', async () => {
    const { settings } = await service(() => ({ status: 400, code: 'unknown_foreground', title: 'Could not identify' }))
    await expect(removeBg(settings).remove(await bytesOf(ring('#ffffff')))).rejects.toMatchObject({
      code: 'picture/background-not-found',
      message: 'No person or thing was found in this picture.',
    })
  })

  it('that does not know us, or is away, is not there', async () => {
    const { settings, close } = await service()
    const picture = await bytesOf(ring('#ffffff'))
    const unavailable = { code: 'picture/backgrounds-unavailable' }
    await expect(removeBg({ ...settings, REMOVEBG_API_KEY: 'wrong' }).remove(picture)).rejects.toMatchObject(
      unavailable,
    )
    await close()
    closers.length = 0
    await expect(removeBg(settings).remove(picture)).rejects.toMatchObject(unavailable)
  })
})
