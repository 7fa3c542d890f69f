import { type AuditLine, isAudited } from '#contracts/views/audit.ts'
import { languageOf } from '../../lib/language.server.ts'
import { nameOrUnknown, roleNameIn, teamTextIn } from '../../team/role-name.ts'
import { teamFor } from '../../team/team.server.ts'
import type { TabServer } from '../tab.server.ts'
import { rolesOnJob } from './roles-on-job.server.ts'

export const audit = {
  async load(asked) {
    const {
      asker,
      request,
      context,
      platform: { readers },
    } = asked
    const query = new URL(request.url).searchParams
    const kind = query.get('kind') ?? ''
    const page = Number.parseInt(query.get('at') ?? '1', 10)
    const [found, team, language] = await Promise.all([
      readers.auditOf(asker, { page: Number.isSafeInteger(page) ? page : 1, kind: isAudited(kind) ? kind : null }),
      teamFor(asked),
      languageOf(request, context),
    ])
    const detailOf = ({ kind, detail }: AuditLine) => {
      if (kind === 'UserInvited' || kind === 'UserRoleAssigned')
        return roleNameIn(teamTextIn(language), detail, team.roles)
      return kind === 'JobPermissionsChanged' ? rolesOnJob(detail ?? '', team, language) : detail
    }
    const named = <Of extends { name: string }>(of: Of): Of => ({
      ...of,
      name: nameOrUnknown(teamTextIn(language), of.name),
    })
    return {
      ...found,
      lines: found.lines.map((line) => ({
        ...line,
        detail: detailOf(line),
        subject: line.subject && named(line.subject),
        actor: named(line.actor),
      })),
      kind: isAudited(kind) ? kind : '',
    }
  },
} satisfies TabServer
