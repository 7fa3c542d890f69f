import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { isCompanyAdmin } from '#contracts/kernel/asker.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { namespace } from '../../i18n/namespace.ts'
import { summaryOf } from '../../journey/job-summary.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { DRAFT_PREVIEW } from '../../preview/messages.ts'
import { PreviewPages } from '../../preview/preview-pages.tsx'
import { shownAnswers } from '../../review/questions.ts'
import { Callout } from '../../ui/callout.tsx'
import { Instant } from '../../ui/instant.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('versions')

/** The job as one candidate saw it, with what they answered: their own pages, which send nothing. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId_.candidates.$candidateId_.seen', {
    request,
    params,
    context,
  })
  const { readers, useCases } = context.platform
  const id = CandidateId.safeParse(params.candidateId)
  const candidate = id.success ? await readers.candidateOrNull(asker, id.data) : null
  if (!candidate || candidate.jobId !== params.jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const { jobId, journeyVersion, name, startedAt, completedAt, waiting } = candidate
  const at = completedAt ?? startedAt
  const seen =
    at !== null && journeyVersion !== null
      ? await useCases.review.jobAsSeen(asker, { jobId, version: journeyVersion, at })
      : null
  return {
    back: `/admin/jobs/${jobId}/candidates/${candidate.id}`,
    name,
    at,
    seen: seen && {
      job: summaryOf(seen.details, seen.companyName, seen.brand),
      journey: seen.journey,
      // What waits for room in the plan is not shown anywhere.
      answers: waiting ? {} : shownAnswers(seen.journey, candidate, isCompanyAdmin(asker)),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [{ title: documentTitle(data ? t('asSeenBy', { name: data.name }) : t('preview')) }]
}
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: ({ name }, language) => useText.in(language)('asSeenBy', { name }),
}

export default function AsSeen() {
  const { back, at, seen } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link className="link" to={back}>
          {t('backToCandidate')}
        </Link>
        {at && (
          <span className="text-muted">
            {t('asSeenAt')} <Instant at={at} />
          </span>
        )}
      </p>
      {seen ? (
        <PreviewPages {...seen} moduleId={null} src={DRAFT_PREVIEW} wide />
      ) : (
        <Callout tone="info">{t('notSeen')}</Callout>
      )}
      <noscript>
        <Callout tone="warning">{t('seenNeedsScript')}</Callout>
      </noscript>
    </div>
  )
}
