import { TeamColor } from '#contracts/company/team.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { pickedIn } from '../../team/picker.tsx'
import { teamFor } from '../../team/team.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'
import { givenRoles } from '../users/tab.server.ts'

export const groups = {
  async load(asked) {
    const { asker, request } = asked
    const team = await teamFor(asked)
    return {
      editing: new URL(request.url).searchParams.get('group'),
      groups: team.groups,
      people: team.users.map(({ user_id, username, email, color, creator, portraitId }) => ({
        id: user_id,
        name: username || email,
        ...(username && { detail: email }),
        color,
        picture: portraitPath({ user_id, portraitId }),
        creator,
      })),
      roles: team.roles.map(({ role_id, name }) => ({ role_id, name })),
      given: givenRoles(asker, team.roles),
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const [groupId, name, commandId] = [
      textOf(form, 'groupId'),
      textOf(form, 'name'),
      commandIn(form, { request, asker }),
    ]
    const fields = () => ({
      name,
      members: pickedIn(form, 'members'),
      color: TeamColor.catch('blue').parse(form.get('color')),
      defaultRoleId: textOf(form, 'defaultRoleId') || null,
    })
    const typed = () => ({
      name,
      members: pickedIn(form, 'members').join(' '),
      color: textOf(form, 'color'),
      defaultRoleId: textOf(form, 'defaultRoleId'),
    })
    try {
      switch (form.get('intent')) {
        case 'create-group':
          await caughtUp((await useCases.team.createGroup(asker, { ...fields(), commandId })).token)
          return { done: 'saved' as const }
        case 'change-group':
          await caughtUp((await useCases.team.changeGroup(asker, { groupId, ...fields(), commandId })).token)
          return { done: 'saved' as const }
        case 'ask-delete':
          return { asking: groupId }
        case 'delete-group':
          await caughtUp((await useCases.team.deleteGroup(asker, { groupId, commandId })).token)
          return { done: 'deleted' as const }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { groupId, ...(form.has('name') && typed()) })
    }
  },
} satisfies TabServer
