import { join } from 'node:path'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { type HeadsFile, type LogSettings, openHeadsOf } from '../engines/event-store/log-copy.ts'
import { lockFolderInTurn } from '../engines/sqlite/lock.ts'
import { headLeaf } from './check-log.ts'
import { growingTree } from './merkle.ts'
import { companyTrees } from './company-trees.ts'
import { appendCompanyRoot, appendRoot, companiesWithRoots, readRoots, type SignedRoot } from './roots.ts'

const CHUNK = 5000

export type Signing = { signed: SignedRoot } | { unchanged: SignedRoot } | { refused: string }

/**
 * Records a root over the current heads of the log, unless nothing was written since the last one. A log that no
 * longer holds what an earlier root covered is not signed: that would make the loss look right. Each company whose streams
 * grew gets a root of its own, over these alone.
 */
export async function signRoot(settings: LogSettings, at: string): Promise<Signing> {
  const { DATA_DIR } = settings
  const lock = await lockFolderInTurn(join(DATA_DIR, 'audit'))
  try {
    const log = await openHeadsOf(settings)
    try {
      return sign(DATA_DIR, log, at)
    } finally {
      log.close()
    }
  } finally {
    lock.release()
  }
}

function sign(dataDir: string, log: HeadsFile, at: string): Signing {
  const { records, problems } = readRoots(dataDir)
  if (problems.length > 0) return { refused: problems[0]! }
  const last = records.at(-1)
  const until = log.last()
  if (last && until < last.position)
    return { refused: `the log ends at position ${until}, and the last root covers it up to ${last.position}` }
  const heads = new Map<string, number>()
  const tree = growingTree()
  const companies = companyTrees()
  const changed = new Set<CompanyId>()
  let position = 0
  let events = 0
  while (position < until) {
    const rows = log.heads(position, Math.min(CHUNK, until - position))
    if (rows.length === 0) break
    for (const row of rows) {
      if (last && position <= last.position && row.position > last.position && tree.root() !== last.root)
        return { refused: noLonger(last) }
      position = row.position
      if (position > until) break
      let leaf = heads.get(row.stream)
      if (leaf === undefined) heads.set(row.stream, (leaf = heads.size))
      const head = headLeaf(row.stream, row.revision, row.hash)
      tree.set(leaf, head)
      const company = companies.set(row.stream, head)
      if (row.position > (last?.position ?? 0)) changed.add(company)
      events++
    }
  }
  const root = tree.root()
  if (last && last.position === until) return root === last.root ? { unchanged: last } : { refused: noLonger(last) }
  // Companies first: after a crash in between, those that have theirs are passed over.
  const signedFor = new Set(companiesWithRoots(dataDir))
  for (const claim of companies.claims(at))
    if (changed.has(claim.company) || !signedFor.has(claim.company)) appendCompanyRoot(dataDir, claim)
  return { signed: appendRoot(dataDir, { at, position: until, events, streams: heads.size, root }) }
}

const noLonger = ({ at, position }: SignedRoot) =>
  `the log up to position ${position} is no longer what the root of ${at} was signed over`
