/** A failure of ours, where it was met and by whom. */
export type ErrorReport = {
  error: unknown
  source: 'page' | 'api' | 'browser'
  /** The address without its query. */
  where: string
  /** From the session, or an API key with its id and without an email address; null for a person who is signed out. */
  user: { userId: string; companyId: string; email: string | null } | null
}

/** Failures told to those who run the installation. */
export interface ErrorReports {
  /** Never fails, and no request waits for it. */
  report(report: ErrorReport): void
  /** Ends when what was reported is on its way no more. */
  close(): Promise<void>
}
