/** So many at once, and so many a second after that. `now` in milliseconds. */
export function tokenBucket({ burst, perSecond }: { burst: number; perSecond: number }, now = Date.now()) {
  let left = burst
  let at = now
  return (moment = Date.now()): boolean => {
    left = Math.min(burst, left + ((moment - at) / 1000) * perSecond)
    at = moment
    if (left < 1) return false
    left -= 1
    return true
  }
}
