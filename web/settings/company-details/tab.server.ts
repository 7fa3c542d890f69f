import type { TabServer } from '../tab.server.ts'

export const companyDetails = {
  async load({ asker, platform }) {
    const company = await platform.readers.companyOf(asker)
    if (!company) throw new Response(null, { status: 404, statusText: 'Not Found' })
    return { id: company.company_id, name: company.name, createdAt: company.createdAt }
  },
} satisfies TabServer
