import type { AppLoadContext } from '@remix-run/node'
import type * as z from 'zod'
import { Rejected, rejections } from '#contracts/kernel/rejections.ts'
import type { PageName } from '#contracts/http/pages.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { mayAskPage } from './access.server.ts'
import { isRejected, refusalFor, type Refusal } from './refusal.server.ts'
import { signedIn } from './session.server.ts'

const MOST_BYTES = 1_000_000

type Told<Schema, No> = {
  page: PageName
  request: Request
  context: AppLoadContext
  schema: Schema
  refused: (refusal: Refusal) => No
  /** The message where more was typed than is stored; without it, that this could not be understood. */
  tooLong?: (fields: Record<string, string>) => Rejected
}

/**
 * Answers a script on one of our pages: who asks and what, checked before `work` sees them. A no comes back as `refused`
 * wants it told; a missing sign-in is a refusal as well, so that a page can say so and keep what was typed. Our own scripts get
 * it as a plain answer: to a browser's console, a 4xx is a failure to load.
 */
export async function answerJson<Schema extends z.ZodType, Answer, No>(
  { page, request, context, schema, refused, tooLong }: Told<Schema, No>,
  work: (user: SignedIn, body: z.infer<Schema>) => Promise<Answer>,
) {
  const scripted = request.headers.get('sec-fetch-dest') === 'empty'
  const no = async (rejected: Pick<Rejected, 'code' | 'wording'>) =>
    Response.json(refused(await refusalFor(rejected, { request, context })), {
      status: scripted ? 200 : rejections[rejected.code],
    })
  if (request.method !== 'POST') return no(new Rejected('request/invalid', 'Only POST is answered here'))
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return no(new Rejected('request/unsupported-media-type', 'This must be JSON'))
  const user = await signedIn(request, context)
  if (!user) return no(new Rejected('auth/required', 'Your session has ended. Please sign in again.'))
  if (!mayAskPage(page, request, user.asker)) return no(new Rejected('auth/forbidden', 'Your role does not allow this'))
  const text = await request.text()
  if (text.length > MOST_BYTES) return no(new Rejected('request/too-large', 'This is more than a job can hold'))
  const body = schema.safeParse(parsed(text))
  if (!body.success) {
    const { issues } = body.error
    const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
    const typed = tooLong && issues.every(({ code }) => code === 'too_big')
    return no(typed ? tooLong(fields) : new Rejected('request/invalid', 'This could not be understood', fields))
  }
  try {
    return Response.json(await work(user, body.data))
  } catch (error) {
    if (isRejected(error)) return no(error)
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
