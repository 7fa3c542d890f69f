import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { features } from '#contracts/subscription/features.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { measures } from '#contracts/views/usage.ts'

const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const whole = (text: string | null, least: number) =>
  text !== null && /^\d{1,9}$/.test(text) ? Math.max(least, Number(text)) : least

/** Usage of a month by day, the units of one day of it, and what the plan allowed on a date, as the address says. */
export async function usagePage(asker: Asker, { platform }: AppLoadContext, query: URLSearchParams) {
  const { readers, useCases } = platform
  const now = platform.now()
  const measure = measures.find((each) => each === query.get('usage')) ?? 'interviews'
  const day = isDay(query.get('day')) ? query.get('day') : null
  const asked = day?.slice(0, 7) ?? query.get('month')
  const month = isMonth(asked) ? asked : now.slice(0, 7)
  const on = isDay(query.get('on')) ? query.get('on')! : null
  const event = query.get('event')
  const [days, units, allowed, opened] = await Promise.all([
    readers.usageByDay(asker, { measure, month, now }),
    day === null ? null : unitsOf(day),
    on === null ? null : allowedOn(on),
    event === null ? null : eventOf(whole(event, 0)),
  ])
  return { measure, month, thisMonth: now.slice(0, 7), today: now.slice(0, 10), days, day, units, on, allowed, opened }

  async function unitsOf(of: string) {
    if (measure !== 'interviews' && measure !== 'lives') {
      const from = whole(query.get('from'), 0)
      return {
        kind: 'events' as const,
        ...(await useCases.billing.subscriptionUnits(asker, { measure, day: of, from })),
      }
    }
    const page = whole(query.get('page'), 1)
    const { units: shown, more } = await readers.unitsOfDay(asker, { measure, day: of, page })
    return { kind: 'units' as const, units: shown, page, more }
  }

  /** At the end of the day; today as it is now. */
  async function allowedOn(date: string) {
    const then = await readers.allowedOn(asker, `${date}T23:59:59.999Z`)
    if (!then) return 'before' as const
    const { entitled, report, from, until, plan, revision } = then
    return {
      ...{ plan, from, until, revision, volumes: entitled.volumes, stopped: entitled.stopped },
      standing: report.standing,
      dueSince: report.dueSince,
      features: features.filter((feature) => entitled.features[feature]),
    }
  }

  async function eventOf(revision: number) {
    return useCases.billing.subscriptionEvent(asker, revision).catch((error: unknown) => {
      if (error instanceof Rejected && error.code === 'not-found') return null
      throw error
    })
  }
}

export type UsagePage = Awaited<ReturnType<typeof usagePage>>
