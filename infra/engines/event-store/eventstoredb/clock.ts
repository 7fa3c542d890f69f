import { connect } from 'node:http2'

/** What time it is at the server, by the date of whatever it answers; null when that cannot be had. */
export function serverTime(origin: string, ca: Buffer | undefined, withinMs: number): Promise<Date | null> {
  return new Promise((answer) => {
    const session = connect(origin, { ca })
    const say = (date: string | undefined) => {
      clearTimeout(timer)
      session.destroy()
      const time = new Date(date ?? NaN)
      answer(Number.isNaN(time.getTime()) ? null : time)
    }
    const timer = setTimeout(say, withinMs, undefined)
    session.on('error', () => say(undefined))
    const request = session.request({ ':path': '/' })
    request.on('error', () => say(undefined))
    request.on('response', ({ date }) => say(date))
  })
}
