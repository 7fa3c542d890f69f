import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { type Permission, permissions, type RoleId } from '#contracts/kernel/permissions.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Platform } from '#services/platform.ts'
import type { Company, Who } from './api.ts'

export type Colleague = Who & { userId: UserId }

/** Colleagues with whatever role, the company's own roles and groups, and its plan: what rights are made of. */
export function colleaguesOf(platform: Platform, { companyId, userId }: Pick<Company, 'companyId' | 'userId'>) {
  const { useCases, commands, context } = platform
  const admin: Asker = { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions }

  return {
    admin,
    async onPlan(plan: PlanName) {
      const { token } = await commands.handle(
        subscriptionDecider,
        companyId,
        { type: 'ChangePlan', data: { plan } },
        context(admin),
      )
      await platform.caughtUp(token)
    },
    /** As one that was made before the company went to a smaller plan. */
    async role(name: string, ...allowed: Permission[]): Promise<RoleId> {
      const roleId = randomUUID()
      await commands.handle(
        companyDecider,
        companyId,
        { type: 'CreateRole', data: { roleId, name, permissions: allowed } },
        context(admin),
      )
      return roleId
    },
    group: async (name: string, ...members: UserId[]): Promise<string> =>
      (
        await useCases.team.createGroup(admin, {
          name,
          members,
          color: 'blue',
          defaultRoleId: null,
          commandId: randomUUID(),
        })
      ).groupId,
    async colleague(name: string, role: RoleId): Promise<Colleague> {
      const id = randomUUID()
      const data = {
        userId: id,
        name,
        email: `${id}@${companyId}.test`,
        passwordHash: 'none',
        role: 'review' as const,
        creator: false,
        emailVerified: true,
        complete: true,
      }
      const { token } = await commands.handle(userDecider, id, { type: 'SignUpUser', data }, context(admin))
      if (role !== 'review')
        await useCases.team.assignRole(admin, { userIds: [id], roleId: role, commandId: randomUUID() })
      await platform.caughtUp(token)
      return { userId: id, ...(await session(id)) }
    },
    session,
  }

  async function session(id: UserId): Promise<Who> {
    const { sessionToken } = await useCases.accounts.openSession({ companyId, userId: id })
    return { headers: { cookie: `${sessionCookieName(platform.settings.publicUrl)}=${sessionToken}` } }
  }
}
