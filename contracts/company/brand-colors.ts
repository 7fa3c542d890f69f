/** Apart from schemas, so that the browser can count contrast without zod. */
export const defaultColors = { primary: '#5AA4F5', secondary: '#1B81F1' } as const
export const DEFAULT_OVERLAY = '#66A4DB'
export const presetColors = [
  '#50B6F9',
  '#FF7C43',
  '#F95D6A',
  '#D45087',
  '#A05195',
  '#EEC605',
  '#1C65AC',
  '#D18145',
] as const

/** White letters on a color: at or below `refused` none can be read; the other two are what WCAG asks of large and of all text. */
export const contrastLimits = { refused: 1.5, large: 3, text: 4.5 } as const

type Rgb = readonly [number, number, number]

/** `#RRGGBB` from what was typed, also `#abc`; null for what is no color. */
export function colorFrom(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toUpperCase()
  if (!digits) return null
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`
}

const rgbOf = (color: string): Rgb => {
  const bits = Number.parseInt(color.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** As WCAG defines it, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same color, to 21, black and white. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The color with so much of the other in it. */
export function mixed(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)]
  return hexOf(from.map((part, index) => part + (to[index]! - part) * share) as unknown as Rgb)
}

const HALVINGS = 12

/** The nearest darker or lighter shade of a color that has this contrast to all of these; the color itself where it has. */
export function readableOn(color: string, grounds: readonly string[], least: number = contrastLimits.text): string {
  const holds = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= least)
  if (holds(color)) return color
  const toward = grounds.every((ground) => luminance(ground) > 0.18) ? '#000000' : '#FFFFFF'
  let [without, withEnough] = [0, 1]
  for (let turn = 0; turn < HALVINGS; turn++) {
    const between = (without + withEnough) / 2
    if (holds(mixed(color, toward, between))) withEnough = between
    else without = between
  }
  return mixed(color, toward, withEnough)
}

export type ColorVerdict = {
  /** To white, as it is shown: cut, not rounded up, after two digits. */
  ratio: number
  level: 'refused' | 'poor' | 'large' | 'good'
  /** The nearest shade that white text of any size can be read on; null where the color is one. */
  better: string | null
}

/** What a color is worth behind white text. */
export function judged(color: string): ColorVerdict {
  const ratio = contrast(color, '#FFFFFF')
  const { refused, large, text } = contrastLimits
  return {
    ratio: Math.floor(ratio * 100) / 100,
    level: ratio <= refused ? 'refused' : ratio < large ? 'poor' : ratio < text ? 'large' : 'good',
    better: ratio < text ? readableOn(color, ['#FFFFFF']) : null,
  }
}
