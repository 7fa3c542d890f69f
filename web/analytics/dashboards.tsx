import { Link } from '@remix-run/react'
import { addressOf, type Question } from '#contracts/analytics/ranges.ts'
import { mailRhythms } from '#contracts/dashboard/mails.ts'
import { namespace } from '../i18n/namespace.ts'
import { codeOf, CommandId, SteadyForm, useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { Popover } from '../ui/popover.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Dashboard } from './dashboards.server.ts'
import type { Section } from './sections.ts'

const useText = namespace('stats')
const onHand = [codeOf('routes/admin.stats')]

type Props = { dashboards: readonly Dashboard[]; question: Question; section: Section }

/** Saved views of analytics: the list to open one, and keeping the one that is open. Works before scripts have loaded. */
export default function Dashboards({ dashboards, question, section }: Props) {
  const t = useText()
  const current = dashboards.find((one) => one.current)
  const address = addressOf(question).toString()
  useOnHand(onHand)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {dashboards.length > 0 && (
        <Popover label={<bdi className="truncate">{current?.name ?? t('dashboards')}</bdi>} title={t('dashboards')}>
          <ul aria-label={t('dashboards')} className="w-80 max-w-[85vw]">
            {dashboards.map((dashboard) => (
              <Saved key={dashboard.dashboardId} {...dashboard} />
            ))}
          </ul>
        </Popover>
      )}
      {!current && (
        <Popover label={t('saveDashboard')} title={t('saveDashboard')}>
          <SteadyForm action="/admin/stats" className="flex w-72 max-w-[85vw] flex-col gap-3 p-2">
            <CommandId done={address + section + dashboards.length} />
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="address" value={address} />
            <input type="hidden" name="section" value={section} />
            <Field label={t('dashboardName')}>
              <TextInput name="name" required maxLength={60} autoComplete="off" />
            </Field>
            <Checkbox name="shared" value="1" label={t('dashboardShare')} hint={t('dashboardShareHint')} />
            <Button type="submit" variant="primary">
              {t('dashboardSave')}
            </Button>
          </SteadyForm>
        </Popover>
      )}
    </div>
  )
}

const rhythmText = { day: 'dashboardMailDay', week: 'dashboardMailWeek', month: 'dashboardMailMonth' } as const

function Saved({ dashboardId, name, shared, own, to, address, section, current, every }: Dashboard) {
  const t = useText()
  const fields = { dashboardId, name, address, section }
  const hidden = Object.entries(fields).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ))
  return (
    <li>
      <div className="flex items-center gap-1">
        <Link
          to={to}
          aria-current={current ? 'true' : undefined}
          className="menu-entry min-w-0 grow aria-[current]:font-medium"
        >
          <span className="flex min-w-0 flex-col">
            <bdi className="truncate">{name}</bdi>
            <span className="text-xs text-muted">
              {own ? t(shared ? 'dashboardShared' : 'dashboardPrivate') : t('dashboardOfTeam')}
            </span>
          </span>
        </Link>
        {own && (
          <>
            <SteadyForm action="/admin/stats">
              <CommandId done={String(shared)} />
              {hidden}
              <input type="hidden" name="shared" value={shared ? '0' : '1'} />
              <Button type="submit" name="intent" value="save" size="sm" variant="quiet" className="whitespace-nowrap">
                {t(shared ? 'dashboardUnshare' : 'dashboardShareShort')}
              </Button>
            </SteadyForm>
            <SteadyForm action="/admin/stats">
              <CommandId />
              {hidden}
              <Button
                type="submit"
                name="intent"
                value="delete"
                size="sm"
                variant="quiet"
                icon
                aria-label={t('dashboardDelete', { name })}
              >
                <TrashIcon />
              </Button>
            </SteadyForm>
          </>
        )}
      </div>
      <details className="ps-3 pb-1">
        <summary className="link w-fit cursor-pointer text-xs">
          {t('dashboardMail', { how: t(every ? rhythmText[every] : 'dashboardMailNever') })}
        </summary>
        <SteadyForm action="/admin/stats" className="flex flex-col gap-2 py-2">
          <CommandId done={every ?? ''} />
          {hidden}
          <div className="flex gap-2">
            <Select
              name="every"
              aria-label={t('dashboardMail', { how: name })}
              defaultValue={every ?? ''}
              options={[
                { value: '', label: t('dashboardMailNever') },
                ...mailRhythms.map((value) => ({ value, label: t(rhythmText[value]) })),
              ]}
            />
            <Button type="submit" name="intent" value="mail" size="sm">
              {t('dashboardMailSet')}
            </Button>
          </div>
          <p className="text-xs text-muted">{t('dashboardMailHint')}</p>
        </SteadyForm>
      </details>
    </li>
  )
}
