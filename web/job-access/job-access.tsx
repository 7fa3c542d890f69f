import { Form, useNavigation } from '@remix-run/react'
import { Fragment } from 'react'
import { GLOBAL } from '#contracts/job/access.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'
import { Avatar } from '../ui/avatar.tsx'
import { type OwnRole, roleOptions } from '../team/role-options.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { GiveAccess } from './give-access.tsx'
import { type Holder, nameIn } from './holders.ts'
import { type AccessRow, accessRows } from './rows.ts'

const useText = namespace('team')

type JobAccessProps = {
  revision: number
  entries: readonly { holder: Holder; roleId: string }[]
  offered: readonly Holder[]
  roles: readonly OwnRole[]
  /** What was chosen when the list was refused, by holder. */
  kept: Record<string, string>
}

/** One form for the whole list: what it shows when it is sent replaces the list of the job, unless another person has changed that first. */
export function JobAccess({ revision, entries, offered, roles, kept }: JobAccessProps) {
  const t = useText()
  const busy = useNavigation().formData !== undefined
  const rows = accessRows(entries, offered, kept)
  const listed = new Set(rows.map(({ holder }) => holder.key))
  const addable = offered.filter(({ key }) => !listed.has(key))
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="basedOn" value={revision} />
      {/* Another list than before: its choices are those that came back, not those of the row in the same place. */}
      <Fragment key={entries.map(({ holder, roleId }) => `${holder.key}=${roleId}`).join(' ')}>
        <Card title={t('jobAccess')}>
          <p className="mb-4 text-muted">{t('jobAccessIntro')}</p>
          {rows.length === 0 && <p className="text-muted">{t('jobAccessNobody')}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.holder.key} row={row} roles={roles} />
            ))}
          </ul>
        </Card>
        {addable.length > 0 && (
          <GiveAccess addable={addable} options={optionsOf(t, roles, null)} chosen={kept.newHolder ?? ''} />
        )}
      </Fragment>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('saveAccess')}
      </Button>
    </Form>
  )
}

function Row({ row: { holder, saved, chosen }, roles }: { row: AccessRow; roles: readonly OwnRole[] }) {
  const t = useText()
  const options = [...optionsOf(t, roles, saved || chosen), { value: '', label: t('noAccess') }]
  const hint =
    chosen === saved
      ? null
      : t('accessSavedNow', { role: options.find(({ value }) => value === saved)?.label ?? saved })
  const hintId = `now-${holder.key}`
  const name = nameIn(t, holder)
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <Avatar name={name} seed={holder.key} color={holder.color} picture={holder.picture} />
      <span className="min-w-40 grow">
        <bdi className="block font-medium">{name}</bdi>
        {holder.detail && <bdi className="block text-sm text-muted">{holder.detail}</bdi>}
      </span>
      <input type="hidden" name="holder" value={holder.key} />
      <input type="hidden" name="was" value={saved} />
      <span className="w-full sm:w-56">
        <Select
          name="role"
          aria-label={t('roleOf', { name })}
          aria-describedby={hint ? hintId : undefined}
          options={options}
          defaultValue={chosen}
        />
        {hint && (
          <span id={hintId} className="mt-1 block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </li>
  )
}

/** The role 'global' is each person's own role in the company (TEAM-011). */
const optionsOf = (t: Translate<'team'>, roles: readonly OwnRole[], current: string | null) => [
  ...roleOptions(t, roles, undefined, current === GLOBAL ? null : current),
  { value: GLOBAL, label: t('theirOwnRole') },
]
