import type { AppLoadContext } from '@remix-run/node'
import type * as z from 'zod'
import { type RejectionCode, rejections } from '#contracts/rejections.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { isRejected } from './refusal.server.ts'
import { signedIn } from './session.server.ts'

type Refused = { code: RejectionCode; message: string; fields: Record<string, string> }
const MOST_BYTES = 1_000_000

/**
 * Answers a script on one of our pages: who asks and what, checked before `work` sees them. A no comes back as `refused`
 * wants it told; nobody signed in is a no as well, so that a page can say so and keep what was typed. Our own scripts get
 * it as a plain answer: to a browser's console, a 4xx is a failure to load.
 */
export async function answerJson<Schema extends z.ZodType, Answer, No>(
  { request, context, schema, refused }: { request: Request; context: AppLoadContext; schema: Schema; refused: (refusal: Refused) => No },
  work: (user: SignedIn, body: z.infer<Schema>) => Promise<Answer>,
) {
  const scripted = request.headers.get('sec-fetch-dest') === 'empty'
  const no = (code: RejectionCode, message: string, fields: Record<string, string> = {}) =>
    Response.json(refused({ code, message, fields }), { status: scripted ? 200 : rejections[code] })
  if (request.method !== 'POST') return no('request/invalid', 'Only POST is answered here')
  if (!request.headers.get('content-type')?.startsWith('application/json')) return no('request/unsupported-media-type', 'This must be JSON')
  const user = await signedIn(request, context)
  if (!user) return no('auth/required', 'Your session has ended. Please sign in again.')
  const text = await request.text()
  if (text.length > MOST_BYTES) return no('request/too-large', 'This is more than a job can hold')
  const body = schema.safeParse(parsed(text))
  if (!body.success) return no('request/invalid', 'This could not be understood', Object.fromEntries(body.error.issues.map(({ path, message }) => [path.join('.'), message])))
  try {
    return Response.json(await work(user, body.data))
  } catch (error) {
    if (isRejected(error)) return no(error.code, error.message, error.fields)
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
