import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Measured = { rate?: number; p50?: number; p99?: number; [figure: string]: number | undefined }
export type Variant = {
  name: string
  setup?: () => unknown
  run: (round: number) => Promise<Measured> | Measured
  close?: () => unknown
}

const folders: string[] = []
/** A fresh folder on the disk to be measured: BENCH_DATA or the system's temporary folder. */
export function freshFolder() {
  const folder = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'hirelog-bench-'))
  folders.push(folder)
  return folder
}
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export const percentile = (values: ArrayLike<number>, p: number) => {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
}
export const median = (values: number[]) => percentile(values, 0.5)

/** Processor time of this thread, in microseconds: tells more than a rate where others use the machine. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/**
 * Closed loop: `callers` share `count` calls, or as many as are begun before the time is up; rate per second, latencies
 * in milliseconds, processor time per call in microseconds.
 */
export async function load(
  count: number,
  callers: number,
  call: (i: number) => Promise<unknown> | unknown,
  atMostMs = Infinity,
): Promise<Measured> {
  const latencies = new Float64Array(count)
  let next = 0
  let done = 0
  const [started, before] = [performance.now(), processorTime()]
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < count && performance.now() - started < atMostMs) {
        const i = next++
        const sent = performance.now()
        await call(i)
        latencies[i] = performance.now() - sent
        done++
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const made = latencies.subarray(0, done)
  return {
    rate: done / seconds,
    cpu: (processorTime() - before) / done,
    p50: percentile(made, 0.5),
    p99: percentile(made, 0.99),
  }
}

/**
 * Interleaved rounds (A B C, then C B A) after one to warm up; each figure is the median of its rounds. No round but the
 * first is begun once the time is up.
 */
export async function compare(
  variants: Variant[],
  rounds: number,
  atMostMs = Infinity,
): Promise<Map<string, Measured>> {
  for (const variant of variants) await variant.setup?.()
  const began = performance.now()
  const results = new Map<string, Measured[]>(variants.map(({ name }) => [name, []]))
  for (let round = -1; round < rounds && (round <= 0 || performance.now() - began < atMostMs); round++) {
    for (const variant of round % 2 ? [...variants].reverse() : variants) {
      globalThis.gc?.()
      const measured = await variant.run(round)
      if (round >= 0) results.get(variant.name)!.push(measured)
    }
  }
  for (const variant of variants) await variant.close?.()
  return new Map([...results].map(([name, runs]) => [name, medians(runs)]))
}

function medians(runs: Measured[]): Measured {
  const figures = Object.keys(runs[0] ?? {})
  return Object.fromEntries(figures.map((figure) => [figure, median(runs.map((run) => run[figure] ?? 0))]))
}
