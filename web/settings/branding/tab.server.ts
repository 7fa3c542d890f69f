import type { TabServer } from '../tab.server.ts'

export const branding = {
  async load({ asker, platform }) {
    const company = await platform.readers.companyOf(asker)
    return { name: company?.name ?? '' }
  },
} satisfies TabServer
