import type { Sharp } from 'sharp'
import {
  IMAGE_SIDE,
  LOGO_SIDE,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  TOO_BIG,
  UNREADABLE,
  WRONG_TYPE,
} from '#contracts/company/picture.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** A logo becomes a square with nothing around it, an image keeps its shape. */
export type Purpose = 'logo' | 'image'
export type Drawn = { bytes: Buffer; mimeType: string; width: number; height: number }

const refused = (code: 'media/too-large' | 'media/unsupported-type' | 'media/corrupt', message: string) =>
  new Rejected(code, message, { image: message })

/** PNG, GIF and JPEG by their first bytes, however they are named; in pages of jobs WebP too. */
function isPicture(bytes: Buffer, webp: boolean): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (webp && starts('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP') return true
  return starts('89504e470d0a1a0a') || starts('474946383761') || starts('474946383961') || starts('ffd8ff')
}

/** Loaded by the first picture: processes that draw none do without its memory. */
export const openSharp = async () => (await import('sharp')).default

/**
 * What was sent, once it is known to be a picture that can be drawn; opened again for every copy that is made of it.
 * @throws Rejected 'media/too-large', 'media/unsupported-type' or 'media/corrupt'
 */
async function admitted(
  bytes: Buffer,
  inPage = false,
): Promise<{ upright: () => Sharp; width: number; height: number }> {
  if (bytes.length > MAX_PICTURE_BYTES) throw refused('media/too-large', TOO_BIG)
  if (!isPicture(bytes, inPage)) throw refused('media/unsupported-type', WRONG_TYPE)
  const sharp = await openSharp()
  const known = await sharp(bytes, { limitInputPixels: false, animated: inPage })
    .metadata()
    .catch(() => null)
  if (!known) throw refused('media/corrupt', UNREADABLE)
  if (known.width * known.height > MAX_PICTURE_PIXELS)
    throw refused('media/too-large', 'This picture has too many pixels (max. 50 megapixels)')
  const limits = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', animated: inPage } as const
  return { upright: () => sharp(bytes, limits).autoOrient(), ...known.autoOrient }
}

/**
 * Draws what was sent anew, so that nothing but its pixels is kept: in the size of pages, and as a plain copy for mail
 * programs and link previews.
 * @throws Rejected 'media/too-large', 'media/unsupported-type' or 'media/corrupt'
 */
export async function drawPicture(bytes: Buffer, purpose: Purpose): Promise<{ picture: Drawn; plain: Drawn }> {
  const { upright, width, height } = await admitted(bytes)
  const square = (most: number) => {
    const side = Math.min(most, Math.max(width, height))
    return upright().resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
  }
  const fitted = () => upright().resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
  const [picture, plain] =
    purpose === 'logo'
      ? [drawn(square(LOGO_SIDE).webp({ quality: 90 }), 'image/webp'), drawn(square(LOGO_SIDE / 2).png(), 'image/png')]
      : [
          drawn(fitted().webp({ quality: 78 }), 'image/webp'),
          drawn(fitted().flatten({ background: '#ffffff' }).jpeg({ quality: 80 }), 'image/jpeg'),
        ]
  const [page, copy] = await Promise.all([picture, plain])
  return { picture: page, plain: copy }
}

/**
 * A picture of a page in a job, drawn anew in the size of pages; one that moves still does.
 * @throws Rejected as `drawPicture` does
 */
export async function drawPageImage(bytes: Buffer): Promise<Drawn> {
  const { upright } = await admitted(bytes, true)
  const fitted = upright().resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
  return drawn(fitted.webp({ quality: 82 }), 'image/webp')
}

/** What was sent as a PNG of nothing but pixels: for a service that works on it. @throws Rejected as `drawPicture` does */
export async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  const { upright } = await admitted(bytes)
  const picture = upright().resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
  return (await drawn(picture.png(), 'image/png')).bytes
}

async function drawn(picture: Sharp, mimeType: string): Promise<Drawn> {
  const made = await picture.toBuffer({ resolveWithObject: true }).catch(() => null)
  if (!made) throw refused('media/corrupt', UNREADABLE)
  return { bytes: made.data, mimeType, width: made.info.width, height: made.info.height }
}
