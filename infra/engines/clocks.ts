import { BadSettings } from '../env.ts'

/** Two clocks this far apart make times in the log, deadlines and sessions wrong. */
const APART_MS = 10 * 60_000

/**
 * Asked of every server that tells the time, before anything is written to it. Kafka's brokers do not tell.
 * @throws BadSettings with both times and what to do, when one of the two clocks is ten minutes off.
 */
export function refuseWrongClock(setting: string, there: Date, here = new Date()): void {
  if (Math.abs(here.getTime() - there.getTime()) <= APART_MS) return
  throw new BadSettings([
    `The clock of this machine says ${here.toISOString()} and that of the server which ${setting} names ${there.toISOString()}. Set the one that is wrong: an event's time cannot be corrected later.`,
  ])
}
