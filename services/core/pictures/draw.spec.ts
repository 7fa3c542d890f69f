import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  IMAGE_SIDE,
  LOGO_SIDE,
  MAX_PICTURE_BYTES,
  TOO_BIG,
  UNREADABLE,
  WRONG_TYPE,
} from '#contracts/company/picture.ts'
import { drawPageImage, drawPicture, pixelsOf } from './draw.ts'

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c03030' } })

/** A PNG that says it is as large as this, in a few bytes. */
function pngThatSays(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture', () => {
  it.each(['png', 'gif', 'jpeg'] as const)(
    'in %s becomes a square logo, in WebP and for mail in PNG',
    async (format) => {
      const sent = await red(900, 300).toFormat(format).toBuffer()
      const { picture, plain } = await drawPicture(sent, 'logo')
      expect([picture.width, picture.height, picture.mimeType]).toEqual([LOGO_SIDE, LOGO_SIDE, 'image/webp'])
      expect([plain.width, plain.mimeType, (await sharp(plain.bytes).metadata()).format]).toEqual([
        256,
        'image/png',
        'png',
      ])
      const { channels } = await sharp(picture.bytes).stats()
      expect(channels[3]!.min).toBe(0)
    },
  )

  it('keeps its shape as an image, and never becomes larger than it was', async () => {
    const [large, small] = [await red(4000, 1000).jpeg().toBuffer(), await red(320, 200).png().toBuffer()]
    expect((await drawPicture(large, 'image')).picture).toMatchObject({ width: IMAGE_SIDE, height: IMAGE_SIDE / 4 })
    expect(await drawPicture(small, 'image')).toMatchObject({
      picture: { width: 320, height: 200 },
      plain: { mimeType: 'image/jpeg' },
    })
  })

  it('loses what a camera wrote into it, the place first, and is the right way up', async () => {
    const sent = await red(600, 300)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { picture, plain } = await drawPicture(sent, 'image')
    expect([picture.width, picture.height]).toEqual([300, 600])
    for (const bytes of [picture.bytes, plain.bytes, await pixelsOf(sent), (await drawPageImage(sent)).bytes])
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  })

  it('of a page may be WebP and may move, in the size of pages', async () => {
    const webp = await red(3000, 600).webp().toBuffer()
    expect(await drawPageImage(webp)).toMatchObject({ mimeType: 'image/webp', width: IMAGE_SIDE, height: 280 })
    const frames = [await red(40, 20).png().toBuffer(), await red(40, 20).negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp((await drawPageImage(moving)).bytes, { animated: true }).metadata()).pages).toBe(2)
    await expect(drawPageImage(pngThatSays(40_000, 40_000))).rejects.toMatchObject({ code: 'media/too-large' })
    await expect(drawPageImage(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'media/unsupported-type' })
  })

  it('of any other type is refused, whatever it is called', async () => {
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<?xml version="1.0"?><svg/>'),
      await red(10, 10).webp().toBuffer(),
      await red(10, 10).tiff().toBuffer(),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ]
    for (const bytes of others)
      await expect(drawPicture(bytes, 'logo')).rejects.toMatchObject({
        code: 'media/unsupported-type',
        message: WRONG_TYPE,
        fields: { image: WRONG_TYPE },
      })
  })

  it('that is too large is not opened, be it in bytes or in pixels', async () => {
    const heavy = Buffer.concat([await red(10, 10).png().toBuffer(), Buffer.alloc(MAX_PICTURE_BYTES)])
    await expect(drawPicture(heavy, 'logo')).rejects.toMatchObject({ code: 'media/too-large', message: TOO_BIG })
    for (const purpose of ['logo', 'image'] as const)
      await expect(drawPicture(pngThatSays(40_000, 40_000), purpose)).rejects.toMatchObject({
        code: 'media/too-large',
        message: 'This picture has too many pixels (max. 50 megapixels)',
      })
  })

  it('that is damaged is refused in words', async () => {
    const whole = await red(600, 600).png().toBuffer()
    for (const broken of [whole.subarray(0, whole.length / 2), whole.subarray(0, 12), pngThatSays(600, 600)])
      await expect(drawPicture(broken, 'image')).rejects.toMatchObject({ code: 'media/corrupt', message: UNREADABLE })
  })
})
