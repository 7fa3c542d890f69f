import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

const TICKS_PER_SECOND = 100

/** Processor time of a process, all its threads, over some seconds in which nothing asks for it; in percent of one core. */
export async function idlePercent(pid: number, seconds = 10): Promise<number> {
  const [before, started] = [processorSeconds(pid), performance.now()]
  await new Promise((done) => setTimeout(done, seconds * 1000))
  return ((processorSeconds(pid) - before) / ((performance.now() - started) / 1000)) * 100
}

function processorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND
}
