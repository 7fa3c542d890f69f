const paths = { candidatesNear: 'candidate-limit-near', candidatesReached: 'candidate-limit-reached' } as const
export type LimitText = keyof typeof paths

/** BILL-042: that a limit was shown is reported once in a session of the browser; `as` names the stage and its month. */
export function reportLimitSeen(text: LimitText, as: string) {
  const key = `limit-seen-${as}`
  if (sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, 'yes')
  const body = { scope: 'job', extraData: { page: location.pathname, path: paths[text] } }
  void fetch('/api/v2/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
