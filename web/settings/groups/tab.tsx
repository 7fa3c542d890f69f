import { teamColors } from '#contracts/company/colors.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Avatar, colorClasses } from '../../ui/avatar.tsx'
import { Confirm } from '../../team/confirm.tsx'
import { roleNameIn } from '../../team/role-name.ts'
import { useOwn } from '../../team/use-own.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Problem } from '../../ui/problem.tsx'
import type { TabProps } from '../tab.ts'
import { groupsTab } from './address.ts'
import { type GroupDraft, GroupForm } from './group-form.tsx'
import type { groups as server } from './tab.server.ts'

const useText = namespace('team')
const blank: GroupDraft = { name: '', members: [], color: 'blue', default_role_id: null }

/** What was typed before a refusal. */
function draftOf(
  kept: {
    name?: string | undefined
    members?: string | undefined
    color?: string | undefined
    defaultRoleId?: string | undefined
  } | null,
): GroupDraft | null {
  if (kept?.name === undefined) return null
  return {
    name: kept.name,
    members: kept.members?.split(' ').filter(Boolean) ?? [],
    color: teamColors.find((color) => color === kept.color) ?? 'blue',
    default_role_id: kept.defaultRoleId || null,
  }
}

export function GroupsTab({ data, answer }: TabProps<typeof server>) {
  const t = useText()
  const { groups, people, roles, editing } = data
  const { round, justSaved, fields, problem, kept, asking } = useOwn(answer, {
    saved: t('groupSaved'),
    deleted: t('groupDeleted'),
  })
  const asked = groups.find(({ group_id }) => group_id === asking)
  const edited = groups.find(({ group_id }) => group_id === (kept?.groupId ?? editing)) ?? null
  const byId = new Map(people.map((one) => [one.id, one]))

  return (
    <>
      {asked && (
        <Confirm
          question={t('deleteGroupQuestion', { name: asked.name })}
          note={t('deleteGroupNote')}
          intent="delete-group"
          fields={{ groupId: asked.group_id }}
          cancelTo={groupsTab}
        />
      )}
      {problem && <Problem of={problem} />}
      <Card title={t('groups')}>
        <p className="mb-4 text-muted">{t('groupsIntro')}</p>
        <ul className="divide-y divide-line rounded-lg border border-line">
          <li className="flex flex-wrap items-center gap-3 px-3 py-2">
            <span className="rounded-sm bg-neutral-soft px-1.5 py-0.5 font-medium text-neutral-ink">
              {t('everyone')}
            </span>
            <span className="text-muted">{t('members', { count: people.length })}</span>
          </li>
          {groups.map((group) => (
            <li key={group.group_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
              <span className={classes('rounded-sm px-1.5 py-0.5 font-medium', colorClasses[group.color])}>
                {group.name}
              </span>
              <span className="text-muted">
                {t('members', { count: group.members.length })}
                {group.default_role_id && ` · ${roleNameIn(t, group.default_role_id, roles)}`}
              </span>
              <span className="flex -space-x-2 rtl:space-x-reverse" aria-hidden="true">
                {group.members.slice(0, 6).map((userId) => {
                  const member = byId.get(userId)
                  return (
                    member && (
                      <Avatar
                        key={userId}
                        name={member.name}
                        seed={userId}
                        color={member.color}
                        picture={member.picture}
                      />
                    )
                  )
                })}
              </span>
              <ButtonLink
                size="sm"
                to={`${groupsTab}&group=${group.group_id}`}
                preventScrollReset
                aria-label={t('editGroup', { name: group.name })}
                className="ms-auto"
              >
                {t('edit')}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {groups.length === 0 && <p className="mt-3 text-muted">{t('noGroups')}</p>}
      </Card>
      <Card title={edited ? t('editGroup', { name: edited.name }) : t('newGroup')}>
        <GroupForm
          key={`${edited?.group_id ?? ''} ${round}`}
          id={edited?.group_id ?? null}
          draft={draftOf(kept) ?? edited ?? blank}
          fields={fields}
          after={justSaved}
          {...data}
        />
      </Card>
    </>
  )
}
