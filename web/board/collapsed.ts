const COOKIE = 'hirelog-collapsed'

/** The columns that were collapsed on this board when it was last looked at, so that the server draws them so at once. */
export function collapsedColumns(cookies: string | null): string[] {
  const [, ids = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]*)`).exec(cookies ?? '') ?? []
  return ids.split('.').filter(Boolean)
}

export function rememberCollapsed(jobId: string, ids: Iterable<string>) {
  document.cookie = `${COOKIE}=${[...ids].join('.')}; Path=/admin/jobs/${jobId}; Max-Age=31536000; SameSite=Lax`
}
