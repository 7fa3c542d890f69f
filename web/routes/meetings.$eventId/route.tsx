import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { type Answer, InterviewPage } from '../../interviews/interview-page.tsx'
import { changeInterview, loadInterview } from '../../interviews/interview.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { useKeptAnswer } from '../../live/use-kept-answer.ts'
import { Standalone } from '../../shell/standalone.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('meetings')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  const of = data && t('titleOf', { summary: data.interview.summary, name: data.interview.candidateName })
  return [{ title: documentTitle(of ?? t('meeting')) }]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireAccess('meetings.$eventId', { request, context })
  return loadInterview(user, params.eventId, { request, context })
}

export const action = async (args: ActionFunctionArgs) =>
  changeInterview(
    await requireAccess('meetings.$eventId', { request: args.request, context: args.context }),
    args.params.eventId ?? '',
    args,
  )

export default function Meeting() {
  const t = useText()
  const answer = useKeptAnswer<Answer>()
  return (
    <Standalone title={t('meeting')} back="/admin/meetings">
      <InterviewPage {...useLoaderData<typeof loader>()} answer={answer} />
    </Standalone>
  )
}
