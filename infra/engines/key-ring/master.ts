import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { BadSettings } from '../../env.ts'

/** What the master key of a folder can do. It never leaves the folder: keys elsewhere are wrapped with it. */
export type Master = {
  wrap(subject: string, key: Buffer): Buffer
  unwrap(subject: string, wrapped: Buffer): Buffer
  blindIndex(kind: string, value: string): string
  sign(purpose: string, value: string): string
}

/** The master key in the folder, made when there is none. */
export function masterOf(directory: string): Master {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return using(loadMaster(join(directory, 'master.key')))
}

/** The master key in the folder; null when none was made yet. */
export const masterIn = (directory: string): Master | null =>
  existsSync(join(directory, 'master.key')) ? existingMaster(directory) : null

/** The master key that must be in the folder already. */
export function existingMaster(directory: string): Master {
  const file = join(directory, 'master.key')
  if (!existsSync(file)) throw new Error(`${file} is missing: sealed fields cannot be read without it`)
  return using(loadMaster(file))
}

function using(master: Buffer): Master {
  const wrapping = derived(master, 'wrap')
  const indexing = derived(master, 'blind-index')
  const signing = derived(master, 'sign')
  return {
    wrap: (subject, key) => wrap(wrapping, subject, key),
    unwrap: (subject, wrapped) => unwrap(wrapping, subject, wrapped),
    blindIndex: (kind, value) => createHmac('sha256', indexing).update(`${kind}\0${value}`).digest('hex').slice(0, 40),
    sign: (purpose, value) => createHmac('sha256', signing).update(`${purpose}\0${value}`).digest('base64url'),
  }
}

const derived = (master: Buffer, purpose: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', master, '', purpose, 32)))

function loadMaster(file: string): Buffer {
  if (existsSync(file)) return readMaster(file)
  // Complete under its name or not there at all: a start that was cut short makes another. Of several processes that
  // start at once on an empty folder one gives the name to its key, and the others take that one.
  const part = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`
  const handle = openSync(part, 'wx', 0o600)
  writeSync(handle, randomBytes(32).toString('hex'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(part)
  }
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
  return readMaster(file)
}

function readMaster(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32)
    throw new BadSettings([
      `DATA_DIR: ${file} does not hold a master key, 32 bytes in hex; put the one back that this installation began with`,
    ])
  return key
}

function wrap(wrapping: KeyObject, subject: string, key: Buffer): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', wrapping, iv).setAAD(Buffer.from(subject))
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()])
}

function unwrap(wrapping: KeyObject, subject: string, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', wrapping, wrapped.subarray(0, 12)).setAAD(Buffer.from(subject))
  decipher.setAuthTag(wrapped.subarray(-16))
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()])
}
