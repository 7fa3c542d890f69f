import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useNavigation, useRouteError, useSubmit } from '@remix-run/react'
import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react'
import { isWatched, secondsFor } from '#contracts/candidate/signals.ts'
import { hasRole, isQuestion, type JourneyModule, takesFile } from '#contracts/job/modules/table.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { AnotherApplication } from '../../journey/another-application.tsx'
import { EndedLink } from '../../journey/ended-link.tsx'
import { useUploads } from '../../journey/interview/use-uploads.ts'
import { previewOf } from '../../preview/messages.ts'
import { type JobSummary, summaryOf, whose } from '../../journey/job-summary.ts'
import { fileAnswer, useFileSender } from '../../journey/files/use-file-sender.tsx'
import { JourneyFooter } from '../../journey/journey-footer.tsx'
import { conversation, ending, JourneyPage, sectionBreak } from '../../journey/journey-page.tsx'
import { signals } from '../../journey/question.tsx'
import { neighbours, pageFor } from '../../journey/position.ts'
import { saidBy } from '../../journey/said.server.ts'
import { useAnswerShelf } from '../../journey/use-unsent.ts'
import { formOf } from '../../lib/form.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { ErrorPage } from '../../frame/error-page.tsx'
import { wearing, type Whose } from '../../frame/worn-page.tsx'
import { late } from '../../lib/late.tsx'
import { titleOn } from '../../lib/page.ts'
import { MediaLink } from '../../media/media-link.ts'
import { FileSender } from '../../modules/inputs/file-sender.ts'
import { ScheduleOffer } from '../../meet/schedule-offer.ts'
import { TimeInput } from '../../modules/inputs/time-input.ts'
import { inputOf } from '../../modules/inputs/table.ts'
import { useAnswer, useOnHand } from '../../offline/index.ts'
import { MessagePage } from '../../frame/message-page.tsx'
import {
  candidateCookie,
  candidateTokenOf,
  jobIdIn,
  leadsNowhere,
  newCommandId,
  newStartKey,
  startCookie,
  startKeyOf,
} from './application.server.ts'
import { followPersonalLink, replaced } from './personal-link.server.ts'
import { offerOn } from './offer.server.ts'
import { answer, goOn, newLink, start, withdraw } from './submit.server.ts'

/** Fetched while the pages before it are read, so that it is there without a connection too. */
const interview = async () => ({ default: (await import('../../journey/interview/interview.tsx')).Interview })
const Interview = lazy(interview)
const uploadNotice = async () => ({
  default: (await import('../../journey/interview/upload-notice.tsx')).UploadNotice,
})
const UploadNotice = late(uploadNotice)
const TimeChoice = late(() => import('../../meet/time-choice.tsx'), <div className="min-h-80" />)
/** Code of pages further on: a candidate may have no connection when they come to them. */
const codeFor = (modules: readonly JourneyModule[]) => [...new Set(modules.flatMap(codeOf))]
function codeOf(module: JourneyModule): (() => Promise<unknown>)[] {
  if (isQuestion(module))
    return [
      inputOf(module).code ?? [],
      takesFile(module) ? fileAnswer : [],
      isWatched(module) || secondsFor(module) ? signals : [],
    ].flat()
  if (hasRole(module, 'pause')) return [sectionBreak]
  if (hasRole(module, 'ending')) return [ending]
  return hasRole(module, 'interview') ? [interview, uploadNotice] : []
}

const useText = namespace('journey')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => [
  {
    title: data
      ? `${data.job.title || useText.for(matches)('untitledJob')}${data.job.company ? ` · ${data.job.company}` : ''}`
      : titleOn(matches, useText.for(matches)(`${overOf(error)?.end ?? 'unavailable'}Title`)),
  },
  { name: 'robots', content: 'noindex' },
  ...(data ? linkPreview(data) : []),
]

/** What a message shows of a link that was shared: the job, the company, and its banner or logo. */
function linkPreview({ job, site, link }: { job: JobSummary; site: string; link: string }) {
  const picture = job.brand?.bannerImage ?? job.brand?.logo
  return Object.entries({
    'og:type': 'website',
    'og:title': job.title,
    'og:site_name': job.company,
    'og:url': `${site}/apply/${link}`,
    ...(picture && { 'og:image': `${site}${picture.src}/plain` }),
  }).map(([property, content]) => ({ property, content }))
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const link = params.link!
  const url = new URL(request.url)
  const preview = previewOf(url, link)
  if (preview) throw redirect(preview)
  const personal = url.searchParams.get('c')
  const application = await context.platform.useCases.candidacy.openApplication(
    link,
    personal ?? candidateTokenOf(request, context, jobIdIn(link)),
  )
  if (!application) throw data(null, { status: await leadsNowhere(context, link) })
  const { jobId, candidate, journey, details, evaluation, companyName, brand, open, expired, ended, deadline, late } =
    application
  const job = { ...summaryOf(details, companyName, brand), deadline }
  if (personal !== null) {
    const other =
      candidate || ended ? await followPersonalLink(request, context, { link, personal, own: candidate }) : null
    if (other)
      throw data(
        { replaces: other.name, of: whose(job) },
        { status: 409, headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
      )
    url.searchParams.delete('c')
    const headers = candidate || ended ? { 'Set-Cookie': candidateCookie(context, jobId, personal) } : undefined
    throw redirect(url.pathname + url.search, headers && { headers })
  }
  const end = ended ? 'ended' : expired ? 'expired' : late ? 'late' : !open && !candidate?.started ? 'closed' : null
  if (end) throw data({ end, of: whose(job) } satisfies Over, { status: 410 })

  const page = pageFor(journey, candidate, url.searchParams.get('step'))
  const times = await offerOn(page, url, candidate?.started ? candidate.token : null, context)
  const begins = candidate ? null : startCookie(context, jobId, startKeyOf(request, context, jobId) ?? newStartKey())
  return data(
    {
      link,
      site: context.platform.settings.publicUrl,
      job,
      journey,
      candidate,
      evaluation,
      said: details.interviewByChat ? saidBy(application, await languageOf(request, context)) : undefined,
      moduleId: page.id,
      times,
      measurement: await context.platform.useCases.integrations.measurementOn(link),
      missing: url.searchParams.has('missing'),
      commandId: newCommandId(),
    },
    { headers: { 'Cache-Control': 'no-store', ...(begins && { 'Set-Cookie': begins }) } },
  )
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const link = params.link!
  const preview = previewOf(new URL(request.url), link)
  if (preview) throw redirect(preview)
  const form = await formOf(request)
  if (form.get('intent') === 'replace') return replaced(request, context, link)
  const token = candidateTokenOf(request, context, jobIdIn(link))
  const application = await context.platform.useCases.candidacy.openApplication(link, token)
  if (!application) throw data(null, { status: await leadsNowhere(context, link) })
  const sent = { request, context, link, application, token, form }
  const intent = form.get('intent')
  if (intent === 'new-link') return newLink(sent)
  if (intent === 'anew')
    return redirect(`/apply/${encodeURIComponent(link)}`, {
      headers: { 'Set-Cookie': candidateCookie(context, application.jobId, null) },
    })
  if (intent === 'start') return start(sent)
  if (!application.candidate?.started) return redirect(`/apply/${encodeURIComponent(link)}`)
  if (intent === 'answer') return answer(sent)
  return intent === 'withdraw-evaluation' ? withdraw(sent) : goOn(sent)
}

export default function Apply() {
  const page = useLoaderData<typeof loader>()
  const { link, job, journey, candidate, said, moduleId, times, measurement, missing, commandId } = page
  const stepTo = (step: string) => `/apply/${encodeURIComponent(link)}?step=${encodeURIComponent(step)}`
  const reply = useAnswer<typeof action>()
  const t = useText()
  const { instant } = useFormat()
  const busy = useNavigation().state !== 'idle'
  const submit = useSubmit()
  const recorded = journey.modules.some((module) => hasRole(module, 'interview'))
  useOnHand(useMemo(() => [...codeFor(journey.modules), ...(job.chat ? [conversation] : [])], [journey, job.chat]))
  const uploads = useUploads(candidate?.started && recorded ? candidate : null)
  const shelf = useAnswerShelf(link, candidate)
  const fileSender = useFileSender(candidate?.started && journey.modules.some(takesFile) ? candidate : null)
  const [offline, setOffline] = useState(false)

  const refused = reply && 'refused' in reply && !busy ? reply.refused : null
  const kept = reply && 'kept' in reply ? (reply.kept as { name?: string; email?: string; phone?: string }) : {}
  const errors = refused?.fields ?? {}
  const module = journey.modules.find(({ id }) => id === moduleId)
  const finished = Boolean(candidate?.finished)
  const { before, after } = neighbours(journey, moduleId)

  const send = (form: HTMLFormElement) => {
    setOffline(!navigator.onLine)
    if (navigator.onLine) submit(form)
  }
  const problem = offline
    ? t('offline')
    : missing && !refused
      ? t('stillMissing')
      : refused && Object.keys(errors).length === 0
        ? refused.message
        : undefined

  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <MediaLink.Provider value={link}>
        <FileSender.Provider value={fileSender}>
          <ScheduleOffer.Provider value={times}>
            <TimeInput.Provider value={TimeChoice}>
              <JourneyPage
                job={job}
                journey={journey}
                moduleId={moduleId}
                answers={candidate?.answers ?? {}}
                contact={{
                  name: candidate?.name ?? '',
                  email: candidate?.email ?? '',
                  phone: candidate?.phone ?? '',
                  ...kept,
                }}
                ownLink={candidate !== null}
                evaluation={page.evaluation}
                errors={errors}
                problem={problem}
                busy={busy}
                shelf={shelf}
                hidden={{ commandId }}
                said={said}
                stepTo={stepTo}
                backTo={before ? stepTo(before) : undefined}
                onSubmit={(event: FormEvent<HTMLFormElement>) => {
                  event.preventDefault()
                  if (!busy) send(event.currentTarget)
                }}
                notice={
                  recorded ? (
                    <UploadNotice uploads={uploads} known={candidate?.takes ?? []} finished={finished} />
                  ) : undefined
                }
                interview={
                  module &&
                  hasRole(module, 'interview') &&
                  candidate && (
                    <Suspense>
                      <Interview
                        key={module.id}
                        module={module}
                        candidateId={candidate.candidateId}
                        known={candidate.takes.filter((take) => take.moduleId === module.id)}
                        uploads={uploads}
                        shelf={shelf}
                        busy={busy}
                        last={after === null}
                        onContinue={send}
                      />
                    </Suspense>
                  )
                }
              />
            </TimeInput.Provider>
          </ScheduleOffer.Provider>
        </FileSender.Provider>
      </MediaLink.Provider>
      {candidate?.started && !finished && job.deadline && (
        <p className="px-4 pb-3 text-center text-sm text-muted">
          {t('applyBy', { at: instant(job.deadline.at, { timeZone: job.deadline.timezone }) })}
        </p>
      )}
      <JourneyFooter measurement={measurement} company={job.company} candidate={candidate} commandId={commandId} />
    </main>
  )
}

/** Why there is nothing to apply for, and whose job it is where that is still known. */
type Over = { end: 'ended' | 'expired' | 'late' | 'closed' | 'unavailable'; of: Whose | null }

/** Null when it is no matter of the link. */
function overOf(error: unknown): Over | null {
  if (!isRouteErrorResponse(error)) return null
  if (error.status === 404) return { end: 'unavailable', of: null }
  return error.status === 410 ? ((error.data as Over | null) ?? { end: 'closed', of: null }) : null
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (isRouteErrorResponse(error) && error.status === 409)
    return <AnotherApplication {...(error.data as Parameters<typeof AnotherApplication>[0])} />
  const over = overOf(error)
  if (!over) return <ErrorPage error={error} />
  if (over.end === 'ended') return <EndedLink of={over.of} />
  return (
    <MessagePage title={t(`${over.end}Title`)} brand={wearing(over.of)}>
      <p>{t(`${over.end}Text`)}</p>
    </MessagePage>
  )
}
