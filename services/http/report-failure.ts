import type { FastifyRequest } from 'fastify'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ErrorReport } from '#infra/engines/error-reports/error-reports.ts'
import { answersPeople } from '../core/roles.ts'
import type { Platform } from '../platform.ts'
import type { Identify } from './identify.ts'

type Reporting = Pick<Platform, 'engines' | 'useCases' | 'roles'>
type Failure = Pick<ErrorReport, 'error' | 'source'> & Partial<Pick<ErrorReport, 'where'>>
export type ReportFailure = (request: FastifyRequest, failure: Failure) => void

/** Reports what failed while a request was answered, with who sent it (GEN-007). Who it was may be unknown just because of the failure. */
export const reportFailure =
  (platform: Reporting, whoAsks: Identify): ReportFailure =>
  (request, failure) => {
    const where = request.url.split('?')[0]!
    const report = (user: ErrorReport['user']) => platform.engines.errors.report({ where, ...failure, user })
    const named = async () => (answersPeople(platform.roles) ? userOf(platform, await whoAsks(request)) : null)
    void named().then(report, () => report(null))
  }

async function userOf({ useCases }: Reporting, asker: Asker | null): Promise<ErrorReport['user']> {
  if (asker?.kind === 'user') {
    const { companyId, userId } = asker
    const profile = await useCases.accounts.ownProfile(asker).catch(() => null)
    return { companyId, userId, email: profile?.email ?? null }
  }
  return asker?.kind === 'apiKey' ? { companyId: asker.companyId, userId: asker.keyId, email: null } : null
}
