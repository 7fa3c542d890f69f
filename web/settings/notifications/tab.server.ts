import type { TabServer } from '../tab.server.ts'

export const notifications = {
  load: async ({ user, platform }) => ({ email: user.email, outbox: platform.engines.names.mail === 'outbox' }),
} satisfies TabServer
