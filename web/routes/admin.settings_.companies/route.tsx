import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { MODULE_LIMITS } from '#contracts/company/module-limits.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import { namespace } from '../../i18n/namespace.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { CompanyTable } from '../../operations/company-table.tsx'
import { heldBy, tabsFor } from '../../settings/names.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('operations')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('companies')) }]
export const handle = { title: (_data, language) => useText.in(language)('companies') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.companies', { request, context })
  const query = new URL(request.url).searchParams
  const search = (query.get('q') ?? '').slice(0, 200)
  const page = Number.parseInt(query.get('at') ?? '1', 10)
  const found = await context.platform.readers.companiesPage(asker, {
    search,
    page: Number.isSafeInteger(page) ? page : 1,
  })
  const { useCases } = context.platform
  const ids = found.rows.map(({ companyId }) => companyId)
  const [messages, limits] = await Promise.all([
    useCases.messages.messagesOf(asker, ids),
    useCases.company.moduleLimitsOf(asker, ids),
  ])
  return { search, tabs: tabsFor(heldBy(asker)), ...found, messages, limits }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.companies', { request, context })
  const form = await formOf(request)
  const [plan, companyId] = [PlanName.safeParse(textOf(form, 'plan')), CompanyId.safeParse(textOf(form, 'companyId'))]
  const perDay = textOf(form, 'perDay').trim()
  const messages =
    form.has('messages') && /^\d{0,6}$/.test(perDay)
      ? {
          perDay: perDay === '' ? null : Number(perDay),
          stopped: textOf(form, 'messages') === 'stop' ? ('operator' as const) : null,
        }
      : null
  const limit = MODULE_LIMITS.find((each) => String(each) === textOf(form, 'moduleLimit'))
  if ((!plan.success && !messages && !limit) || !companyId.success)
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const { useCases, caughtUp } = context.platform
  try {
    if (messages) await useCases.messages.limitMessages(asker, { companyId: companyId.data, ...messages })
    else if (limit) await useCases.company.setModuleLimit(asker, { companyId: companyId.data, moduleLimit: limit })
    else if (plan.success)
      await caughtUp((await useCases.billing.changePlan(asker, { plan: plan.data, companyId: companyId.data })).token)
    return { changed: messages ? ('messages' as const) : limit ? ('moduleLimit' as const) : ('plan' as const) }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

const changedTexts = {
  messages: 'messagesChanged',
  moduleLimit: 'moduleLimitChanged',
  plan: 'planChanged',
} as const

/** Every company on this installation, and the plan each is on, for the people who run it. */
export default function Companies() {
  const t = useText()
  const { search, tabs, rows, messages, limits, page, pages, total } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'refused' in answer) show({ key: 'plan', tone: 'danger', message: answer.refused.message })
    else if (answer && 'changed' in answer)
      show({
        key: 'plan',
        tone: 'success',
        message: t(changedTexts[answer.changed]),
      })
  }, [answer, show, t])
  return (
    <SettingsFrame name="companies" tabs={tabs}>
      <p className="text-muted">{t('companiesAbout')}</p>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
        <Field label={t('find')} className="w-full sm:w-72">
          <TextInput key={search} type="search" name="q" defaultValue={search} />
        </Field>
        <Button type="submit">{t('show')}</Button>
      </Form>
      <p className="text-muted" aria-live="polite">
        {t('found', { count: total })}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>
      ) : (
        <CompanyTable {...{ rows, messages, limits, page, pages, search }} />
      )}
    </SettingsFrame>
  )
}
