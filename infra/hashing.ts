import { hash } from 'node:crypto'

export const sha256 = (text: string) => hash('sha256', text, 'hex')

/** Name-based uuid (RFC 9562, version 5): the same inputs always give the same id. */
export function uuid5(namespace: string, name: string): string {
  const digest = hash('sha1', `${namespace}\0${name}`, 'buffer')
  digest[6] = (digest[6]! & 0x0f) | 0x50
  digest[8] = (digest[8]! & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
