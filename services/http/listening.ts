import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** The address of a server as HOST names it, where that is a name; `listening` is an address such as `http://192.168.1.20:3000`. */
export function addressOf(host: string, listening: string): string {
  return isIP(host) !== 0 || host === 'localhost' ? listening : `http://${host}:${new URL(listening).port || '80'}`
}

/** Where other machines reach a server that listens on every interface: its IPv4 addresses that are not of this machine alone. */
export function otherAddresses(host: string, listening: string, interfaces = networkInterfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  const own = Object.values(interfaces).flatMap((all) => all ?? [])
  return own
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${new URL(listening).port || '80'}`)
}
