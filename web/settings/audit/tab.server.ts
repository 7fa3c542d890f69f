import { roleName } from '#contracts/permissions.ts'
import { isAudited } from '#contracts/views/audit.ts'
import type { TabServer } from '../tab.server.ts'

export const audit = {
  async load({ asker, request, platform: { readers } }) {
    const query = new URL(request.url).searchParams
    const kind = query.get('kind') ?? ''
    const page = Number.parseInt(query.get('at') ?? '1', 10)
    const [found, roles] = await Promise.all([readers.auditOf(asker, { page: Number.isSafeInteger(page) ? page : 1, kind: isAudited(kind) ? kind : null }), readers.rolesOf(asker)])
    const lines = found.lines.map((line) => (line.kind === 'UserInvited' || line.kind === 'UserRoleAssigned' ? { ...line, detail: roleName(line.detail, roles) } : line))
    return { ...found, lines, kind: isAudited(kind) ? kind : '' }
  },
} satisfies TabServer
