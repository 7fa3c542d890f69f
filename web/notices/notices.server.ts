import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { JobId, Uuid } from '#contracts/kernel/ids.ts'
import { DIGEST_HOUR } from '#contracts/inbox/types.ts'
import type { NoticeView } from '#contracts/views/inbox.ts'
import { noticePath } from '#contracts/inbox/paths.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf } from '../lib/form.server.ts'
import { isRejected, refusalFor } from '../lib/refusal.server.ts'
import type { ListedNotice, NoticesAnswer } from './listed.ts'

/** What was opened before is in the list; older notices are of no use to a bell. */
const SHOWN = 30

/** The list of the bell, or, where a job is named, which colleagues a comment on its candidates can name. */
export async function noticesFor({ request, context }: LoaderFunctionArgs, { asker }: SignedIn) {
  const { readers, useCases, now } = context.platform
  const mentionable = new URL(request.url).searchParams.get('mention')
  if (mentionable !== null) {
    const job = JobId.safeParse(mentionable)
    if (!job.success) throw new Response(null, { status: 404, statusText: 'Not Found' })
    return { people: await useCases.review.mentionableOn(asker, job.data) }
  }
  const { notices, unread, zone } = await readers.noticesOf(asker, SHOWN)
  const mayAudit = asker.permissions.includes('company.audit')
  return { now: now(), unread, zone, notices: notices.map((each) => listed(each, mayAudit)) } satisfies NoticesAnswer
}

function listed({ cause, commentId, ...notice }: NoticeView, mayAudit: boolean): ListedNotice {
  return {
    ...notice,
    path: noticePath({ ...notice, commentId }),
    why: whyPath({ ...notice, cause, commentId }, mayAudit),
  }
}

/** The event that caused it: its own page for who may audit, its line in the candidate's history for others. */
function whyPath(notice: NoticeView, mayAudit: boolean): string {
  const { jobId, candidateId, cause } = notice
  if (jobId === null || candidateId === null || !cause.stream.includes('.candidate-')) return noticePath(notice)
  const candidate = `/admin/jobs/${jobId}/candidates/${candidateId}`
  return mayAudit ? `${candidate}/events/${cause.revision}` : `${candidate}/history#event-${cause.revision}`
}

const Intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), noticeId: Uuid.optional() }),
  z.object({
    intent: z.literal('add-device'),
    deviceId: Uuid,
    endpoint: z.string().max(2000),
    p256dh: z.string().max(200),
    auth: z.string().max(100),
  }),
  z.object({ intent: z.literal('zone'), timezone: z.string().max(100) }),
])

/** What the bell and a browser do by themselves; the forms of Settings go there. */
export async function noticesAction({ request, context }: ActionFunctionArgs, { asker }: SignedIn) {
  const { inbox } = context.platform.useCases
  const asked = Intent.safeParse(Object.fromEntries(await formOf(request)))
  if (!asked.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  try {
    const { token } = await carryOut(asked.data)
    await context.platform.caughtUp(token)
    return { done: true }
  } catch (error) {
    if (!isRejected(error)) throw error
    return { refused: (await refusalFor(error, { request, context })).message }
  }

  function carryOut(given: z.infer<typeof Intent>) {
    switch (given.intent) {
      case 'read':
        return inbox.readNotices(asker, { noticeIds: given.noticeId ? [given.noticeId] : null })
      case 'add-device': {
        const { intent: _intent, ...device } = given
        return inbox.addDevice(asker, { ...device, device: context.device ?? '' })
      }
      case 'zone':
        return inbox.changeDigestTime(asker, { timezone: given.timezone, hour: DIGEST_HOUR })
      default:
        return given satisfies never
    }
  }
}
