const VISIBLE_MS = 10_000
const BRIEF_MS = 2000

/** How long a toast is shown. The job builder's plain notices are brief (JOB-071); what can be undone never is. */
export const visibleMs = ({ brief = false, action }: { brief?: boolean; action?: unknown }) =>
  brief && action === undefined ? BRIEF_MS : VISIBLE_MS
