import { timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time. */
export function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
