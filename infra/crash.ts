/**
 * Named crash points for fault tests: when CRASH_AT names this point, the process kills itself as SIGKILL would,
 * so nothing after the point runs and no handler tidies up. `CRASH_AT=R2`, `R2:5` for the fifth passage, or
 * `M2@timer-fired-sends-command` for those at work for that alone.
 */
const [where = '', nth] = (process.env.CRASH_AT ?? '').split(':')
const [name, only] = where.split('@')
let left = Number(nth ?? 1)

export function crash(point: string, workingFor?: string): void {
  if (point !== name || (only !== undefined && only !== workingFor) || --left > 0) return
  process.kill(process.pid, 'SIGKILL')
  // The signal arrives asynchronously: nothing may run until it does.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000)
}
