import { roleName } from '#contracts/permissions.ts'
import type { TabServer } from '../tab.server.ts'

export const profile = {
  load: async ({ asker, user }) => ({ ...user, role: roleName(asker.role) }),
} satisfies TabServer
