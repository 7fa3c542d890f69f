import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Turn } from '../../core/fair-queue.ts'
import { argon2id } from './argon2.ts'

/** argon2id as OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
const MEMORY = 19_456
const PASSES = 2
const LANES = 1
const TAG = 32

/** Work of the installation's own, and of programs on this machine. */
export const installation: Turn = { share: 'installation', first: true }

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The answer is argon2's standard encoded form, which names its own parameters. `turn`: whose share of the threads it takes. */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const salt = randomBytes(16)
  const tag = await argon2id(
    { message: password, nonce: salt, memory: MEMORY, passes: PASSES, parallelism: LANES, tagLength: TAG },
    turn,
  )
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`
}

/** Whether it was made with other parameters than those of today. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes, lanes, , tag] = encoded.exec(hash) ?? []
  return (
    Number(memory) !== MEMORY ||
    Number(passes) !== PASSES ||
    Number(lanes) !== LANES ||
    Buffer.from(tag ?? '', 'base64').length !== TAG
  )
}

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** People who sign in another way have no password; the answer takes as long as that to a wrong one. */
export async function verifyPassword(password: string, hash: string, turn: Turn): Promise<boolean> {
  const parts = encoded.exec(hash)
  if (!parts) {
    await verifyPassword(password, await hashOfNoAccount(), turn)
    return false
  }
  const [, memory, passes, lanes, salt, tag] = parts
  const expected = Buffer.from(tag!, 'base64')
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  }
  const actual = await argon2id({ message: password, nonce: Buffer.from(salt!, 'base64'), ...parameters }, turn)
  return timingSafeEqual(actual, expected)
}

/** What an unknown address is verified against, so that it costs what a known one does. */
let placeholder: Promise<string> | undefined
export const hashOfNoAccount = () => (placeholder ??= hashPassword(base64(randomBytes(24)), installation))
