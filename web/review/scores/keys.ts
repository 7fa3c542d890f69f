type Typed = { digits: string; at: number }
/** Digits within this time are one number. */
const TOGETHER_MS = 900

/**
 * Points by keyboard: 7 is 70, 7 and 5 right after it 75, 1, 0 and 0 a hundred. `points` is null for a key that is no digit.
 */
export function typed(before: Typed, key: string, at: number): Typed & { points: number | null } {
  if (!/^\d$/.test(key)) return { ...before, points: null }
  const joined = at - before.at <= TOGETHER_MS ? before.digits + key : key
  const digits = joined.length < 3 || joined === '100' ? joined : key
  return { digits, at, points: digits.length === 1 ? Number(digits) * 10 : Number(digits) }
}

const within = (points: number) => Math.min(100, Math.max(0, points))

/** Arrows go by one, with Shift to the next multiple of five. Null for any other key. */
export function stepped(
  points: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRtl: boolean,
): number | null {
  const up = key === 'ArrowUp' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
  const down = key === 'ArrowDown' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
  if (up) return within(shiftKey ? Math.floor(points / 5 + 1) * 5 : points + 1)
  if (down) return within(shiftKey ? Math.ceil(points / 5 - 1) * 5 : points - 1)
  if (key === 'PageUp') return within(points + 10)
  if (key === 'PageDown') return within(points - 10)
  if (key === 'Home') return 0
  return key === 'End' ? 100 : null
}
