import { Form, useNavigation } from '@remix-run/react'
import { GLOBAL } from '#contracts/job/access.ts'
import { namespace } from '../i18n/namespace.ts'
import { Avatar } from '../team/avatar.tsx'
import { type OwnRole, roleOptions } from '../team/role-options.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { Holder } from './holders.ts'

const useText = namespace('team')

type JobAccessProps = { entries: readonly { holder: Holder; roleId: string }[]; offered: readonly Holder[]; roles: readonly OwnRole[] }

/** One form for the whole list: what it shows when it is sent is what the job has from then on. */
export function JobAccess({ entries, offered, roles }: JobAccessProps) {
  const t = useText()
  const busy = useNavigation().formData !== undefined
  const options = (current: string | null) => [...roleOptions(roles, undefined, current === GLOBAL ? null : current), { value: GLOBAL, label: t('theirOwnRole') }]
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <Card title={t('jobAccess')}>
        <p className="mb-4 text-muted">{t('jobAccessIntro')}</p>
        {entries.length === 0 && <p className="text-muted">{t('jobAccessNobody')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {entries.map(({ holder, roleId }) => (
            <li key={holder.key} className="flex flex-wrap items-center gap-3 py-2">
              <Avatar name={holder.name} color={holder.color} />
              <span className="min-w-40 grow">
                <bdi className="block font-medium">{holder.name}</bdi>
                {holder.detail && <bdi className="block text-sm text-muted">{holder.detail}</bdi>}
              </span>
              <input type="hidden" name="holder" value={holder.key} />
              <span className="w-full sm:w-56">
                <Select name="role" aria-label={t('roleOf', { name: holder.name })} options={[...options(roleId), { value: '', label: t('noAccess') }]} defaultValue={roleId} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {offered.length > 0 && (
        <Card title={t('giveAccess')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('personOrGroup')}>
              <Select name="newHolder" placeholder={t('choose')} options={offered.map(({ key, name, detail }) => ({ value: key, label: detail ? `${name} (${detail})` : name }))} defaultValue="" />
            </Field>
            <Field label={t('columnRole')}>
              <Select name="newRole" placeholder={t('choose')} options={options(null)} defaultValue="" />
            </Field>
          </div>
        </Card>
      )}
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('saveAccess')}
      </Button>
    </Form>
  )
}
