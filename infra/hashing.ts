import { hash } from 'node:crypto'
import { uuidOf } from '#contracts/kernel/uuid.ts'

export const sha256 = (of: string | Buffer) => hash('sha256', of, 'hex')

/** Name-based uuid (RFC 9562, version 5): the same inputs always give the same id. */
export function uuid5(namespace: string, name: string): string {
  return uuidOf(hash('sha1', `${namespace}\0${name}`, 'hex'), 5)
}
