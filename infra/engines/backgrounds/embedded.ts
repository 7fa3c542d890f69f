import { type Backgrounds, notFound } from './backgrounds.ts'

/** A picture that is worked on has a side of at most so many pixels. */
const SIDE = 1024
/** Of 255, in every channel: what still counts as the color of the background, and where the edge of the thing ends. */
const ALIKE = 28
const EDGE = 72
/** Of the pixels around: how many have to be of one color. */
const MOST = 0.85

/** Removes a background of one even color, from the rim inwards: what is enclosed keeps its color. It finds no people and no things. */
export const evenBackgrounds = (): Backgrounds => ({
  able: 'even',
  async remove(picture) {
    const { default: sharp } = await import('sharp')
    const { data, info } = await sharp(picture, { limitInputPixels: 50_000_000 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const ground = colorAround(data, width, height)
    if (ground === null)
      throw notFound('This background is not one even color. Only even backgrounds can be removed here.')
    fade(data, width, height, ground)
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  },
})

type Color = readonly [number, number, number]
const distance = (data: Buffer, at: number, [red, green, blue]: Color) =>
  Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue))

/** The pixels of the rim, each once. */
function rim(width: number, height: number): number[] {
  const places: number[] = []
  for (let x = 0; x < width; x++) places.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) places.push(y * width, y * width + width - 1)
  return places
}

/** The middle color of the rim, where most of the rim is like it; null for anything else, also where nothing is there to remove. */
function colorAround(data: Buffer, width: number, height: number): Color | null {
  const opaque = rim(width, height).filter((place) => data[place * 4 + 3]! > 127)
  if (opaque.length < rim(width, height).length * MOST) return null
  const middle = (band: number) =>
    opaque.map((place) => data[place * 4 + band]!).toSorted((a, b) => a - b)[opaque.length >> 1]!
  const ground: Color = [middle(0), middle(1), middle(2)]
  const alike = opaque.filter((place) => distance(data, place * 4, ground) <= ALIKE)
  return alike.length >= opaque.length * MOST ? ground : null
}

/** From the rim through everything alike; pixels at the edge of the thing are half there. */
function fade(data: Buffer, width: number, height: number, ground: Color): void {
  const seen = new Uint8Array(width * height)
  const open = rim(width, height)
  for (const place of open) seen[place] = 1
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const away = distance(data, place * 4, ground)
    if (away > EDGE) continue
    data[place * 4 + 3] = away <= ALIKE ? 0 : Math.round((255 * (away - ALIKE)) / (EDGE - ALIKE))
    if (away > ALIKE) continue
    const x = place % width
    for (const [next, isThere] of [
      [place - 1, x > 0],
      [place + 1, x < width - 1],
      [place - width, place >= width],
      [place + width, place < width * (height - 1)],
    ] as const)
      if (isThere && !seen[next]) {
        seen[next] = 1
        open.push(next)
      }
  }
}
