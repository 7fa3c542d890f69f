import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, and how much of it are mapped files: programs, and what is shared. */
export function memoryOf(pid: number): { resident: number; mapped: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (line: string) => Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)![1]) / 1024
  return { resident: mb('VmRSS'), mapped: mb('RssFile') + mb('RssShmem') }
}
/** In MB: what is shared with other processes counts for each of them in part, so that the sum over all is what they take together. */
export const proportionalMb = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) / 1024
export const residentMb = (pid: number) => memoryOf(pid).resident

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
