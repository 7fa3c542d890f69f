import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { RootProblem } from '#contracts/views/roots.ts'
import { canonical } from '../canonical.ts'
import { GENESIS } from '../chain.ts'
import { sha256 } from '../hashing.ts'
import type { RootClaim } from './check-log.ts'

/** Says: at this moment the log held these many events, and these were the heads of all its streams. */
export type SignedRoot = RootClaim & {
  format: 1
  events: number
  /** Hash of the record before it, so that none can be taken out of the middle. */
  previous: string
  /** Fingerprint of the public key. */
  key: string
  /** Ed25519 over the canonical JSON of everything else. */
  signature: string
}

/** One line of the file and what is wrong with it by itself; a record that cannot be read is null. */
export type RootCheck = { record: SignedRoot | null; problem: RootProblem | null }
export type Roots = { records: SignedRoot[]; problems: string[]; fingerprint: string | null }

const unsigned = ({ signature: _, ...claim }: SignedRoot) => Buffer.from(canonical(claim))
const hashOf = (record: SignedRoot) => sha256(canonical(record))
const fingerprintOf = (key: KeyObject) => createHash('sha256').update(key.export({ type: 'spki', format: 'der' })).digest('hex').slice(0, 32)
const paths = (dataDir: string) => ({
  file: join(dataDir, 'audit', 'roots.ndjson'),
  secret: join(dataDir, 'keys', 'audit-root.key.pem'),
  open: join(dataDir, 'keys', 'audit-root.pub.pem'),
})

const problemText: Record<RootProblem, string> = {
  unreadable: 'is not readable',
  unlinked: 'does not follow from the one before it',
  badSignature: 'has a wrong signature',
  noKey: 'cannot be verified',
}

/** Every recorded root, in order, with whatever is wrong in the file itself: signatures, order, links. */
export function readRoots(dataDir: string): Roots {
  const { checked, publicKey } = checkRoots(dataDir)
  const problems = checked.length > 0 && publicKey === null ? ['the public key of the recorded roots is missing'] : []
  for (const [index, { problem }] of checked.entries()) if (problem !== null && problem !== 'noKey') problems.push(`recorded root ${index + 1} ${problemText[problem]}`)
  return { records: checked.flatMap(({ record }) => record ?? []), problems, fingerprint: publicKey && fingerprintOf(createPublicKey(publicKey)) }
}

/**
 * Each line of the file by itself. Every link is followed; signatures cost more, and are verified of those that are
 * `wanted`, by their place in the file.
 */
export function checkRoots(dataDir: string, wanted: (index: number, of: number) => boolean = () => true): { checked: RootCheck[]; publicKey: string | null } {
  const { file, open } = paths(dataDir)
  const publicKey = existsSync(open) ? readFileSync(open, 'utf8') : null
  const key = publicKey === null ? null : createPublicKey(publicKey)
  // What follows the last line break was cut short by a crash while it was written.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  let previous = GENESIS
  const checked = lines.map((line, index): RootCheck => {
    const record = parsed(line)
    if (!record) return { record, problem: 'unreadable' }
    const isLinked = record.previous === previous
    previous = hashOf(record)
    return { record, problem: !isLinked ? 'unlinked' : wanted(index, lines.length) ? signatureProblem(record, key) : null }
  })
  return { checked, publicKey }
}

const signatureProblem = (record: SignedRoot, key: KeyObject | null): RootProblem | null =>
  key === null ? 'noKey' : verify(null, unsigned(record), key, Buffer.from(record.signature, 'base64')) ? null : 'badSignature'

/** The recorded roots as they lie in the file, for whoever verifies them elsewhere. */
export function exportRoots(dataDir: string): string {
  const { file } = paths(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/[^\n]*$/, '') : ''
}

function parsed(line: string): SignedRoot | null {
  try {
    return JSON.parse(line) as SignedRoot
  } catch {
    return null
  }
}

/** Signs a root and adds it to the file; on the device before it answers. The caller holds the lock of the audit folder. */
export function appendRoot(dataDir: string, claim: RootClaim & { events: number }): SignedRoot {
  const { file } = paths(dataDir)
  const { secret, fingerprint } = signingKey(dataDir)
  const last = readRoots(dataDir).records.at(-1)
  const { at, position, events, streams, root } = claim
  const record = { format: 1 as const, at, position, events, streams, root, previous: last ? hashOf(last) : GENESIS, key: fingerprint }
  const signed: SignedRoot = { ...record, signature: sign(null, Buffer.from(canonical(record)), secret).toString('base64') }
  mkdirSync(join(dataDir, 'audit'), { recursive: true })
  const whole = existsSync(file) ? Buffer.byteLength(readFileSync(file, 'utf8').replace(/[^\n]*$/, '')) : 0
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o644)
  try {
    ftruncateSync(handle, whole)
    writeSync(handle, `${JSON.stringify(signed)}\n`, whole)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return signed
}

function signingKey(dataDir: string): { secret: KeyObject; fingerprint: string } {
  const { secret, open } = paths(dataDir)
  if (!existsSync(secret)) {
    const made = generateKeyPairSync('ed25519')
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
    writeWhole(open, String(made.publicKey.export({ type: 'spki', format: 'pem' })), 0o644)
    writeWhole(secret, String(made.privateKey.export({ type: 'pkcs8', format: 'pem' })), 0o600)
  }
  const key = createPrivateKey(readFileSync(secret))
  return { secret: key, fingerprint: fingerprintOf(createPublicKey(key)) }
}

function writeWhole(file: string, text: string, mode: number) {
  const handle = openSync(`${file}.part`, 'w', mode)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.part`, file)
}
