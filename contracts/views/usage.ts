/** What usage is shown by day of: interviews are counted from candidates and live interviews, the rest from the company's subscription. */
export const measures = ['interviews', 'lives', 'texts', 'jobs', 'seats'] as const
export type Measure = (typeof measures)[number]
export type UnitMeasure = 'interviews' | 'lives'
export type SubscriptionMeasure = Exclude<Measure, UnitMeasure>

/** An event that took a unit or gave one back. `used` is how many were in use after it; of texts how many of the volume. */
export type SubscriptionUnit = {
  revision: number
  at: string
  given: boolean
  used: number
  of:
    | { kind: 'job' | 'user'; id: string; name: string }
    | { kind: 'text'; candidateId: string; reminder: boolean; jobId: string | null }
}
/** `next` is the revision to go on from; null at the end. */
export type SubscriptionUnits = { units: SubscriptionUnit[]; next: number | null }

/** One event of the subscription as the log has it; whom a seat or an invoice is for is left out. */
export type SubscriptionEventShown = {
  revision: number
  type: string
  at: string
  actor: string
  hash: string
  data: unknown
}
