import type { CompanyId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { canonical } from '../canonical.ts'
import { GENESIS } from '../chain.ts'
import type { RecordedEvent } from '../engines/event-store/event-store.ts'
import type { LogFile } from '../engines/event-store/log-file.ts'
import { envelopeText, type Row, toRecorded } from '../engines/event-store/rows.ts'
import { linkProblem } from './check-chain.ts'
import { type CompanyRootClaim, companyTrees } from './company-trees.ts'
import { growingTree, leafHash } from './merkle.ts'

export type Finding = { position: number; stream: string; revision: number; type: string | null; problem: string }
export type RootClaim = { position: number; streams: number; root: string; at: string }
export type LogCheck = {
  events: number
  streams: number
  first: string | null
  last: string | null
  /** In log order; at most `MOST`, `findings` counts all. */
  findings: Finding[]
  found: number
  /** Of the recorded roots: how many hold, and what is wrong with those that do not. */
  rootsHeld: number
  rootProblems: string[]
  /** Over the heads as they stand. */
  root: string
  position: number
}

const CHUNK = 2000
const MOST = 20

/** What a head is in the tree of all heads. */
export const headLeaf = (stream: string, revision: number, hash: string) =>
  leafHash(canonical({ hash, revision, stream }))

/**
 * Reads the whole log once, in its own order: no position left out, every stream's revisions and hash chain, every
 * event decodable, every recorded root found again over the heads of its time.
 */
export async function checkLog(
  log: LogFile,
  decode: (record: RecordedEvent) => Promise<unknown>,
  {
    roots = [],
    companyRoots = [],
    until = log.last(),
    onProgress,
  }: {
    roots?: readonly RootClaim[]
    companyRoots?: readonly CompanyRootClaim[]
    until?: number
    onProgress?: (events: number) => void
  } = {},
): Promise<LogCheck> {
  const heads = new Map<string, { leaf: number; revision: number; hash: string }>()
  const tree = growingTree()
  const claims = [...roots].sort((a, b) => a.position - b.position)
  const check: LogCheck = {
    events: 0,
    streams: 0,
    first: null,
    last: null,
    findings: [],
    found: 0,
    rootsHeld: 0,
    rootProblems: [],
    root: '',
    position: 0,
  }
  const companies = companyTrees()
  const claimsOf = Map.groupBy(
    [...companyRoots].sort((a, b) => a.events - b.events),
    ({ company }) => company,
  )
  let position = 0

  function found(row: Row, type: string | null, problem: string) {
    check.found++
    if (check.findings.length < MOST)
      check.findings.push({ position: row.position, stream: row.stream, revision: row.revision, type, problem })
  }

  function compareRoots(before: number) {
    while (claims.length > 0 && claims[0]!.position < before) {
      const claim = claims.shift()!
      if (tree.size === claim.streams && tree.root() === claim.root) check.rootsHeld++
      else
        check.rootProblems.push(
          `the root of ${claim.at} covers ${claim.streams} streams up to position ${claim.position}, and the log no longer holds them as they were`,
        )
    }
  }

  /** Before another event of a company: the roots that were signed when it had as many as now. */
  function compareCompanyRoots(company: CompanyId) {
    const waiting = claimsOf.get(company)
    while (waiting?.[0] && waiting[0].events === companies.eventsOf(company)) {
      const signed = waiting.shift()!
      const { streams, root } = companies.claimOf(company) ?? { streams: 0, root: '' }
      if (streams === signed.streams && root === signed.root) check.rootsHeld++
      else
        check.rootProblems.push(
          `the root of company ${company} of ${signed.at} covers ${signed.streams} streams with ${signed.events} events, and the log no longer holds them as they were`,
        )
    }
  }

  async function look(row: Row) {
    if (row.position !== position + 1)
      found(
        row,
        null,
        `position ${row.position === position + 2 ? position + 1 : `${position + 1} to ${row.position - 1}`} of the log missing before it`,
      )
    compareRoots(row.position)
    position = row.position
    const head = heads.get(row.stream) ?? { leaf: heads.size, revision: -1, hash: GENESIS }
    heads.set(row.stream, head)
    let record: RecordedEvent | null = null
    try {
      record = toRecorded(row)
    } catch {
      found(row, null, 'its stored text is not JSON')
    }
    if (record) {
      const problem =
        linkProblem(record, head.revision + 1, head.hash) ??
        (asWritten(row) ? null : 'its stored text is not the text that was written')
      if (problem) found(row, record.type, problem)
      try {
        await decode(record)
      } catch (error) {
        found(row, record.type, `it cannot be decoded: ${(error as Error).message.split('\n', 1)[0]}`)
      }
    }
    // From here on the rest is checked against the stored hash: one altered event is one finding.
    head.revision = row.revision
    head.hash = row.hash
    const leaf = headLeaf(row.stream, row.revision, row.hash)
    tree.set(head.leaf, leaf)
    if (claimsOf.size > 0) {
      compareCompanyRoots(parseStream(row.stream).tenant)
      companies.set(row.stream, leaf)
    }
    check.events++
    check.first ??= record?.occurredAt ?? null
    check.last = record?.occurredAt ?? check.last
  }

  for (;;) {
    const rows = log.after(position, Math.min(CHUNK, until - position))
    if (rows.length === 0) break
    for (const row of rows) if (row.position <= until) await look(row)
    onProgress?.(check.events)
    if (position >= until) break
  }
  compareRoots(position + 1)
  for (const [company, waiting] of claimsOf) {
    compareCompanyRoots(company)
    for (const { at, events } of waiting)
      check.rootProblems.push(
        `the root of company ${company} of ${at} covers ${events} events, and the log holds ${companies.eventsOf(company)}: its end has been cut off`,
      )
  }
  for (const claim of claims)
    check.rootProblems.push(
      `the root of ${claim.at} covers the log up to position ${claim.position}, and the log ends at ${position}: its end has been cut off`,
    )
  return { ...check, streams: heads.size, root: tree.root(), position }
}

/** Text and value agree: nothing hides in white space, a second spelling of a name or a repeated key. */
function asWritten({ body, meta }: Row) {
  try {
    return [body, meta ?? 'null', envelopeText(body, meta)].every((text) => JSON.stringify(JSON.parse(text)) === text)
  } catch {
    return false
  }
}
