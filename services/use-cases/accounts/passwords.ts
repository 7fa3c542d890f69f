import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** argon2id as OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
const MEMORY = 19_456
const PASSES = 2
const LANES = 1
const TAG = 32

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Runs on the thread pool. The answer is argon2's standard encoded form, which names its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await argon2id(password, salt, MEMORY, PASSES, LANES, TAG)
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`
}

/** Whether it was made with other parameters than those of today. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes, lanes, , tag] = encoded.exec(hash) ?? []
  return Number(memory) !== MEMORY || Number(passes) !== PASSES || Number(lanes) !== LANES || Buffer.from(tag ?? '', 'base64').length !== TAG
}

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whoever signs in another way has no password; that takes as long to find out as a wrong one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = encoded.exec(hash)
  if (!parts) {
    await verifyPassword(password, await hashOfNobody())
    return false
  }
  const [, memory, passes, lanes, salt, tag] = parts
  const expected = Buffer.from(tag!, 'base64')
  const actual = await argon2id(password, Buffer.from(salt!, 'base64'), Number(memory), Number(passes), Number(lanes), expected.length)
  return timingSafeEqual(actual, expected)
}

/** What an unknown address is verified against, so that it costs what a known one does. */
let nobody: Promise<string> | undefined
export const hashOfNobody = () => (nobody ??= hashPassword(base64(randomBytes(24))))

/** A hash holds a core for some 30 ms: one core is left to the pages, however many people sign in at once. */
const lanes = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => Promise.resolve() as Promise<unknown>)
let turn = 0

/** Those who come while every lane is taken wait for their turn, in the order they came. */
function argon2id(message: string, nonce: Buffer, memory: number, passes: number, parallelism: number, tagLength: number): Promise<Buffer> {
  const lane = turn++ % lanes.length
  const hashed = lanes[lane]!.then(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
  lanes[lane] = hashed.catch(() => undefined)
  return hashed
}
