import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { cookieOf, privateCookie, sharedCookieName } from '#contracts/http/session-cookie.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { parseShareToken } from '#contracts/share/token.ts'
import type { Company } from '#services/use-cases/sharing/guests.ts'
import type { Whose } from '../frame/worn-page.tsx'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { answersOf, chaptersOf } from '../review/questions.ts'

/** As long as the longest share; the platform decides each time what it opens. */
const MARK_S = 366 * 24 * 3600

export type Over = { why: 'unknown' | 'revoked' | 'expired' | 'unavailable'; of: Whose | null }

const whose = ({ name, brand }: Company): Whose => ({
  company: name,
  logo: brand?.logo ?? null,
  style: brand?.style,
})

function visitOf({ request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>) {
  const token = params.token ?? ''
  const { publicUrl } = context.platform.settings
  const mark = cookieOf(
    request.headers.get('cookie'),
    sharedCookieName(publicUrl, parseShareToken(token)?.shareId ?? 'none'),
  )
  return { token, mark, from: context.address }
}

/** The page behind a shared link, for this browser. A reading program that only fetches it learns the company's name. */
export async function sharedPage(args: LoaderFunctionArgs) {
  const { useCases } = args.context.platform
  const asked = CandidateId.safeParse(new URL(args.request.url).searchParams.get('candidate'))
  const page = await useCases.sharing.openShared(visitOf(args), asked.success ? asked.data : null)
  if (!page) throw data({ why: 'unknown', of: null } satisfies Over, { status: 404 })
  if (page.state === 'over') throw data({ why: page.why, of: whose(page.company) } satisfies Over, { status: 410 })
  const company = whose(page.company)
  if (page.state === 'closed') return { ...page, company }
  const { current, ...shown } = page
  return {
    ...shown,
    company,
    now: args.context.platform.now(),
    current: current && {
      ...current,
      journey: null,
      recordings: [],
      chapters: chaptersOf(current.journey, { recordings: current.recordings, signals: [] }),
      answers: answersOf(current.journey, { answers: current.answers, signals: [] }, false).filter(
        ({ given }) => given,
      ),
    },
  }
}
export type OpenPage = Extract<Awaited<ReturnType<typeof sharedPage>>, { state: 'open' }>

export async function sharedAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const { useCases, caughtUp } = context.platform
  const form = await formOf(request)
  const visit = visitOf(args)
  try {
    if (form.get('intent') === 'open') {
      const { shareId, mark } = await useCases.sharing.openedByGuest(visit)
      return redirect(new URL(request.url).pathname, {
        headers: { 'Set-Cookie': markCookie(context, shareId, mark) },
      })
    }
    const candidateId = CandidateId.safeParse(form.get('candidateId'))
    if (!candidateId.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
    const stars = textOf(form, 'rating', 4)
    const { token } = await useCases.sharing.giveFeedback(visit, {
      candidateId: candidateId.data,
      guestName: textOf(form, 'guestName', 5000),
      rating: stars === '' ? null : Number(stars),
      comment: textOf(form, 'comment', 20_000),
      commandId: randomUUID(),
    })
    await caughtUp(token)
    return { refused: undefined, saved: candidateId.data }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

const markCookie = ({ platform: { settings } }: AppLoadContext, shareId: string, mark: string) =>
  privateCookie(settings.publicUrl, sharedCookieName(settings.publicUrl, shareId), mark, MARK_S)
