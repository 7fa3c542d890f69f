import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
const contrast = (one: string, other: string) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

const TEXT = 4.5
const SHAPE = 3
const hues = ['neutral', 'info', 'success', 'warning', 'danger', 'violet', 'teal', 'orange', 'pink']
const grounds = ['surface', 'raised', 'sunken', 'hover']

it.each([
  ...grounds.flatMap((ground) =>
    ['ink', 'muted', 'accent-ink', 'danger-ink'].map((ink) => [ink, ground, TEXT] as const),
  ),
  ...hues.flatMap((hue) => [`${hue}-soft`, 'raised'].map((ground) => [`${hue}-ink`, ground, TEXT] as const)),
  ...['accent-ink', 'ink', 'muted'].map((ink) => [ink, 'accent-soft', TEXT] as const),
  ...['accent', 'accent-strong'].map((ground) => ['on-accent', ground, TEXT] as const),
  ...['danger', 'danger-strong'].map((ground) => ['on-danger', ground, TEXT] as const),
  ...['surface', 'raised'].flatMap((ground) =>
    ['control', 'accent', ...[1, 2, 3, 4, 5, 6].map((series) => `chart-${series}`)].map(
      (ink) => [ink, ground, SHAPE] as const,
    ),
  ),
])('%s on %s has a contrast of at least %d in both themes', (ink, ground, least) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(tokens.get(ink)![theme], tokens.get(ground)![theme]), theme).toBeGreaterThanOrEqual(least)
})
