import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const { IPv4, IPv6 } = ipaddr

export type Place = 'internet' | 'loopback' | 'inside'

/** Unicast addresses that were given out at all (RFC 4291): the rest of IPv6 has no public hosts. */
const global = IPv6.parseCIDR('2000::/3')

/**
 * Where an IP address of either family leads, as text as a URL or the resolver writes it. An IPv6 address that carries
 * an IPv4 address leads where that one does. Text that is no plain address counts as inside, as do tunnels (6to4,
 * Teredo) and documentation, benchmark and reserved ranges.
 */
export function placeOf(address: string): Place {
  switch (isIP(address)) {
    case 4:
      return placeOfFour(IPv4.parse(address))
    case 6:
      return isScoped(address) ? 'inside' : placeOfSix(IPv6.parse(inHex(address)))
    default:
      return 'inside'
  }
}

const isScoped = (address: string) => address.includes('%')
/** The library reads `::8.8.8.8` as `::ffff:8.8.8.8`; written in hexadecimal the two differ. */
const inHex = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

function placeOfFour(address: ipaddr.IPv4): Place {
  const range = address.range()
  return range === 'loopback' ? 'loopback' : range === 'unicast' ? 'internet' : 'inside'
}

function placeOfSix(address: ipaddr.IPv6): Place {
  if (address.range() === 'loopback') return 'loopback'
  if (address.isIPv4MappedAddress()) return placeOfFour(address.toIPv4Address())
  if (carries(address)) return placeOfFour(lastFour(address)) === 'internet' ? 'internet' : 'inside'
  return address.match(global) && address.range() === 'unicast' && !isIsatap(address) ? 'internet' : 'inside'
}

/** The well-known prefix of NAT64 (RFC 6052), where a DNS64 puts hosts that have IPv4 only. Its local-use sibling is inside. */
const nat64 = IPv6.parseCIDR('64:ff9b::/96')
const carries = (address: ipaddr.IPv6) => address.match(nat64)
const lastFour = (address: ipaddr.IPv6) => new IPv4(address.toByteArray().slice(12))
/** Intra-site tunnels (RFC 5214) can have any prefix. */
const isIsatap = ({ parts }: ipaddr.IPv6) => (parts[4]! & ~0x0200) === 0 && parts[5] === 0x5efe
