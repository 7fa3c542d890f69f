export const INCOMPLETE_ADDRESS = 'Enter a web address, such as https://company.com'
const MAX_LENGTH = 500

/** The address of a web page as people type it, with or without the scheme; null for anything else. */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`
  const url = URL.parse(candidate)
  const isOurs =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    /^[^.].*\.[^.]+$/.test(url.hostname)
  return isOurs && candidate.length <= MAX_LENGTH ? url.href : null
}
