import { type AppLoadContext, redirect } from '@remix-run/node'
import { SignalsSeen } from '#contracts/candidate/commands.ts'
import { originIn } from '#contracts/candidate/origin.ts'
import { ANSWER_REQUIRED } from '#contracts/candidate/judging.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Application } from '#contracts/views/application.ts'
import { languageOf } from '../../lib/language.server.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { answerFrom, contactFrom } from '../../journey/answer-form.ts'
import { neighbours } from '../../journey/position.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { candidateCookie, commandIdOf, startCookie, startKeyOf } from './application.server.ts'

type Sent = {
  request: Request
  context: AppLoadContext
  link: string
  application: Application
  token: string | null
  form: FormData
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 200)
const here = (link: string, step?: string | null, missing = false) =>
  `/apply/${encodeURIComponent(link)}${step ? `?step=${encodeURIComponent(step)}${missing ? '&missing=1' : ''}` : ''}`

export async function start({ request, context, link, application, token, form }: Sent) {
  const contact = contactFrom(form)
  const { jobId } = application
  const startKey = startKeyOf(request, context, jobId)
  const { searchParams } = new URL(request.url)
  try {
    const { candidateToken } = await context.platform.useCases.candidacy.startApplication(
      {
        ...contact,
        link,
        token,
        referral: searchParams.get('form_referrer') === '1',
        origin: originIn(searchParams),
        startKey,
        ...(form.has('evaluation') && { evaluation: form.getAll('evaluation').includes('agreed') }),
        personality: form.get('personality') === 'agreed',
        commandId: commandIdOf(textOf(form, 'commandId')),
      },
      context.address,
    )
    const cookies = [
      candidateCookie(context, jobId, candidateToken),
      ...(startKey ? [startCookie(context, jobId, null)] : []),
    ]
    return redirect(here(link), { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
  } catch (error) {
    return refusal(inTheirWords(error), { request, context }, contact)
  }
}

/** Says the same whatever became of it: a link that has ended tells nothing of its application. */
export async function newLink({ context, link, token }: Sent) {
  const sent = redirect(`${here(link)}?sent=1`)
  try {
    await context.platform.useCases.candidacy.requestApplicationLink(token, context.address)
    return sent
  } catch (error) {
    if (isRejected(error)) return sent
    throw error
  }
}

export async function answer(sent: Sent) {
  const { request, context, link, application, token, form } = sent
  const module = application.journey.modules.find(({ id }) => id === form.get('moduleId'))
  if (!module) return redirect(here(link))
  const given = answerFrom(module, form)
  if (!given && module.required) return unanswered(module.id, await languageOf(request, context))
  try {
    await noteSignals(sent, module.id)
    if (given) {
      const { ended } = await context.platform.useCases.candidacy.giveAnswer(token, {
        moduleId: module.id,
        answer: given,
      })
      if (ended) return redirect(here(link))
    }
  } catch (error) {
    return over(error) ? redirect(here(link)) : refusal(inTheirWords(error), { request, context })
  }
  return next(sent, module.id)
}

/** The candidate takes back that a model may read their answers; the page they are on shows it. */
export async function withdraw({ request, context, link, token, form }: Sent) {
  try {
    await context.platform.useCases.candidacy.withdrawEvaluation(token, commandIdOf(textOf(form, 'commandId')))
    return redirect(here(link, new URL(request.url).searchParams.get('step') ?? undefined))
  } catch (error) {
    return refusal(inTheirWords(error), { request, context })
  }
}

/** From a page that asks for nothing, or whose recordings have been sent. */
export async function goOn(sent: Sent) {
  const moduleId = textOf(sent.form, 'moduleId')
  try {
    await noteSignals(sent, moduleId)
  } catch (error) {
    if (!isRejected(error)) throw error
  }
  return next(sent, moduleId)
}

/** To the page after this one; after the last the application is finished, or the page that is still open is shown. */
async function next({ request, context, link, application, token }: Sent, moduleId: string) {
  const { after } = neighbours(application.journey, moduleId)
  if (after) return redirect(here(link, after))
  try {
    await context.platform.useCases.candidacy.finishApplication(token)
    return redirect(here(link))
  } catch (error) {
    if (over(error)) return redirect(here(link))
    if (isRejected(error) && error.code === 'candidate/answers-missing')
      return redirect(here(link, Object.keys(error.fields ?? {})[0]?.split('.')[0], true))
    return refusal(inTheirWords(error), { request, context })
  }
}

/** What a page noted goes with its form. What cannot be read tells nothing, and keeps no answer back. */
async function noteSignals({ context, token, form }: Sent, moduleId: string) {
  const signals = signalsIn(form)
  if (signals.length > 0) await context.platform.useCases.candidacy.noteSignals(token, { moduleId, signals })
}
function signalsIn(form: FormData) {
  try {
    const sent = SignalsSeen.safeParse(JSON.parse(String(form.get('signals') ?? '[]')))
    return sent.success ? sent.data : []
  } catch {
    return []
  }
}

const unanswered = (moduleId: string, language: PageLanguage) => ({
  refused: {
    code: 'candidate/answer-invalid' as const,
    message: '',
    fields: { [moduleId]: refusalIn(language, ANSWER_REQUIRED) },
  },
  kept: {},
})

/** A candidate whose application is gone is no "such candidate", but a person who can begin again. */
const inTheirWords = (error: unknown) =>
  isRejected(error) && error.code === 'candidate/not-found'
    ? new Rejected('auth/required', 'Please open the link of the job again')
    : error

/** Nothing more can be given: the page shows how it ended. */
const over = (error: unknown) =>
  isRejected(error) && ['candidate/rejected', 'candidate/already-completed', 'job/deadline-passed'].includes(error.code)
