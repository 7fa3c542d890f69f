import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { EditByKey } from '../../integrations/edit-by-key.tsx'
import { jobOfKey, saveByKey } from '../../integrations/edit-by-key.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { documentTitle } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../frame/message-page.tsx'

const useText = namespace('identity')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  { title: documentTitle(useText.for(matches)(data ? 'keyedTitle' : 'unknownKeyTitle')) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = (args: LoaderFunctionArgs) => jobOfKey(args)
export const action = (args: ActionFunctionArgs) => saveByKey(args)

/**
 * Where other recruiting systems send people to edit a job (`EditJobIntegrationSwitcher`, AUTH-008): it opens with the key
 * of that job. It takes no session and ends none.
 */
export default function EditJobIntegration() {
  const t = useText()
  const job = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  if (!job)
    return (
      <MessagePage title={t('unknownKeyTitle')} action={<ButtonLink to="/">{t('toStart')}</ButtonLink>}>
        <p>{t('unknownKeyText')}</p>
        <p className="mt-3">{t('unknownKeyNext')}</p>
      </MessagePage>
    )
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? answer.kept : {}
  return <EditByKey job={job} isSaved={answer !== undefined && 'isSaved' in answer} refused={refused} kept={kept} />
}
