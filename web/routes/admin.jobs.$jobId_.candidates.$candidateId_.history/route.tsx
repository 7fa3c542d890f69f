import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HistoryPage } from '../../history/history-page.tsx'
import { candidateOr404, ENTRIES, queryOf, withLatestComments } from '../../history/history.server.ts'
import { stepsAt } from '../../history/steps.ts'
import { nextOf } from '../../lib/latest.ts'
import { namespace } from '../../i18n/namespace.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('history')

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId_.candidates.$candidateId_.history', {
    request,
    params,
    context,
  })
  const id = await candidateOr404(context, asker, params)
  const { useCases, now } = context.platform
  const time = now()
  const { at, step, shown, filter, latest } = queryOf(request, time)
  const { moments, ...history } = await useCases.history.candidateHistory(asker, id, {
    ...filter,
    at: at ?? undefined,
    latest,
  })
  if (step !== null) {
    const address = new URL(request.url)
    address.searchParams.delete('step')
    const moment = step < moments.length ? moments[Math.max(0, step - 1)] : undefined
    if (moment) address.searchParams.set('at', moment)
    else address.searchParams.delete('at')
    throw redirect(`${address.pathname}${address.search}`)
  }
  return {
    history,
    steps: stepsAt(moments, at),
    next: nextOf(history.entries.length, history.found, ENTRIES),
    filter: shown,
    at,
    now: time,
    then: withLatestComments(await useCases.history.candidateAt(asker, id, at ?? time)),
    mayAudit: asker.permissions.includes('company.audit'),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId_.candidates.$candidateId_.history', {
    request,
    params,
    context,
  })
  const id = await candidateOr404(context, asker, params)
  const form = await formOf(request)
  if (form.get('intent') !== 'verify') throw new Response(null, { status: 400, statusText: 'Bad Request' })
  return { verdict: await context.platform.useCases.history.verifyCandidate(asker, id) }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [
    { title: documentTitle(data ? t('titleOf', { name: data.history.name || t('erasedCandidate') }) : t('title')) },
  ]
}
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: ({ history }, language) => {
    const t = useText.in(language)
    return t('titleOf', { name: history.name || t('erasedCandidate') })
  },
}

export default function History() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />
}
