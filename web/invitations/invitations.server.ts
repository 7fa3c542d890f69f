import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { invitationStates } from '#contracts/views/invitations.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { deadlineIn } from '../get-candidates/deadline.server.ts'
import { refusalIn } from '../i18n/refusal.server.ts'
import { formOf } from '../lib/form.server.ts'
import { languageOf } from '../lib/language.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { commandIn } from '../offline/command-id.server.ts'

const MOST = 100

export async function loadInvitations({ asker }: SignedIn, { request, params, context }: LoaderFunctionArgs) {
  const { readers, useCases } = context.platform
  const id = JobId.safeParse(params.jobId)
  const job = id.success ? await readers.jobForInviting(asker, id.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const url = new URL(request.url)
  const state = invitationStates.find((each) => each === url.searchParams.get('state')) ?? null
  const search = (url.searchParams.get('q') ?? '').slice(0, 100)
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const found = await readers.invitationsPage(asker, job.jobId, { state, search, page })
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const people = found.rows.map(({ candidateId: id, email, phone }) => ({ id, email, phone }))
  const out = await useCases.candidacy.optedOut(asker, people)
  const may = await readers.permissionsOnJob(asker, job.jobId)
  const reads = may.includes('candidates.read')
  return {
    job,
    ...found,
    rows: found.rows.map(({ search: _search, ...row }) => ({ ...row, optedOut: out[row.candidateId] ?? [] })),
    state,
    search,
    page,
    mayWithdraw: may.includes('candidates.edit'),
    mayRead: reads,
    imports: await readers.candidateImportsOf(asker, job.jobId),
    add: `/jobs/${job.jobId}/invite`,
    now: context.platform.now(),
  }
}

/** What is done with one invitation, or with several: those that refuse are counted, with the first reason. */
export async function changeInvitations({ asker }: SignedIn, { request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { data: jobId } = JobId.safeParse(params.jobId)
  const candidateIds = form.getAll('candidateId').flatMap((id) => CandidateId.safeParse(id).data ?? [])
  const { useCases, caughtUp, readers } = context.platform
  if (!jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (candidateIds.length === 0 || candidateIds.length > MOST)
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const here = await Promise.all(candidateIds.map((id) => readers.candidateOrNull(asker, id)))
  if (here.some((candidate) => candidate && candidate.jobId !== jobId))
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  const sent = { candidateIds, commandId: commandIn(form, { request, asker }) }
  const change = () => {
    const { review } = useCases
    switch (form.get('intent')) {
      case 'remind':
        return review.remindCandidates(asker, sent)
      case 'resend':
        return review.resendInvitations(asker, sent)
      case 'sendNow':
        return review.settleReaches(asker, { ...sent, how: 'send' })
      case 'cancelSend':
        return review.settleReaches(asker, { ...sent, how: 'cancel' })
      case 'withdraw':
        return review.withdrawInvitations(asker, sent)
      case 'deadline': {
        const deadline = deadlineIn(form)
        return review.changeInviteDeadlines(asker, {
          ...sent,
          deadline: deadline?.at ?? null,
          timezone: deadline?.timezone ?? null,
        })
      }
      default:
        throw new Response(null, { status: 400, statusText: 'Bad Request' })
    }
  }
  try {
    const { token, refused } = await change()
    await caughtUp(token)
    const language = await languageOf(request, context)
    const [first] = refused
    return {
      done: candidateIds.length - refused.length,
      refusals: refused.length,
      reason: first ? refusalIn(language, first.reason) : null,
      intent: String(form.get('intent')),
    }
  } catch (error) {
    return refusal(error, { request, context })
  }
}
