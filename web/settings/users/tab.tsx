import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useShell } from '../../shell/use-shell.ts'
import { Confirm } from '../../team/confirm.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { Problem } from '../../ui/problem.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { BulkBar } from './bulk-bar.tsx'
import { failedIn } from './failed.ts'
import { Invite } from './invite.tsx'
import { InvitedResults } from './invited-results.tsx'
import type { users as server } from './tab.server.ts'
import { UsersTable } from './users-table.tsx'

const useText = namespace('team')
export const usersTab = '/admin/settings?tab=users'

export function UsersTab({ data, answer }: TabProps<typeof server>) {
  const t = useText()
  const { show } = useToasts()
  const { open } = useShell()
  const { list, number } = useFormat()
  const { users, groupsFound, search, seats, may } = data
  const done = answer && 'done' in answer ? answer : null
  const refused = answer && 'refused' in answer ? answer.refused : null
  const { asking, toRevoke } = answer && 'asking' in answer ? answer : { asking: [], toRevoke: false }
  useEffect(() => {
    if (!done || done.count === 0) return
    const { count } = done
    const message = {
      removed: t('doneRemoved', { count }),
      assigned: t('doneAssigned', { count }),
      resent: t('doneResent'),
      revoked: t('doneRevoked'),
    }[done.done]
    show({ tone: 'success', message })
  }, [done, show, t])
  const full =
    answer && 'invited' in answer && answer.invited.some(({ outcome }) => outcome === 'no-seat') ? answer : null
  useEffect(() => {
    if (full) open({ kind: 'limit', of: 'seats' })
  }, [full, open])

  return (
    <div className="contents" data-error={failedIn(answer)}>
      {asking.length > 0 && (
        <Confirm
          question={t('removeQuestion', {
            name: asking.length === 1 ? asking[0]!.name : t('several', { count: asking.length }),
          })}
          note={t(toRevoke ? 'revokeNote' : 'removeNote')}
          intent={toRevoke ? 'revoke' : 'remove'}
          fields={{ userIds: asking.map(({ userId }) => userId) }}
          cancelTo={usersTab}
        >
          {asking.length > 1 && <p className="mt-2 text-sm">{list(asking.map(({ name }) => name))}</p>}
        </Confirm>
      )}
      {done && done.problems.length > 0 && (
        <Callout tone="warning" announce title={t('notDone')}>
          <ul>
            {done.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Callout>
      )}
      {refused && Object.keys(refused.fields).length === 0 && <Problem of={refused} />}
      <Card
        title={t('users')}
        actions={
          seats && (
            <p className="text-muted tabular-nums">
              {seats.of === null
                ? t('seatsUnlimited', { count: seats.used })
                : t('seats', { used: number(seats.used), of: number(seats.of) })}
            </p>
          )
        }
      >
        <LiveSearch search={search} className="mb-4 flex flex-wrap items-end gap-2">
          {(field) => (
            <>
              <input type="hidden" name="tab" value="users" />
              <Field label={t('search')} className="grow basis-60">
                <TextInput
                  ref={field}
                  type="search"
                  name="search"
                  defaultValue={search}
                  placeholder={t('searchHint')}
                  maxLength={200}
                  autoComplete="off"
                />
              </Field>
              <Button type="submit">{t('searchButton')}</Button>
            </>
          )}
        </LiveSearch>
        {groupsFound.length > 0 && (
          <p className="mb-3">
            {t('groupsFound')}:{' '}
            {groupsFound.map(({ group_id, name }, index) => (
              <span key={group_id}>
                {index > 0 && ', '}
                <Link className="link" to={`/admin/settings?tab=groups&group=${group_id}`}>
                  {name}
                </Link>
              </span>
            ))}
          </p>
        )}
        {!data.verified ? (
          <Callout tone="warning">
            <Link to="/signup/verify" className="link">
              {t('verifyFirst')}
            </Link>
          </Callout>
        ) : users.length > 0 ? (
          <div className="group/users">
            <UsersTable {...data} came={answer && !refused ? answer : null} />
            {(may.update || may.delete) && <BulkBar {...data} refused={refused} />}
          </div>
        ) : (
          groupsFound.length === 0 && (
            <p role="status" className="py-6 text-center text-muted">
              {t('noSuchMember')}
            </p>
          )
        )}
      </Card>
      {may.invite && data.verified && (
        <Card title={t('invite')}>
          {answer && 'invited' in answer && <InvitedResults invited={answer.invited} />}
          <Invite
            {...data}
            refused={refused}
            kept={
              answer && 'kept' in answer ? (answer.kept.emails ?? '') : answer && 'left' in answer ? answer.left : ''
            }
            invited={answer && 'invited' in answer ? answer.invited : null}
          />
        </Card>
      )}
    </div>
  )
}
