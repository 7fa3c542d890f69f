import type { ColleagueKey } from './colleagues.ts'
import { pngOf } from './png.ts'

const SIZE = 160
/** Samples for each pixel in both directions, so that edges are smooth. */
const FINE = 2

type Color = readonly [number, number, number]
type Hair = 'short' | 'long' | 'bob' | 'bun' | 'curls' | 'bald'
type Look = { skin: Color; hair: Color; cut: Hair; top: Color; ground: Color; beard?: boolean; glasses?: boolean }

const skins = { fair: [246, 214, 190], tan: [226, 178, 140], brown: [160, 108, 76], dark: [104, 68, 50] } as const
const hairs = {
  black: [38, 32, 34],
  brown: [94, 62, 44],
  blond: [222, 182, 110],
  red: [170, 82, 46],
  grey: [168, 168, 172],
} as const
const { fair, tan, brown, dark } = skins

const looks: Record<ColleagueKey, Look> = {
  marta: { skin: fair, hair: hairs.blond, cut: 'bob', top: [44, 82, 130], ground: [205, 224, 242] },
  tunde: { skin: dark, hair: hairs.black, cut: 'short', top: [212, 132, 56], ground: [250, 232, 208], beard: true },
  nuria: { skin: tan, hair: hairs.black, cut: 'long', top: [132, 58, 88], ground: [244, 216, 226] },
  ilse: { skin: fair, hair: hairs.grey, cut: 'bun', top: [58, 110, 98], ground: [212, 236, 228], glasses: true },
  pieter: { skin: fair, hair: hairs.red, cut: 'short', top: [70, 74, 96], ground: [226, 228, 240], beard: true },
  sofia: { skin: tan, hair: hairs.brown, cut: 'long', top: [198, 84, 72], ground: [252, 222, 212] },
  leonie: { skin: fair, hair: hairs.brown, cut: 'bun', top: [40, 44, 60], ground: [214, 220, 250] },
  hamid: { skin: brown, hair: hairs.black, cut: 'short', top: [60, 128, 148], ground: [208, 236, 240], glasses: true },
  kenji: { skin: fair, hair: hairs.black, cut: 'curls', top: [92, 124, 72], ground: [226, 240, 212] },
  anneke: { skin: fair, hair: hairs.blond, cut: 'long', top: [226, 158, 44], ground: [250, 238, 204] },
  rafael: { skin: brown, hair: hairs.black, cut: 'curls', top: [82, 70, 142], ground: [228, 220, 248], beard: true },
  greta: { skin: fair, hair: hairs.red, cut: 'bob', top: [34, 98, 84], ground: [216, 240, 222], glasses: true },
  owen: { skin: fair, hair: hairs.grey, cut: 'bald', top: [78, 92, 112], ground: [222, 230, 238], glasses: true },
}

const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
const shade = ([r, g, b]: Color, by: number): Color => [r * by, g * by, b * by]

/** Hair that is behind the head. */
function isBehind(cut: Hair, x: number, y: number): boolean {
  if (cut === 'long') return inEllipse(x, y, 0.5, 0.46, 0.25, 0.32)
  if (cut === 'bob') return inEllipse(x, y, 0.5, 0.4, 0.25, 0.23)
  if (cut === 'bun') return inEllipse(x, y, 0.5, 0.13, 0.1, 0.09)
  return cut === 'curls' && inEllipse(x, y, 0.5, 0.32, 0.24, 0.2)
}

/** Hair on top of it, down to a line over the brow. */
function isOver(cut: Hair, x: number, y: number): boolean {
  if (cut === 'bald') return false
  const line = cut === 'bob' ? 0.33 : cut === 'long' ? 0.27 + Math.abs(x - 0.47) * 0.5 : 0.29 - (x - 0.5) * 0.12
  return y < line && inEllipse(x, y, 0.5, 0.37, 0.19, 0.215)
}

function isGlasses(x: number, y: number): boolean {
  const ring = (cx: number) => inEllipse(x, y, cx, 0.405, 0.062, 0.05) && !inEllipse(x, y, cx, 0.405, 0.051, 0.039)
  return ring(0.425) || ring(0.575) || (Math.abs(y - 0.4) < 0.006 && Math.abs(x - 0.5) < 0.02)
}

/** What is at a point of the picture, both from 0 to 1. */
function colorAt(x: number, y: number, { skin, hair, cut, top, ground, beard, glasses }: Look): Color {
  if (glasses && isGlasses(x, y)) return [46, 50, 62]
  if (isOver(cut, x, y)) return hair
  if (inEllipse(x, y, 0.5, 0.4, 0.17, 0.21)) {
    if (inEllipse(x, y, 0.425, 0.405, 0.018, 0.022) || inEllipse(x, y, 0.575, 0.405, 0.018, 0.022)) return [42, 38, 44]
    const isMouth = inEllipse(x, y, 0.5, 0.505, 0.06, 0.035) && y > 0.508
    if (isMouth) return [186, 84, 82]
    const isBeard = beard && y > 0.455 && !inEllipse(x, y, 0.5, 0.42, 0.125, 0.1)
    return isBeard ? hair : skin
  }
  if (Math.abs(x - 0.5) < 0.075 && y > 0.5 && y < 0.74) return shade(skin, 0.88)
  if (inEllipse(x, y, 0.5, 0.71, 0.11, 0.06)) return shade(skin, 0.88)
  if (cut !== 'long' && inEllipse(x, y, 0.5, 1.02, 0.36, 0.34)) return top
  if (isBehind(cut, x, y)) return shade(hair, 0.86)
  return inEllipse(x, y, 0.5, 1.02, 0.36, 0.34) ? top : ground
}

/** A drawn face, flat and friendly, always the same for the same colleague. */
export function portraitOf(key: ColleagueKey): Buffer {
  const rgb = new Uint8Array(SIZE * SIZE * 3)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const sum = [0, 0, 0]
      for (let part = 0; part < FINE * FINE; part++) {
        const across = (x + ((part % FINE) + 0.5) / FINE) / SIZE
        const down = (y + (Math.floor(part / FINE) + 0.5) / FINE) / SIZE
        const color = colorAt(across, down, looks[key])
        for (let band = 0; band < 3; band++) sum[band]! += color[band]!
      }
      rgb.set(
        sum.map((total) => Math.round(total / FINE ** 2)),
        (y * SIZE + x) * 3,
      )
    }
  return pngOf(SIZE, rgb)
}
