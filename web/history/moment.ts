import { instantOf } from '#contracts/kernel/time.ts'

/** A moment from an address or a form: an instant, or what a date-and-time control sends, which is read as UTC. A day no month has is none. */
export function momentOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/.test(text)) return null
  return instantOf(text)
}

/** A moment in the future shows the present, and says so. */
export const notToCome = (at: string | null, now: string) => (at !== null && at > now ? now : at)

/** For a date-and-time control, to the second, in UTC. */
export const forControl = (at: string) => at.slice(0, 19)
