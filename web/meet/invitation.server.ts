import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { formOf } from '../lib/form.server.ts'
import { isRejected, refusal } from '../lib/refusal.server.ts'
import { answers, type InvitationData } from './invitation-page.tsx'

const answerIn = (value: unknown) => answers.find((each) => each === value) ?? null

/** The invitation behind a link of a mail. A guess is answered as a link that never was: 404. */
export async function invitationPage({ request, params, context }: LoaderFunctionArgs): Promise<InvitationData> {
  const invitation = await context.platform.useCases.interviews
    .openInvitation({ token: params.token ?? '', from: context.address })
    .catch((error: unknown) => {
      if (isRejected(error) && error.code === 'interview/not-found') throw data(null, { status: 404 })
      throw error
    })
  return { ...invitation, wanted: answerIn(new URL(request.url).searchParams.get('to')) }
}

export async function invitationAction({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const response = answerIn(form.get('response'))
  if (!response) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  try {
    const visit = { token: params.token ?? '', from: context.address }
    await context.platform.useCases.interviews.answerInvitation({ ...visit, response })
    return { refused: undefined }
  } catch (error) {
    return refusal(error, { request, context })
  }
}
