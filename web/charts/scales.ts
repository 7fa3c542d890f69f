import { scaleLinear } from '@visx/scale'

/** A value of a chart; null where there is none, which leaves a gap. */
export type Value = number | null

export type Series = {
  key: string
  name: string
  values: readonly Value[]
  /** The same series in the period before, drawn behind it. */
  before?: readonly Value[] | undefined
}

export type Kind = 'line' | 'area' | 'column'

/** The vertical axis: from zero to a round number above every value, with at most five lines. */
export function verticalScale(most: number, whole: boolean) {
  const top = most > 0 ? most : 1
  const scale = scaleLinear<number>({ domain: [0, top], range: [100, 0], nice: 4 })
  const ticks = scale.ticks(4).filter((tick) => !whole || Number.isInteger(tick))
  return { y: (value: number) => scale(value), ticks }
}

/** The largest value that is drawn. Columns of several series are stacked. */
export function highest(series: readonly Series[], kind: Kind): number {
  const known = (value: Value | undefined) => value ?? 0
  const before = series.flatMap((one) => (one.before ?? []).map(known))
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const drawn =
    kind === 'column'
      ? Array.from({ length }, (_, at) => series.reduce((sum, { values }) => sum + known(values[at]), 0))
      : series.flatMap(({ values }) => values.map(known))
  return [...drawn, ...before].reduce((a, b) => Math.max(a, b), 0)
}

/** Where each of `count` points is, in hundredths of the width: lines reach both ends, columns are each in a band. */
export const across = (count: number, kind: Kind) => (at: number) =>
  kind === 'column' || count === 1 ? (100 * (at + 0.5)) / count : (100 * at) / (count - 1)

/** The point nearest to a place, in hundredths of the width. */
export function nearest(place: number, count: number, kind: Kind): number {
  const at = kind === 'column' ? Math.floor((place / 100) * count) : Math.round((place / 100) * (count - 1))
  return Math.min(count - 1, Math.max(0, at))
}

/** Which points get a label: evenly spaced, as few as there is room for where the longest has `widest` letters. */
export function labelled(count: number, most?: number, widest = 0): number[] {
  // Columns have their labels in the middle; those of a line begin at its ends and come closer to their neighbours.
  const letters = most ? 70 : 40
  const room = Math.max(1, Math.min(most ?? 5, Math.floor(letters / (widest + 1))))
  const step = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}
