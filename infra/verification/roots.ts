import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { RootProblem } from '#contracts/views/roots.ts'
import { canonical } from '../canonical.ts'
import { GENESIS } from '../chain.ts'
import { sha256 } from '../hashing.ts'
import type { RootClaim } from './check-log.ts'
import type { CompanyRootClaim } from './company-trees.ts'

type Signed = {
  format: 1
  /** Hash of the record before it, so that none can be taken out of the middle. */
  previous: string
  /** Fingerprint of the public key. */
  key: string
  /** Ed25519 over the canonical JSON of everything else. */
  signature: string
}
/** Says: at this moment the log held these many events, and these were the heads of all its streams. */
export type SignedRoot = RootClaim & { events: number } & Signed
/** The same of one company: its events alone, the heads of its streams alone. */
export type CompanyRoot = CompanyRootClaim & Signed

/** One line of the file and what is wrong with it alone; a record that cannot be read is null. */
export type RootCheck<Root = SignedRoot> = { record: Root | null; problem: RootProblem | null }
export type Roots<Root = SignedRoot> = { records: Root[]; problems: string[]; fingerprint: string | null }
type AnyRoot = SignedRoot | CompanyRoot
type RootOf<Of extends CompanyId | null> = Of extends null ? SignedRoot : CompanyRoot

const unsigned = ({ signature: _, ...claim }: AnyRoot) => Buffer.from(canonical(claim))
const hashOf = (record: AnyRoot) => sha256(canonical(record))
const fingerprintOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32)
const companiesFolder = (dataDir: string) => join(dataDir, 'audit', 'companies')
const fileOf = (dataDir: string, of: CompanyId | null) =>
  of === null ? join(dataDir, 'audit', 'roots.ndjson') : join(companiesFolder(dataDir), `${of}.ndjson`)
const keyFiles = (dataDir: string) => ({
  secret: join(dataDir, 'keys', 'audit-root.key.pem'),
  open: join(dataDir, 'keys', 'audit-root.pub.pem'),
})

const problemText: Record<RootProblem, string> = {
  unreadable: 'is not readable',
  unlinked: 'does not follow from the one before it',
  badSignature: 'has a wrong signature',
  noKey: 'cannot be verified',
}

/** Every recorded root of the log, or of one company, in order, with whatever is wrong in the file itself: signatures, order, links. */
export function readRoots<Of extends CompanyId | null = null>(dataDir: string, of: Of = null as Of): Roots<RootOf<Of>> {
  const { checked, publicKey } = checkRoots(dataDir, { of })
  const whose = of === null ? '' : ` of company ${of}`
  const problems =
    checked.length > 0 && publicKey === null ? [`the public key of the recorded roots${whose} is missing`] : []
  for (const [index, { problem }] of checked.entries())
    if (problem !== null && problem !== 'noKey')
      problems.push(`recorded root ${index + 1}${whose} ${problemText[problem]}`)
  return {
    records: checked.flatMap(({ record }) => record ?? []),
    problems,
    fingerprint: publicKey && fingerprintOf(createPublicKey(publicKey)),
  }
}

/** The companies that roots were signed for. */
export function companiesWithRoots(dataDir: string): CompanyId[] {
  const folder = companiesFolder(dataDir)
  return existsSync(folder) ? readdirSync(folder).flatMap((file) => /^(.+)\.ndjson$/.exec(file)?.[1] ?? []) : []
}

type Asked<Of> = { of: Of; wanted?: (index: number, of: number) => boolean }

/**
 * Each line of the file alone. Every link is followed; signatures cost more, and are verified of those that are
 * `wanted`, by their place in the file.
 */
export function checkRoots<Of extends CompanyId | null>(
  dataDir: string,
  { of, wanted = () => true }: Asked<Of>,
): { checked: RootCheck<RootOf<Of>>[]; publicKey: string | null } {
  const { open } = keyFiles(dataDir)
  const publicKey = existsSync(open) ? readFileSync(open, 'utf8') : null
  const key = publicKey === null ? null : createPublicKey(publicKey)
  const lines = exportRoots(dataDir, of).split('\n').slice(0, -1)
  let previous = GENESIS
  const checked = lines.map((line, index): RootCheck<RootOf<Of>> => {
    const record = parsed<RootOf<Of>>(line)
    if (!record) return { record, problem: 'unreadable' }
    const isLinked = record.previous === previous
    previous = hashOf(record)
    return {
      record,
      problem: !isLinked ? 'unlinked' : wanted(index, lines.length) ? signatureProblem(record, key) : null,
    }
  })
  return { checked, publicKey }
}

const signatureProblem = (record: AnyRoot, key: KeyObject | null): RootProblem | null =>
  key === null
    ? 'noKey'
    : verify(null, unsigned(record), key, Buffer.from(record.signature, 'base64'))
      ? null
      : 'badSignature'

/** The recorded roots as the file has them, to be verified elsewhere; without a last line that a crash cut short. */
export function exportRoots(dataDir: string, of: CompanyId | null): string {
  const file = fileOf(dataDir, of)
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/[^\n]*$/, '') : ''
}

function parsed<Root>(line: string): Root | null {
  try {
    return JSON.parse(line) as Root
  } catch {
    return null
  }
}

/** Signs a root of the log and adds it to the file; on the device before it answers. The caller holds the lock of the audit folder. */
export function appendRoot(
  dataDir: string,
  { at, position, events, streams, root }: RootClaim & { events: number },
): SignedRoot {
  return append(dataDir, null, { at, position, events, streams, root })
}

/** As {@link appendRoot}, of one company, unless its newest root says the same. */
export function appendCompanyRoot(dataDir: string, claim: CompanyRootClaim): void {
  const newest = lastRoot(dataDir, claim.company)
  if (newest?.root !== claim.root || newest.events !== claim.events) append(dataDir, claim.company, claim)
}

const lastRoot = <Of extends CompanyId | null>(dataDir: string, of: Of) =>
  checkRoots(dataDir, { of, wanted: () => false }).checked.findLast(({ record }) => record)?.record

function append<Claim extends object>(dataDir: string, of: CompanyId | null, claim: Claim): Claim & Signed {
  const file = fileOf(dataDir, of)
  const { secret, fingerprint } = signingKey(dataDir)
  const last = lastRoot(dataDir, of)
  const record = { format: 1 as const, ...claim, previous: last ? hashOf(last) : GENESIS, key: fingerprint }
  const signed = { ...record, signature: sign(null, Buffer.from(canonical(record)), secret).toString('base64') }
  mkdirSync(dirname(file), { recursive: true })
  const whole = Buffer.byteLength(exportRoots(dataDir, of))
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600)
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
  const { secret, open } = keyFiles(dataDir)
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
