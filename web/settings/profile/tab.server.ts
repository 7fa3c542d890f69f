import { roleLabels } from '#contracts/permissions.ts'
import type { TabServer } from '../tab.server.ts'

export const profile = {
  load: async ({ asker, user }) => ({ ...user, role: roleLabels[asker.role] }),
} satisfies TabServer
