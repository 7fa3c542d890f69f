import { trouble } from '#infra/engines/trouble.ts'
import type { Core } from '../core.ts'
import { calendarBusy } from './busy.ts'

const LOOK_MS = 15_000

/** Looks several times a minute which calendars elsewhere are to be read again. */
export function watchCalendars(core: Core) {
  const busy = calendarBusy(core)
  const reading = trouble('calendars elsewhere could not be read and will be soon')
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => busy.sweep()).then(reading.worked, reading.failed)
  }, LOOK_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
