import * as z from 'zod'
import { Instant, Uuid } from '../kernel/ids.ts'

const claim = {
  holderId: Uuid,
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  interviewId: Uuid,
  start: Instant,
  end: Instant,
}

/** Refused while another claim on the day overlaps. An interview may hold a second time while it keeps the first. */
export const HoldTime = z.object({ type: z.literal('HoldTime'), data: z.object({ ...claim, until: Instant }) })
export const KeepTime = z.object({ type: z.literal('KeepTime'), data: z.object(claim) })
export const ReleaseTime = z.object({ type: z.literal('ReleaseTime'), data: z.object(claim) })

export const CalendarDayCommand = z.discriminatedUnion('type', [HoldTime, KeepTime, ReleaseTime])
export type CalendarDayCommand = z.infer<typeof CalendarDayCommand>
