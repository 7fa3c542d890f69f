import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { candidateCookie, candidateTokenOf, jobIdIn } from './application.server.ts'

/**
 * A personal link was followed: that its person opened it is noted until they begin, a request for the headers alone aside.
 * The answer is the application of another person that this browser holds, and that the link would take the place of.
 */
export async function followPersonalLink(
  request: Request,
  context: AppLoadContext,
  { link, personal, own }: { link: string; personal: string; own: { candidateId: string; started: boolean } | null },
) {
  const { openApplication, noteInvitationOpened } = context.platform.useCases.candidacy
  if (own && !own.started && request.method === 'GET') await noteInvitationOpened(personal)
  const held = candidateTokenOf(request, context, jobIdIn(link))
  if (held === null || held === personal) return null
  const other = (await openApplication(link, held))?.candidate
  return other && other.candidateId !== own?.candidateId ? other : null
}

/** The person has said that the application of the personal link they followed takes the place of the one here. */
export async function replaced(request: Request, context: AppLoadContext, link: string) {
  const personal = new URL(request.url).searchParams.get('c')
  const application =
    personal === null ? null : await context.platform.useCases.candidacy.openApplication(link, personal)
  if (!application || !(application.candidate || application.ended)) throw data(null, { status: 404 })
  return redirect(`/apply/${encodeURIComponent(link)}`, {
    headers: { 'Set-Cookie': candidateCookie(context, application.jobId, personal) },
  })
}
