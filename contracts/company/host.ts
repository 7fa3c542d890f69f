/** First labels of hosts that are the product's own (AUTH-013). */
const dashboards = new Set(['dashboard', 'dashboard-staging', 'dashboard-dev', 'localhost'])

/**
 * The company a host is for, by its first label, or null for the product's own: the names of A§2, the host of PUBLIC_URL,
 * an IP address, and a name without a domain. On a company's host people sign in as that company says (AUTH-013).
 */
export function companyHostOf(host: string, publicUrl: string): string | null {
  if (!URL.canParse(`http://${host}`)) return null
  const { hostname } = new URL(`http://${host}`)
  const labels = hostname.split('.').filter(Boolean)
  if (hostname === new URL(publicUrl).hostname || hostname.startsWith('[') || /^\d+$/.test(labels.at(-1) ?? '')) return null
  return labels.length < 2 || dashboards.has(labels[0]!) ? null : labels[0]!
}

/** Where this host's pages are for a browser: a proxy in front of us may speak https for us. */
export const originOf = (host: string, publicUrl: string) =>
  companyHostOf(host, publicUrl) === null ? new URL(publicUrl).origin : `${new URL(publicUrl).protocol}//${host}`
