import { Form, useNavigation } from '@remix-run/react'
import { MODULE_LIMITS } from '#contracts/company/module-limits.ts'
import { planNames, type PlanName as Plan } from '#contracts/subscription/plans.ts'
import type { CompanyRow } from '#contracts/views/companies.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Paged } from '../settings/audit/paged.tsx'
import { planName } from '../shell/upgrades.ts'
import { Button } from '../ui/button.tsx'
import { Instant } from '../ui/instant.tsx'
import { Select } from '../ui/select.tsx'
import { Td } from '../ui/table.tsx'
import { MessagesOf, type MessagesOfCompany } from './messages-of.tsx'

const useText = namespace('operations')

type CompanyTableProps = {
  rows: readonly CompanyRow[]
  messages: Record<string, MessagesOfCompany>
  limits: Record<string, number>
  page: number
  pages: number
  search: string
}

export function CompanyTable({ rows, messages, limits, page, pages, search }: CompanyTableProps) {
  const t = useText()
  const { number } = useFormat()
  const columns = [
    { label: t('company') },
    { label: t('since') },
    { label: t('activeJobs'), numeric: true },
    { label: t('seats'), numeric: true },
    { label: t('plan') },
    { label: t('messages') },
    { label: t('moduleLimit') },
  ]
  const at = (to: number) =>
    `/admin/settings/companies?${new URLSearchParams({ ...(search && { q: search }), at: String(to) })}`
  return (
    <Paged caption={t('companies')} columns={columns} page={page} pages={pages} at={at} stacked>
      {rows.map((row) => (
        <tr key={row.companyId}>
          <Td className="font-medium" data-label={t('company')}>
            <bdi>{row.name}</bdi>
            <span className="block text-sm text-muted" translate="no">
              {row.slug ?? row.companyId}
            </span>
          </Td>
          <Td data-label={t('since')}>
            <Instant at={row.createdAt} />
          </Td>
          <Td numeric data-label={t('activeJobs')}>
            {number(row.activeJobs)}
          </Td>
          <Td numeric data-label={t('seats')}>
            {number(row.seats)}
          </Td>
          <Td data-label={t('plan')}>
            {row.plan ? <PlanOf companyId={row.companyId} name={row.name} plan={row.plan} /> : t('noPlan')}
          </Td>
          <Td data-label={t('messages')}>
            {messages[row.companyId] && (
              <MessagesOf companyId={row.companyId} name={row.name} messages={messages[row.companyId]!} />
            )}
          </Td>
          <Td data-label={t('moduleLimit')}>
            <ModuleLimitOf companyId={row.companyId} name={row.name} limit={limits[row.companyId]!} />
          </Td>
        </tr>
      ))}
    </Paged>
  )
}

function PlanOf({ companyId, name, plan }: Pick<CompanyRow, 'companyId' | 'name'> & { plan: Plan }) {
  const t = useText()
  const sent = useNavigation().formData
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="companyId" value={companyId} />
      <Select
        key={plan}
        name="plan"
        aria-label={t('planOf', { name })}
        defaultValue={plan}
        className="w-auto! min-w-36"
        options={planNames.map((each) => ({ value: each, label: planName(each) }))}
      />
      <Button
        type="submit"
        size="sm"
        busy={sent?.get('companyId') === companyId && sent.has('plan')}
        aria-label={t('savePlanOf', { name })}
      >
        {t('save')}
      </Button>
    </Form>
  )
}

function ModuleLimitOf({ companyId, name, limit }: Pick<CompanyRow, 'companyId' | 'name'> & { limit: number }) {
  const t = useText()
  const sent = useNavigation().formData
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="companyId" value={companyId} />
      <Select
        key={limit}
        name="moduleLimit"
        aria-label={t('moduleLimitOf', { name })}
        defaultValue={String(limit)}
        className="w-auto! min-w-20"
        options={MODULE_LIMITS.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Button
        type="submit"
        size="sm"
        busy={sent?.get('companyId') === companyId && sent.has('moduleLimit')}
        aria-label={t('saveModuleLimitOf', { name })}
      >
        {t('save')}
      </Button>
    </Form>
  )
}
