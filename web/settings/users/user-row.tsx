import { portraitPath } from '#contracts/user/portrait.ts'
import { Form } from '@remix-run/react'
import { beyondAscii } from '#contracts/user/email.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Avatar, colorClasses } from '../../ui/avatar.tsx'
import { roleNameIn } from '../../team/role-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CommandId } from '../../offline/index.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Td } from '../../ui/table.tsx'
import { BULK } from './bulk-bar.tsx'
import { RoleOf } from './role-of.tsx'
import type { ListedUser, Shown } from './shown.ts'

const useText = namespace('team')

export function UserRow({
  user,
  several,
  me,
  groups,
  roles,
  given,
  may,
  came,
}: Shown & { user: ListedUser; several: boolean }) {
  const t = useText()
  const name = user.username || user.email
  const own = user.user_id === me
  const fixed = own || user.creator
  return (
    <tr>
      {several && (
        <Td>
          {!fixed && (
            <Checkbox form={BULK} name="userIds" value={user.user_id} label={t('select', { name })} hideLabel />
          )}
        </Td>
      )}
      <Td>
        <div className="flex items-center gap-3">
          <Avatar name={name} seed={user.user_id} color={user.color} picture={portraitPath(user)} />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">
              {name} {own && <Badge tone="info">{t('you')}</Badge>}
            </p>
            {(user.username || beyondAscii(user.email)) && (
              <p className="text-sm text-muted">
                <EmailAddress of={user.email} />
              </p>
            )}
          </div>
        </div>
      </Td>
      <Td>
        {user.creator ? (
          t('superAdmin')
        ) : !may.update || fixed ? (
          roleNameIn(t, user.role, roles)
        ) : (
          <RoleOf user={user} name={name} roles={roles} given={given} />
        )}
      </Td>
      <Td>
        <Standing user={user} />
      </Td>
      <Td>
        <ul className="flex flex-wrap gap-1">
          {groups
            .filter(({ group_id }) => user.groups.includes(group_id))
            .map(({ group_id, name: group, color }) => (
              <li key={group_id} className={`rounded-sm px-1.5 py-0.5 text-xs font-medium ${colorClasses[color]}`}>
                {group}
              </li>
            ))}
        </ul>
      </Td>
      <Td className="text-end">{!fixed && <Actions user={user} name={name} may={may} came={came} />}</Td>
    </tr>
  )
}

function Standing({ user: { status, invitation, invitedByName } }: { user: ListedUser }) {
  const t = useText()
  if (status === 'active') return <Badge tone="success">{t('statusActive')}</Badge>
  return (
    <>
      <Badge tone={status === 'pending' ? 'warning' : 'neutral'}>
        {status === 'pending' ? t('statusPending') : t('statusExpired')}
      </Badge>
      <p className="mt-1 text-xs text-muted">
        {invitedByName && <span className="block">{t('invitedBy', { name: invitedByName })}</span>}
        {invitation && (
          <span className="block">
            {t('until')} <Instant at={invitation.expiresAt} precision="day" />
          </span>
        )}
      </p>
    </>
  )
}

function Actions({ user, name, may, came }: Pick<Shown, 'may' | 'came'> & { user: ListedUser; name: string }) {
  const t = useText()
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-1">
      <input type="hidden" name="userIds" value={user.user_id} />
      {user.status !== 'active' && may.invite && <CommandId done={came} />}
      {user.status === 'pending' && may.invite && (
        <>
          <Button type="submit" size="sm" name="intent" value="resend" aria-label={t('resendTo', { name })}>
            {t('resend')}
          </Button>
          <Button type="submit" size="sm" name="intent" value="ask-revoke" aria-label={t('revokeOf', { name })}>
            {t('revoke')}
          </Button>
        </>
      )}
      {user.status === 'expired' && may.invite && (
        <>
          <input type="hidden" name="emails" value={user.email} />
          <input type="hidden" name="roleId" value={user.role} />
          <Button type="submit" size="sm" name="intent" value="invite" aria-label={t('inviteAgainName', { name })}>
            {t('inviteAgain')}
          </Button>
        </>
      )}
      {user.status === 'active' && may.delete && (
        <Button type="submit" size="sm" name="intent" value="ask-remove" aria-label={t('removeName', { name })}>
          {t('remove')}
        </Button>
      )}
    </Form>
  )
}
