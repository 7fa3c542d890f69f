import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { offerChannels } from '#contracts/interview/codes.ts'
import { CandidateId, JobId, UserId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import { isDay } from '#contracts/kernel/day.ts'
import { dayIn, isZone } from '#contracts/kernel/zone.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { MOST_PLANNED } from '../../lib/review-paths.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { daysOfPanel } from './days.server.ts'
import { Draft } from './draft.ts'
import { panelChoices } from './panel-choices.server.ts'
import type { PlanData } from './plan-data.ts'

const candidateIdsIn = (request: Request) =>
  new URL(request.url).searchParams
    .getAll('candidate')
    .slice(0, MOST_PLANNED)
    .flatMap((id) => CandidateId.safeParse(id).data ?? [])

async function jobIn(asker: SignedIn['asker'], { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const jobId = JobId.safeParse(params.jobId)
  const job = jobId.success ? await context.platform.readers.jobBoardHeader(asker, jobId.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return job
}

/** Who is planned for, and with whom. 404 without a candidate of this job. */
export async function loadPlan(
  { asker }: SignedIn,
  { request, params, context }: LoaderFunctionArgs,
): Promise<PlanData> {
  const { readers, now } = context.platform
  const { jobId, title } = await jobIn(asker, { params, context })
  const [found, panel, language] = await Promise.all([
    Promise.all(candidateIdsIn(request).map((id) => readers.candidateOrNull(asker, id))),
    panelChoices(context, asker),
    languageOf(request, context),
  ])
  const candidates = found.flatMap((each) =>
    each && each.jobId === jobId ? [{ candidateId: each.id, name: each.name }] : [],
  )
  if (candidates.length === 0) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return {
    job: { jobId, title: jobTitleIn(commonText.in(language), title) },
    candidates,
    ...panel,
    viewer: asker.userId,
    hasWhatsapp: context.platform.site.whatsapp?.templates.interview !== undefined,
    from: later(now(), { days: 1 }).slice(0, 10),
    to: later(now(), { days: 8 }).slice(0, 10),
  }
}

/** Looks for free times, or plans the interviews. */
export async function planAction({ asker }: SignedIn, args: ActionFunctionArgs) {
  const { request, params, context } = args
  const { useCases, caughtUp } = context.platform
  const { jobId } = await jobIn(asker, { params, context })
  const form = await formOf(request)
  try {
    if (form.get('intent') === 'services') {
      const hostId = UserId.safeParse(form.get('hostId'))
      if (!hostId.success) throw bad()
      const services = await useCases.interviews.conferencingOfHost(asker, { jobId, hostId: hostId.data })
      return { refused: undefined, services }
    }
    const draft = draftIn(textOf(form, 'draft', 200_000))
    if (form.get('intent') === 'times') {
      const asked = searched(draft)
      const free = await useCases.interviews.freeTimes(asker, { jobId, ...asked })
      // The week is made of the parts; they are not sent twice.
      const members = free.members.map((member) => ({ ...member, parts: [] }))
      return { refused: undefined, free: { ...free, members }, week: daysOfPanel(free, { ...asked, zone: draft.zone }) }
    }
    if (form.get('intent') !== 'plan') throw bad()
    const { interviews, token } = await useCases.interviews.planInterviews(asker, {
      jobId,
      candidateIds: candidateIdsIn(request),
      plan: planOf(draft),
      expiresAt: draft.expires ? dayIn(draft.expires, draft.zone).end : null,
      message: { subject: textOf(form, 'subject', 20_000), text: textOf(form, 'text', 20_000) },
      channel: offerChannels.find((each) => each === form.get('channel')) ?? 'email',
      commandId: commandIn(form, { request, asker }),
    })
    await caughtUp(token)
    return { refused: undefined, planned: interviews.length }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

const bad = () => new Response(null, { status: 400, statusText: 'Bad Request' })

function draftIn(text: string): Draft {
  const parsed = Draft.safeParse(jsonOf(text))
  if (!parsed.success || !isZone(parsed.data.zone)) throw bad()
  const { from, to, expires } = parsed.data
  if ([from, to, ...(expires ? [expires] : [])].some((day) => !isDay(day))) throw bad()
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const DAY_MS = 86_400_000
const someOf = ({ panel, some }: Draft) => (panel.some(({ requirement }) => requirement === 'SOME') ? some : null)
const roomsOf = ({ rooms }: Draft) =>
  rooms
    .split(',')
    .map((room) => room.trim())
    .filter(Boolean)

function searched(draft: Draft) {
  const { panel, duration, before, after, zone, from, to } = draft
  return {
    panel,
    some: someOf(draft),
    duration,
    buffer: { before, after },
    zone,
    rooms: roomsOf(draft),
    firstDay: from,
    days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1,
  }
}

const placeKind = { ONLINE: 'link', CALL: 'phone', FACE_TO_FACE: 'address' } as const

function planOf(draft: Draft) {
  const { type, summary, description, duration, before, after, panel, hostId, sharing, starts, from, to, zone } = draft
  const place = draft.place.trim()
  const byService = type === 'ONLINE' && draft.service !== ''
  return {
    type,
    summary,
    description,
    duration,
    buffer: { before, after },
    panel,
    some: someOf(draft),
    hostId,
    rooms: roomsOf(draft),
    place: byService
      ? { kind: 'service' as const, value: draft.service }
      : place
        ? { kind: placeKind[type], value: place }
        : null,
    sharing,
    slots: sharing === 'SELECT' ? starts.map((start) => ({ start, end: later(start, { minutes: duration }) })) : [],
    window: sharing === 'ALL' ? { start: dayIn(from, zone).start, end: dayIn(to, zone).end } : null,
    zone,
  }
}
