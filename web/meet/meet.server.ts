import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Instant } from '#contracts/kernel/ids.ts'
import { namespace } from '../i18n/namespace.ts'
import { languageOf } from '../lib/language.server.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { isRejected, refusal } from '../lib/refusal.server.ts'
import type { Whose } from '../frame/worn-page.tsx'
import type { Meeting } from './meeting.ts'

const useText = namespace('meet')

type Visited = Pick<LoaderFunctionArgs, 'params' | 'context'>
const visitOf = ({ params, context }: Visited) => ({ token: params.token ?? '', from: context.address })

/** The interview behind a candidate's link. A guess is answered as a link that never was: 404. */
export async function meetPage(args: LoaderFunctionArgs): Promise<{
  meeting: Meeting
  company: Whose
  calendarFile: string
}> {
  const { useCases, now } = args.context.platform
  const query = new URL(args.request.url).searchParams
  const [zone, day] = [query.get('zone'), query.get('day')]
  const page = await useCases.interviews
    .openMeeting({ ...visitOf(args), ...(zone && { zone: zone.slice(0, 100) }), ...(day && { day }) })
    .catch((error: unknown) => {
      if (isRejected(error) && error.code === 'interview/not-found') throw data(null, { status: 404 })
      throw error
    })
  const { company, times, booking } = page
  return {
    calendarFile: `/meet/${encodeURIComponent(args.params.token ?? '')}/calendar.ics`,
    company: { company: company.name, logo: company.brand?.logo ?? null, style: company.brand?.style },
    meeting: {
      status: page.status,
      job: page.job,
      summary: page.summary,
      description: page.description,
      type: page.type,
      duration: page.duration,
      people: page.people,
      rooms: page.rooms,
      place: booking && page.place,
      isLinkComing: page.isLinkComing,
      booking: booking && { start: booking.start, end: booking.end },
      offer: times && {
        times: [
          ...times.slots.map(({ start }) => ({ start, isFree: true })),
          ...times.taken.map((start) => ({ start, isFree: false })),
        ],
        before: times.before,
        next: times.next,
      },
      zone: page.zone,
      expiresAt: page.expiresAt,
      hasEnded: page.hasEnded,
      hasBegun: booking !== null && booking.start <= now(),
      movesLeft: page.movesLeft,
    },
  }
}

/** What a candidate does with it. */
export async function meetAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const { interviews } = context.platform.useCases
  const form = await formOf(request)
  const visit = visitOf(args)
  const intent = form.get('intent')
  const start = Instant.safeParse(form.get('start'))
  if (intent === 'choose' && !form.has('start')) return nothingChosen({ request, context })
  const change = () => {
    const reason = textOf(form, 'reason', 20_000)
    if (intent === 'ask') return interviews.askOtherTimes({ ...visit, note: textOf(form, 'note', 20_000) })
    if (intent === 'cancel') return interviews.cancelMeeting({ ...visit, reason })
    if (intent !== 'choose' || !start.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
    const zone = textOf(form, 'zone', 100)
    return interviews.chooseTime({ ...visit, start: start.data, zone, reason: reason.trim() || null })
  }
  try {
    const { token } = await change()
    await context.platform.caughtUp(token)
    return { refused: undefined, done: intent as 'choose' | 'ask' | 'cancel' }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

/** The button is there before a time is chosen, and when the one that was chosen is taken. */
async function nothingChosen({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const message = useText.in(await languageOf(request, context))('chooseFirst')
  return { refused: { code: 'request/invalid', message, fields: {} } }
}
