import { log } from '../../log.ts'
import type { ErrorReports } from './error-reports.ts'

/** The log. It names people by their ids: an email address would outlive their erasure there. */
export const loggedReports = (): ErrorReports => ({
  report({ error, source, where, user }) {
    const whom = user ? ` of user ${user.userId} in company ${user.companyId}` : ''
    log.error(`A request to ${where}${whom} failed (${source}):`, error)
  },
  close: async () => {},
})
