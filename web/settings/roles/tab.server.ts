import { mayDo } from '#contracts/kernel/asker.ts'
import { type Permission, permissions } from '#contracts/kernel/permissions.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { teamFor } from '../../team/team.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

export const roles = {
  async load(asked) {
    const { asker, request, platform } = asked
    const [team, { features }] = await Promise.all([teamFor(asked), platform.entitlementsOf(asker.companyId)])
    return {
      editing: new URL(request.url).searchParams.get('role'),
      roles: team.roles.map((role) => ({
        ...role,
        holders: team.users.filter((user) => user.role === role.role_id).length,
      })),
      mine: permissions.filter((permission) => mayDo(asker, permission)),
      mayMake: features.rolesAndPermissions,
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const [roleId, name, commandId] = [
      textOf(form, 'roleId'),
      textOf(form, 'name'),
      commandIn(form, { request, asker }),
    ]
    const chosen = () =>
      form.getAll('permissions').filter((each): each is Permission => permissions.includes(each as Permission))
    try {
      switch (form.get('intent')) {
        case 'create-role':
          await caughtUp((await useCases.team.createRole(asker, { name, permissions: chosen(), commandId })).token)
          return { done: 'saved' as const }
        case 'change-role':
          await caughtUp(
            (await useCases.team.changeRole(asker, { roleId, name, permissions: chosen(), commandId })).token,
          )
          return { done: 'saved' as const }
        case 'ask-delete':
          return { asking: roleId }
        case 'delete-role':
          await caughtUp((await useCases.team.deleteRole(asker, { roleId, commandId })).token)
          return { done: 'deleted' as const }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(
        error,
        { request, context },
        { roleId, ...(form.has('name') && { name, permissions: chosen().join(' ') }) },
      )
    }
  },
} satisfies TabServer
