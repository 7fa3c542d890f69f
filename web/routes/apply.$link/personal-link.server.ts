import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { candidateCookie, candidateTokenOf, jobIdIn } from './application.server.ts'

/** The application of another person that this browser holds, and a personal link would take the place of; `own` is whose the link is. */
export async function otherApplication(
  request: Request,
  context: AppLoadContext,
  link: string,
  personal: string,
  own: string | undefined,
) {
  if (own !== undefined && request.method === 'GET')
    await context.platform.useCases.candidacy.noteInvitationOpened(personal)
  const held = candidateTokenOf(request, context, jobIdIn(link))
  if (held === null || held === personal) return null
  const other = (await context.platform.useCases.candidacy.openApplication(link, held))?.candidate
  return other && other.candidateId !== own ? other : null
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
