import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the master key of a folder can do. It never leaves the folder: keys elsewhere are wrapped with it. */
export type Master = {
  wrap(subject: string, key: Buffer): Buffer
  unwrap(subject: string, wrapped: Buffer): Buffer
  blindIndex(kind: string, value: string): string
  sign(purpose: string, value: string): string
}

/** The master key that lies in the folder, made when there is none. */
export function masterOf(directory: string): Master {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return using(loadMaster(join(directory, 'master.key')))
}

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

const derived = (master: Buffer, purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', master, '', purpose, 32)))

function loadMaster(file: string): Buffer {
  if (existsSync(file)) {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
    if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes in hex`)
    return key
  }
  const key = randomBytes(32)
  // Complete under its name or not there at all: a start that was cut short makes another.
  const handle = openSync(`${file}.part`, 'w', 0o600)
  writeSync(handle, key.toString('hex'))
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.part`, file)
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
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
