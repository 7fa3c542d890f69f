import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { shownPlace } from '#contracts/interview/plan.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import { isDay } from '#contracts/kernel/day.ts'
import { dayIn, instantIn, isZone } from '#contracts/kernel/zone.ts'
import type { ListedInterview } from '#projections/interviews/reader.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { languageOf } from '../lib/language.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { listed } from './listed.server.ts'
import type { Change, InterviewData, Person } from './view.ts'

type OfPage = { request: Request; context: AppLoadContext }

/** One interview with who is who. 404 where there is none, or where its job gives no right to it. */
export async function loadInterview(
  { asker }: SignedIn,
  id: string | undefined,
  { request, context }: OfPage,
): Promise<InterviewData> {
  const { readers, now } = context.platform
  const interviewId = Uuid.safeParse(id)
  const { companyId } = asker
  const live = interviewId.success ? context.placeOf({ companyId, interviewId: interviewId.data }) : ''
  const found = interviewId.success ? await readers.interview(asker, interviewId.data) : null
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const ids = [
    ...found.panel.map(({ userId }) => userId),
    ...found.changes.flatMap(({ by, userId }) => [...(by.kind === 'user' ? [by.id] : []), ...(userId ? [userId] : [])]),
  ]
  const language = await languageOf(request, context)
  const [[row], names, users] = await Promise.all([
    listed(context, asker, [found], language),
    readers.userNames(asker, ids),
    readers.usersOf(asker),
  ])
  const ofCandidate = found.answers.find(({ userId }) => userId === null)
  return {
    interview: {
      ...row!,
      rev: found.rev,
      description: found.description,
      place: shownPlace(found),
      linkIs:
        found.place?.kind === 'service' && found.link === null ? (found.isLinkMissing ? 'missing' : 'coming') : null,
      rooms: found.rooms.map(({ name }) => name),
      sharing: found.sharing,
      slots: found.slots,
      window: found.window,
      candidateZone: found.candidateZone,
      moved: found.moved,
      moves: found.moves,
      some: found.some,
      panel: found.panel.map((member) => personIn(found, member, names)),
      candidateAnswer: ofCandidate ? { response: ofCandidate.response, comment: ofCandidate.comment } : null,
      message: found.message,
      changes: found.changes.map((change) => changeIn(change, names)),
    },
    colleagues: users.map(({ user_id, username, email }) => ({ userId: user_id, name: username || email })),
    now: now(),
    live,
  }
}

type Names = Readonly<Record<string, string>>

function personIn(
  { attendees, answers, clashes, hostId }: ListedInterview,
  { userId, requirement }: ListedInterview['panel'][number],
  names: Names,
): Person {
  const answer = answers.find((each) => each.userId === userId)
  return {
    userId,
    name: names[userId] ?? '',
    requirement,
    isHost: userId === hostId,
    takesPart: attendees.includes(userId),
    isClashing: clashes.includes(userId),
    response: answer?.response ?? 'PENDING',
    comment: answer?.comment ?? '',
  }
}

const changeIn = (
  { type, at, by, reason, cause, userId }: ListedInterview['changes'][number],
  names: Names,
): Change => ({
  type,
  at,
  by: by.kind === 'user' ? (names[by.id] ?? null) : null,
  isCandidate: by.kind === 'candidate',
  reason,
  cause,
  person: userId ? (names[userId] ?? null) : null,
})

/** What a colleague does with the interview that an address, or the form, names. */
export async function changeInterview({ asker }: SignedIn, id: string | undefined, args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await formOf(request)
  const given = Uuid.safeParse(id ?? form.get('interviewId'))
  if (!given.success) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const interviewId = given.data
  const { caughtUp } = context.platform
  const { interviews } = context.platform.useCases
  const reason = textOf(form, 'reason', 20_000)
  const change = () => {
    switch (form.get('intent')) {
      case 'approve':
        return interviews.approveInterview(asker, { interviewId })
      case 'disapprove':
        return interviews.disapproveInterview(asker, { interviewId, reason })
      case 'reschedule':
        return interviews.bookInterview(asker, { interviewId, ...newTimeIn(form), reason: reason.trim() || null })
      case 'offer':
        return interviews.offerTimes(asker, { interviewId, ...offerIn(form) })
      case 'replace':
        return interviews.replaceInterviewer(asker, { interviewId, ...swapIn(form) })
      case 'cancel':
        return interviews.cancelInterview(asker, { interviewId, reason, withNotification: form.has('notify') })
      case 'link':
        return interviews.setMeetingLink(asker, { interviewId, url: textOf(form, 'link', 20_000) })
      case 'noShow':
        return interviews.noteNoShow(asker, { interviewId })
      default:
        throw bad()
    }
  }
  try {
    const { token } = await change()
    await caughtUp(token)
    return { refused: undefined, done: String(form.get('intent')) }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

const bad = () => new Response(null, { status: 400, statusText: 'Bad Request' })

const zoneIn = (form: FormData) => {
  const zone = textOf(form, 'zone', 100)
  if (!isZone(zone)) throw bad()
  return zone
}

/** A clock time in the zone that its form names. */
function newTimeIn(form: FormData) {
  const zone = zoneIn(form)
  const start = instantIn(textOf(form, 'clock', 40), zone)
  if (!start) throw bad()
  return { start, zone }
}

/** All free time from one day to another, both whole. */
function offerIn(form: FormData) {
  const zone = zoneIn(form)
  const day = (name: string) => {
    const text = textOf(form, name, 20)
    if (!isDay(text)) throw bad()
    return dayIn(text, zone)
  }
  const message = { subject: textOf(form, 'subject', 5000), text: textOf(form, 'text', 20_000) }
  return {
    sharing: 'ALL' as const,
    slots: [],
    window: { start: day('from').start, end: day('to').end },
    expiresAt: null,
    message,
  }
}

function swapIn(form: FormData) {
  const [out, into] = [Uuid.safeParse(form.get('out')), Uuid.safeParse(form.get('in'))]
  if (!out.success || !into.success) throw bad()
  return { out: out.data, in: into.data }
}
