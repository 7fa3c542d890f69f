import { type AppLoadContext, redirect } from '@remix-run/node'
import { cookieOf } from '#contracts/http/session-cookie.ts'
import type { Asker } from '#contracts/kernel/asker.ts'

/** Keeps in this browser what new jobs begin as, where a person has said so (JOB-022). */
const CREATION_COOKIE = 'hirelog-new-job'
const YEAR_S = 365 * 24 * 3600
type Creation = 'cep' | 'video'
const isCreation = (text: unknown): text is Creation => text === 'cep' || text === 'video'

/** What the person chose as their default; null where they chose nothing. */
export const ownCreation = (request: Request): Creation | null => {
  const chosen = cookieOf(request.headers.get('cookie'), CREATION_COOKIE)
  return isCreation(chosen) ? chosen : null
}

/** What the address asks for (`jobType`), else the person's default, else how candidates of the company apply. */
export async function creationOf(request: Request, asker: Asker, { platform }: AppLoadContext): Promise<Creation> {
  const asked = new URL(request.url).searchParams.get('jobType')?.toLowerCase()
  if (isCreation(asked)) return asked
  const own = ownCreation(request)
  if (own) return own
  const { jobType } = await platform.useCases.company.jobDefaultsOf(asker)
  return jobType === 'video' ? 'video' : 'cep'
}

/** Opens what was chosen in the dialog, and keeps it as the default where that was ticked. */
export function keptCreation(form: FormData, { platform }: AppLoadContext) {
  const chosen = form.get('creation')
  if (!isCreation(chosen)) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const secure = platform.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${CREATION_COOKIE}=${chosen}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure}`
  return redirect(chosen === 'video' ? '/jobs/create/details' : '/jobs-cep/create?jobType=cep', {
    headers: form.get('asDefault') === 'on' ? { 'Set-Cookie': cookie } : {},
  })
}
