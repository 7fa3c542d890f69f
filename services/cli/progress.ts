import type { Progress } from '#projections/rebuild/rebuild.ts'

const OFTEN_MS = 1000

export const sayProgress = ({ events, seconds }: Progress) =>
  console.log(`  ${events} events folded, ${Math.round(events / seconds)} per second`)

/** How often progress is printed. */
export function everySecond<Told>(say: (told: Told) => void) {
  let said = performance.now()
  return (told: Told) => {
    if (performance.now() - said < OFTEN_MS) return
    said = performance.now()
    say(told)
  }
}
