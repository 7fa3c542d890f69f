import { percentile } from '../bench/harness.ts'

/** How long it took until all was well again, by what had happened; said at the end of a run. */
export function recoveries() {
  const all = new Map<string, number[]>()
  return {
    add: (what: string, ms: readonly number[]) => void all.set(what, [...(all.get(what) ?? []), ...ms]),
    say(what: string) {
      const figures = (ms: number[]) =>
        `${ms.length} times, p50 ${Math.round(percentile(ms, 0.5))} ms, p99 ${Math.round(percentile(ms, 0.99))} ms`
      const total = [...all.values()].flat()
      if (total.length > 0)
        console.info(what, {
          ...Object.fromEntries([...all].map(([name, ms]) => [name, figures(ms)])),
          all: figures(total),
        })
    },
  }
}
