import { isIPv6 } from 'node:net'

/**
 * Whose requests are counted together: an IPv4 address, or of an IPv6 one the first 64 bits: providers give that much to
 * one customer, who can take another of its addresses for every request.
 */
export function addressOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [before, after] = ip.replace(/%.*$/, '').toLowerCase().split('::') as [string, string | undefined]
  const groups = before === '' ? [] : before.split(':')
  const rest = after === undefined || after === '' ? [] : after.split(':')
  const gap = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array<string>(gap).fill('0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
