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
  if (hostname === new URL(publicUrl).hostname || hostname.startsWith('[') || /^\d+$/.test(labels.at(-1) ?? ''))
    return null
  return labels.length < 2 || dashboards.has(labels[0]!) ? null : labels[0]!
}

/** The name in a Host header as addresses are written, without its port; null for what is no Host. */
export function hostnameOf(host: string): string | null {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`)) return null
  return new URL(`http://${host}`).hostname.replace(/\.$/, '') || null
}

/** Names by which only a browser on this machine reaches it, as {@link hostnameOf} has them. */
export const isLocalName = (name: string) =>
  /^((.+\.)?localhost|127(\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/.test(name)

/** Whether a name is a company's under the product's: `acme.hire.example.com`, and beside `dashboard.example.com` also `acme.example.com`. */
export function isCompanyHostUnder(name: string, product: string): boolean {
  const [first, ...parent] = product.split('.')
  const above = name.slice(name.indexOf('.') + 1)
  return above === product || (dashboards.has(first!) && parent.length > 1 && above === parent.join('.'))
}

/** Where this host's pages are for a browser: a proxy in front of us may speak https for us. */
export const originOf = (host: string, publicUrl: string) =>
  companyHostOf(host, publicUrl) === null ? new URL(publicUrl).origin : `${new URL(publicUrl).protocol}//${host}`
