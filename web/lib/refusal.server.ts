import { data } from '@remix-run/node'
import { type Rejected, type RejectionCode, rejections } from '#contracts/rejections.ts'

export type Refusal = { code: RejectionCode; message: string; fields: Record<string, string> }

/** By name: the pages are bundled with a copy of the class, so `instanceof` would not know the platform's own. */
export const isRejected = (error: unknown): error is Rejected => error instanceof Error && error.name === 'Rejected'

/**
 * What an action answers when the platform said no; anything else is thrown on. `kept` is what the person typed, for a
 * form that is drawn again without scripts. Our own scripts get it as a plain answer: to a browser's console, a 4xx is
 * a failure to load.
 */
export function refusal(error: unknown, request: Request, kept: Record<string, string> = {}) {
  if (!isRejected(error)) throw error
  const { code, message, fields = {} } = error
  const scripted = request.headers.get('sec-fetch-dest') === 'empty'
  return data({ refused: { code, message, fields } satisfies Refusal, kept }, { status: scripted ? 200 : rejections[code] })
}
