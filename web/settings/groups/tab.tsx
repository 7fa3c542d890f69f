import { useEffect } from 'react'
import { roleName } from '#contracts/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Avatar, colorClasses } from '../../team/avatar.tsx'
import { Confirm } from '../../team/confirm.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { GroupForm } from './group-form.tsx'
import type { groups as server } from './tab.server.ts'

const useText = namespace('team')
export const groupsTab = '/admin/settings?tab=groups'

export function GroupsTab({ data, answer }: TabProps<typeof server>) {
  const t = useText()
  const { show } = useToasts()
  const { groups, everybody, roles, editing } = data
  const done = answer && 'done' in answer ? answer : null
  const refused = answer && 'refused' in answer ? answer.refused : null
  const refusedId = answer && 'kept' in answer ? answer.kept.groupId : undefined
  const asked = groups.find(({ group_id }) => answer && 'asking' in answer && group_id === answer.asking)
  const edited = groups.find(({ group_id }) => group_id === (refused ? refusedId : editing)) ?? null
  useEffect(() => {
    if (done) show({ tone: 'success', message: done.done === 'saved' ? t('groupSaved') : t('groupDeleted') })
  }, [done, show, t])
  const byId = new Map(everybody.map((one) => [one.id, one]))

  return (
    <>
      {asked && <Confirm question={t('deleteGroupQuestion', { name: asked.name })} note={t('deleteGroupNote')} intent="delete-group" fields={{ groupId: asked.group_id }} cancelTo={groupsTab} />}
      {refused && Object.keys(refused.fields).length === 0 && (
        <Callout tone="danger" announce>
          {refused.message}
        </Callout>
      )}
      <Card title={t('groups')}>
        <p className="mb-4 text-muted">{t('groupsIntro')}</p>
        <ul className="divide-y divide-line rounded-lg border border-line">
          <li className="flex flex-wrap items-center gap-3 px-3 py-2">
            <span className="rounded-sm bg-neutral-soft px-1.5 py-0.5 font-medium text-neutral-ink">{t('everyone')}</span>
            <span className="text-muted">{t('members', { count: everybody.length })}</span>
          </li>
          {groups.map((group) => (
            <li key={group.group_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
              <span className={classes('rounded-sm px-1.5 py-0.5 font-medium', colorClasses[group.color])}>{group.name}</span>
              <span className="text-muted">
                {t('members', { count: group.members.length })}
                {group.default_role_id && ` · ${roleName(group.default_role_id, roles)}`}
              </span>
              <span className="flex -space-x-2 rtl:space-x-reverse" aria-hidden="true">
                {group.members.slice(0, 6).map((userId) => {
                  const member = byId.get(userId)
                  return member && <Avatar key={userId} name={member.name} color={member.color} />
                })}
              </span>
              <ButtonLink size="sm" to={`${groupsTab}&group=${group.group_id}`} preventScrollReset aria-label={t('editGroup', { name: group.name })} className="ms-auto">
                {t('editGroup', { name: '' })}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {groups.length === 0 && <p className="mt-3 text-muted">{t('noGroups')}</p>}
      </Card>
      <Card title={edited ? t('editGroup', { name: edited.name }) : t('newGroup')}>
        <GroupForm key={`${edited?.group_id ?? ''} ${done ? groups.length : ''}`} group={edited} fields={refused?.fields ?? {}} keptName={refused ? ((answer && 'kept' in answer && answer.kept.name) || '') : null} {...data} />
      </Card>
    </>
  )
}
