import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'

const MAX_AGE_S = 180 * 24 * 3600

const nameFor = (jobId: string) => `application-${jobId}`

/** The candidate's own token, which their browser keeps for this one job. */
export function candidateTokenOf(request: Request, jobId: string): string | null {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=')
    if (key === nameFor(jobId) && value) return value
  }
  return null
}

export function candidateCookie({ platform }: AppLoadContext, jobId: string, token: string): string {
  const secure = platform.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameFor(jobId)}=${token}; Path=/apply; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_S}${secure}`
}

/** The job's id inside a link, as far as a cookie's name needs it. */
export const jobIdIn = (link: string) => /^[0-9a-z]+\.([0-9a-f-]{36})$/.exec(link)?.[1] ?? ''

/** Made with the form, so that sending it twice starts one application. */
export const newCommandId = () => randomUUID()
