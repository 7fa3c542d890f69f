import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { atsPage } from '../../integrations/ats/ats.server.ts'
import { AtsBench } from '../../integrations/ats/bench.tsx'
import { changeAts } from '../../integrations/ats/change.server.ts'
import { AtsConflicts } from '../../integrations/ats/conflicts.tsx'
import { ConnectAts, GoThere } from '../../integrations/ats/connect.tsx'
import { AtsJobs } from '../../integrations/ats/jobs.tsx'
import { MapJob } from '../../integrations/ats/mapping.tsx'
import { AtsRules } from '../../integrations/ats/rules.tsx'
import { AtsStanding } from '../../integrations/ats/standing.tsx'
import { useSync } from '../../integrations/ats/use-sync.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { Callout } from '../../ui/callout.tsx'
import { Problem } from '../../ui/problem.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('integrations')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('atsTitle')) }]
export const handle = { title: (_, language) => useText.in(language)('atsTitle') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.integration_.ats', { request, context })
  return atsPage(asker, { request, context })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.integration_.ats', { request, context })
  return changeAts(asker, await formOf(request), { request, context })
}

export default function Ats() {
  const page = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const sync = useSync(page, answer)
  const t = useText()
  const { linked } = page
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">{t('atsAbout')}</p>
      {answer && 'refused' in answer && answer.refused && <Problem of={answer.refused} />}
      {answer && 'goTo' in answer && <GoThere to={answer.goTo ?? null} />}
      {answer && 'done' in answer && answer.done === 'settings' && (
        <Callout tone="success" announce>
          {t('saved')}
        </Callout>
      )}
      {linked ? (
        <>
          <AtsStanding of={linked} sync={sync} plan={page.plan} done={answer} />
          {linked.refused && <Problem of={linked.refused} />}
          <AtsJobs of={linked} done={answer} />
          {!linked.refused && linked.waitsFor !== 'revoked' && <MapJob of={linked} done={answer} />}
          <AtsConflicts of={linked} />
          <AtsRules of={linked} done={answer} />
          {linked.bench && <AtsBench bench={linked.bench} linkId={linked.linkId} done={answer} />}
        </>
      ) : (
        <ConnectAts {...page} done={answer} />
      )}
    </div>
  )
}
