import { type AppLoadContext, data } from '@remix-run/node'
import { type Rejected, type RejectionCode, rejections } from '#contracts/kernel/rejections.ts'
import { languageOf } from './language.server.ts'
import { refusalIn } from '../i18n/refusal.server.ts'

export type Refusal = { code: RejectionCode; message: string; fields: Record<string, string> }

/** By name: the pages are bundled with a copy of the class, so `instanceof` would not know the platform's own. */
export const isRejected = (error: unknown): error is Rejected => error instanceof Error && error.name === 'Rejected'

type Asked = { request: Request; context: AppLoadContext }

/** A no in the words of who asked. */
export async function refusalFor(
  { code, wording }: Pick<Rejected, 'code' | 'wording'>,
  { request, context }: Asked,
): Promise<Refusal> {
  const language = await languageOf(request, context)
  const fields = Object.entries(wording.fields).map(([field, words]) => [field, refusalIn(language, words)])
  const message = refusalIn(language, wording.message)
  if (rejections[code] === 403) context.forbidden = message
  return { code, message, fields: Object.fromEntries(fields) }
}

/**
 * What an action answers when the platform said no; anything else is thrown on. `kept` is what the person typed, for a
 * form that is drawn again without scripts. Our own scripts get it as a plain answer: to a browser's console, a 4xx is
 * a failure to load.
 */
export async function refusal(error: unknown, { request, context }: Asked, kept: Record<string, string> = {}) {
  if (!isRejected(error)) throw error
  const { code, retryAfterS } = error
  const scripted = request.headers.get('sec-fetch-dest') === 'empty'
  const refused = await refusalFor(error, { request, context })
  return data(
    { refused, kept },
    { status: scripted ? 200 : rejections[code], headers: retryAfterS ? { 'Retry-After': String(retryAfterS) } : {} },
  )
}

/** The answer; null where the platform refused. Other errors are thrown on. */
export const unlessRefused = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    if (isRejected(error)) return null
    throw error
  })
