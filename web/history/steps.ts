/** Where the time control is among the moments at which something happened, and where its buttons lead. */
export type HistorySteps = {
  count: number
  /** How many had happened at the moment that is shown. */
  reached: number
  first: string | null
  last: string | null
  /** The moment before and after, where there is one. */
  back: string | null
  on: string | null
}

/** `moments` in order; `at` null is now. */
export function stepsAt(moments: readonly string[], at: string | null): HistorySteps {
  const reached = at === null ? moments.length : moments.findLastIndex((moment) => moment <= at) + 1
  const here = moments[reached - 1]
  const back = moments.findLastIndex((moment, index) => index < reached - 1 && moment < here!)
  const on = moments.findIndex((moment, index) => index >= reached && (here === undefined || moment > here))
  return {
    count: moments.length,
    reached,
    first: moments[0] ?? null,
    last: moments.at(-1) ?? null,
    back: moments[back] ?? null,
    on: moments[on] ?? null,
  }
}
