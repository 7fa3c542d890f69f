import { closeSync, fdatasync, ftruncateSync, fstatSync, openSync, readFileSync, writeFile } from 'node:fs'
import { join } from 'node:path'

export type Proposed = { id: string; type: string; isJson: boolean; data: Buffer; metadata: Buffer }
export type Recorded = Proposed & { stream: string; revision: bigint; position: bigint; created: number }
export const ANY = -2n
export const NO_STREAM = -1n
export const STREAM_EXISTS = -4n
/** Revision that a tombstone gets, and `truncateBefore` of a stream that was deleted softly. */
export const DELETED = 9223372036854775807n

export type Outcome =
  | { is: 'written' | 'idempotent'; revision: bigint; position: bigint | null }
  | { is: 'wrong-expected-version'; current: bigint }
  | { is: 'deleted' }

type Line = {
  s: string
  c: number
  e: [id: string, type: string, json: 0 | 1, data: string, metadata: string, revision: string][]
}
type Waiting = {
  stream: string
  expected: bigint
  events: Proposed[]
  tombstone: boolean
  answer: (outcome: Outcome) => void
}

/**
 * The log: one line of a file for each append, flushed to the device before it is answered or seen. A position is a
 * byte of the file, so positions have gaps; what a crash tore off at the end is cut when the file is opened again.
 */
export function openLog(directory: string, now: () => number = Date.now) {
  const file = openSync(join(directory, 'log.jsonl'), 'a+')
  const all: Recorded[] = []
  const streams = new Map<string, Recorded[]>()
  /** By id, the newest event that has it. */
  const byId = new Map<string, Recorded>()
  const tombstones = new Set<string>()
  const listeners = new Set<() => void>()
  let end = 0

  function learn(record: Recorded) {
    all.push(record)
    if (record.revision === DELETED) tombstones.add(record.stream)
    else {
      const stream = streams.get(record.stream) ?? streams.set(record.stream, []).get(record.stream)!
      stream.push(record)
    }
    byId.set(record.id, record)
  }
  const recordsOf = ({ s, c, e }: Line, at: number): Recorded[] =>
    e.map(([id, type, json, data, metadata, revision], i) => ({
      id,
      type,
      stream: s,
      created: c,
      isJson: json === 1,
      revision: BigInt(revision),
      position: BigInt(at + i),
      data: Buffer.from(data, json ? 'utf8' : 'base64'),
      metadata: Buffer.from(metadata, 'base64'),
    }))

  const content = readFileSync(file)
  for (let next = content.indexOf(10); next >= 0; next = content.indexOf(10, end)) {
    for (const record of recordsOf(JSON.parse(content.toString('utf8', end, next)) as Line, end)) learn(record)
    end = next + 1
  }
  if (fstatSync(file).size > end) ftruncateSync(file, end)

  const lastOf = (stream: string) =>
    tombstones.has(stream) ? DELETED : (streams.get(stream)?.at(-1)?.revision ?? NO_STREAM)

  /** `$maxCount` and `$tb` of a stream, read from the newest event of its metadata stream without losing digits. */
  function limitsOf(stream: string) {
    const text = streams.get(`$$${stream}`)?.at(-1)?.data.toString('utf8') ?? ''
    const number = (name: string) => text.match(new RegExp(`"\\${name}"\\s*:\\s*(\\d+)`))?.[1]
    return { truncateBefore: BigInt(number('$tb') ?? 0), maxCount: BigInt(number('$maxCount') ?? 0) }
  }
  const isSoftDeleted = (stream: string) => limitsOf(stream).truncateBefore === DELETED

  /** What the real server's index writer decides, in its order. */
  function decide(stream: string, expected: bigint, ids: string[]): Outcome | 'write' {
    const current = lastOf(stream)
    const wrong: Outcome = { is: 'wrong-expected-version', current }
    if (current === DELETED) return { is: 'deleted' }
    if (expected === STREAM_EXISTS) {
      if (isSoftDeleted(stream)) return { is: 'deleted' }
      if (current === NO_STREAM && lastOf(`$$${stream}`) === NO_STREAM) return wrong
    }
    if (expected === ANY || expected === STREAM_EXISTS) {
      const known = ids.map((id) => byId.get(id)).map((record) => (record?.stream === stream ? record : undefined))
      if (known.length === 0 || !known[0]) return 'write'
      return known.every(Boolean) ? there(stream, known.at(-1)!.revision) : wrong
    }
    if (expected > current) return wrong
    if (expected === current) return 'write'
    for (const [i, id] of ids.entries()) {
      if (streams.get(stream)?.[Number(expected) + 1 + i]?.id === id) continue
      return i === 0 && expected === NO_STREAM && isSoftDeleted(stream) ? 'write' : wrong
    }
    return ids.length === 0 ? wrong : there(stream, expected + BigInt(ids.length))
  }
  const there = (stream: string, revision: bigint): Outcome => ({
    is: 'idempotent',
    revision,
    position: isSoftDeleted(stream) ? null : (streams.get(stream)?.[Number(revision)]?.position ?? null),
  })

  let waiting: Waiting[] = []
  let flushing = false

  async function flush() {
    flushing = true
    while (waiting.length) {
      const batch = waiting
      waiting = []
      const fresh: Recorded[] = []
      const lines: Buffer[] = []
      const answers: (() => void)[] = []
      let at = end
      for (const { stream, expected, events, tombstone, answer } of batch) {
        const put = (name: string, first: bigint, proposed: Proposed[]) => {
          const line: Line = {
            s: name,
            c: now(),
            e: proposed.map(({ id, type, isJson, data, metadata }, i) => [
              id,
              type,
              isJson ? 1 : 0,
              data.toString(isJson ? 'utf8' : 'base64'),
              metadata.toString('base64'),
              String(tombstone ? DELETED : first + BigInt(i)),
            ]),
          }
          const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
          const records = recordsOf(line, at)
          lines.push(bytes)
          at += bytes.length
          // The next append of this flush is decided on what this one leaves; it is not read before the flush is done.
          const recorded = streams.get(name) ?? streams.set(name, []).get(name)!
          for (const record of records) {
            fresh.push(record)
            byId.set(record.id, record)
            if (!tombstone) recorded.push(record)
          }
          if (tombstone) tombstones.add(name)
          return records.at(-1)
        }
        const decided = decide(
          stream,
          expected,
          events.map(({ id }) => id),
        )
        if (decided !== 'write') {
          answers.push(() => answer(decided))
          continue
        }
        const current = lastOf(stream)
        if (!tombstone && isSoftDeleted(stream) && events.length)
          put(`$$${stream}`, lastOf(`$$${stream}`) + 1n, [metadataEvent(`{"$tb":${current + 1n}}`)])
        const last = events.length ? put(stream, current + 1n, events) : undefined
        answers.push(() =>
          answer({ is: 'written', revision: last?.revision ?? current, position: last?.position ?? null }),
        )
      }
      // A log that cannot be written ends the process, as it ends the real server.
      if (lines.length) await durable(Buffer.concat(lines))
      end = at
      all.push(...fresh)
      for (const tell of answers) tell()
      if (fresh.length) for (const listener of listeners) listener()
    }
    flushing = false
  }

  const durable = (bytes: Buffer) =>
    new Promise<void>((done, failed) =>
      writeFile(file, bytes, (error) =>
        error ? failed(error) : fdatasync(file, (unsynced) => (unsynced ? failed(unsynced) : done())),
      ),
    )

  return {
    /** In the order of the log, flushed events only. */
    all: all as readonly Recorded[],
    append: (stream: string, expected: bigint, events: Proposed[], tombstone = false) =>
      new Promise<Outcome>((answer) => {
        waiting.push({ stream, expected, events, tombstone, answer })
        if (!flushing) void flush()
      }),
    isDeleted: (stream: string) => tombstones.has(stream),
    /** Events that a reader of the stream sees: none of a stream that does not exist or was deleted softly. */
    visible(stream: string): Recorded[] | null {
      const events = streams.get(stream)
      const { truncateBefore, maxCount } = limitsOf(stream)
      if (!events?.length || truncateBefore === DELETED) return null
      const flushed = BigInt(end)
      if (!truncateBefore && !maxCount && events.at(-1)!.position < flushed) return events
      const from = maxCount ? BigInt(events.length) - maxCount : 0n
      return events.filter(
        ({ revision, position }) => revision >= truncateBefore && revision >= from && position < flushed,
      )
    },
    lastOf,
    onAppended(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => closeSync(file),
  }
}
export type Log = ReturnType<typeof openLog>

export const metadataEvent = (json: string): Proposed => ({
  id: crypto.randomUUID(),
  type: '$metadata',
  isJson: true,
  data: Buffer.from(json),
  metadata: Buffer.alloc(0),
})
