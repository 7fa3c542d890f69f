import { columnWidth } from '#contracts/user/column-width.ts'

const STEP = 16
export const wideAs = (width: number) => Math.min(columnWidth.max, Math.max(columnWidth.min, Math.round(width)))

/** The width after a key on the edge of a column: arrows move the edge the way they point; undefined for any other key. */
export function afterKey(key: string, width: number, rtl: boolean): number | undefined {
  const out = rtl ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return wideAs(width + (key === out ? STEP : -STEP))
  if (key === 'Home') return columnWidth.min
  return key === 'End' ? columnWidth.max : undefined
}

/** What a form says: a number of pixels, or null where it is empty; undefined for what is none. */
export function widthIn(text: string): number | null | undefined {
  if (text === '') return null
  return /^\d{1,4}$/.test(text) && wideAs(Number(text)) === Number(text) ? Number(text) : undefined
}
