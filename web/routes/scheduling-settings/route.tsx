import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { MOST_CALENDARS } from '#contracts/availability/calendars.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { Calendars } from '../../scheduling/calendars.tsx'
import { ConnectAccount } from '../../scheduling/calendar-account.tsx'
import { CompanyCalendars } from '../../scheduling/company-calendars.tsx'
import { ConnectCronofy } from '../../scheduling/connect-cronofy.tsx'
import { CalendarFeed } from '../../scheduling/calendar-feed.tsx'
import { HoursForm } from '../../scheduling/hours-form.tsx'
import { CompanyForm, LimitsForm } from '../../scheduling/limits-form.tsx'
import { OwnHours } from '../../scheduling/own-hours.tsx'
import { changeScheduling, schedulingPage } from '../../scheduling/scheduling.server.ts'
import { Standalone } from '../../shell/standalone.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useToasts } from '../../ui/toast.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('scheduling')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const signedIn = await requireAccess('scheduling-settings', { request, context })
  const asked = { ...signedIn, request, context, platform: context.platform }
  return schedulingPage(asked, new URL(request.url).searchParams.get('rule'))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const signedIn = await requireAccess('scheduling-settings', { request, context })
  return changeScheduling({ ...signedIn, request, context, platform: context.platform }, await formOf(request))
}

/** When one can be interviewed, and the company's rule of approval (LIVE-011, LIVE-014, NAV-038). */
export default function SchedulingSettings() {
  const t = useText()
  const { rules, defaultRuleId, limits, feed, calendars, hasCronofy, directory, zones, buffers, company, rule, isNew } =
    useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const answer = useAnswer<typeof action>()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'saved' in answer) show({ tone: 'success', message: t('saved'), key: 'scheduling' })
  }, [answer, show, t])
  const refused = answer && 'refused' in answer ? answer.refused : null
  return (
    <Standalone title={t('title')} back="/admin/settings">
      <div className="flex flex-col gap-6">
        <p className="text-muted">{t('about')}</p>
        {refused && <Problem of={refused} />}
        <OwnHours rules={rules} defaultRuleId={defaultRuleId} shown={isNew ? null : rule.ruleId} />
        <HoursForm
          key={isNew ? `new ${rules.length}` : rule.ruleId}
          rule={rule}
          isNew={isNew}
          isFirst={rules.length === 0}
          zones={zones}
          refused={refused}
        />
        <LimitsForm limits={limits} buffers={buffers} refused={refused} />
        <Calendars key={calendars.length} calendars={calendars} refused={refused} />
        {hasCronofy && <ConnectCronofy ending={search.get('calendar')} isFull={calendars.length >= MOST_CALENDARS} />}
        {calendars.length < MOST_CALENDARS && <ConnectAccount key={`account ${calendars.length}`} refused={refused} />}
        <CalendarFeed feed={feed} />
        {company && hasCronofy && <CompanyCalendars directory={directory} />}
        {company && <CompanyForm autoApprove={company.isAutoApproveEnabled} />}
      </div>
    </Standalone>
  )
}
