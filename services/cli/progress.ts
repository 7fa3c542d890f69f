import type { Progress } from '#projections/rebuild/rebuild.ts'

const OFTEN_MS = 1000

export const sayProgress = ({ events, seconds }: Progress) =>
  console.log(`  ${events} events folded, ${Math.round(events / seconds)} per second`)

/** As often as somebody who waits wants to hear of it. */
export function everySecond<Told>(say: (told: Told) => void) {
  let said = performance.now()
  return (told: Told) => {
    if (performance.now() - said < OFTEN_MS) return
    said = performance.now()
    say(told)
  }
}
