const HERE = 'http://here.invalid'

/** A path of our own to go on to, or '/' when the requested one leads elsewhere. */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(path, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}
