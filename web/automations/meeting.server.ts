import type { AppLoadContext } from '@remix-run/node'
import { type JobId, UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { panelChoices } from '../interviews/plan/panel-choices.server.ts'
import type { MeetingData } from './meeting-fields.tsx'

type Asker = SignedIn['asker']

/** Who can be met, for those who may plan interviews on the job; null for others. */
export async function meetingData(context: AppLoadContext, asker: Asker, jobId: JobId): Promise<MeetingData | null> {
  try {
    await context.platform.useCases.interviews.allowPlanning(asker, jobId)
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
  return panelChoices(context, asker)
}

/** What the host has connected that makes links; null where the form asks for something else. */
export async function servicesAction(
  { platform }: AppLoadContext,
  { asker, form, jobId }: { asker: Asker; form: FormData; jobId: JobId },
) {
  if (form.get('intent') !== 'services') return null
  const hostId = UserId.safeParse(form.get('hostId'))
  if (!hostId.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  return { services: await platform.useCases.interviews.conferencingOfHost(asker, { jobId, hostId: hostId.data }) }
}
