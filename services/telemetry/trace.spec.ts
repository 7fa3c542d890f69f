import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLogFile } from '#infra/engines/event-store/log-file.ts'
import { verifyEverything } from '#services/audit/verify-everything.ts'
import { useApi } from '#test/support/api.ts'
import { tampered } from '#test/support/data-folder.ts'
import { otlpReceiver, type ReceivedSpan } from '#test/support/otlp-receiver.ts'

const receiver = await otlpReceiver()
afterAll(() => receiver.close())
const api = useApi(() => ({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'hirelog-test' }))

const CALLER = { trace: 'a'.repeat(31) + '1', span: 'b'.repeat(15) + '2' }
const path = '/api/legacy/videos/kanban'
/** Names from the span that no other is the parent of to this one. */
function lineage(span: ReceivedSpan): string[] {
  const parent = receiver.spans.find(({ id, trace }) => id === span.parent && trace === span.trace)
  return [...(parent ? lineage(parent) : []), span.name]
}

describe('a trace', () => {
  let moved: ReceivedSpan[]
  let metrics = ''

  beforeAll(async () => {
    const { acme } = api
    const headers = (more: object) => ({ headers: { 'idempotency-key': randomUUID(), ...more } })
    const move = (statusId: string, more = {}) =>
      api.patch(acme.key, path, { job_id: acme.jobId, videoIds: [acme.invited, acme.other], statusId }, headers(more))
    const first = await move(acme.columnId, { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` })
    const filter = encodeURIComponent(JSON.stringify({ _id: { $in: [acme.invited, acme.other] } }))
    const shown = await api.get(acme.key, `/api/analytics/read-models/candidate-facts?filter=${filter}`, {
      headers: { 'x-consistency': first.headers.get('x-consistency')! },
    })
    expect(shown.body.rows.map(({ columnId }: { columnId: string }) => columnId)).toEqual([
      acme.columnId,
      acme.columnId,
    ])
    const again = (statusId: string) =>
      api.patch(
        acme.key,
        path,
        { job_id: acme.jobId, videoIds: [acme.other], statusId },
        { headers: { 'idempotency-key': 'used-twice' } },
      )
    await again('default')
    expect((await again('hired')).body.code).toBe('command/id-reused')
    metrics = await (await fetch(`${api.server.url}/metrics`)).text()
    // A process that stops first sends what is waiting.
    await api.server.stop()
    moved = receiver.spans.filter(({ trace }) => trace === CALLER.trace)
  })

  it('leads from the click through command, append, relay, bus and process managers to the read model', () => {
    const written = moved.filter(
      ({ name, attributes }) => name.startsWith('write cards_v') && attributes['hirelog.won'],
    )
    expect(written).toHaveLength(2)
    for (const span of written)
      expect(lineage(span)).toEqual([
        `PATCH ${path}`,
        'MoveCandidates',
        'publish CandidatesMoveRequested',
        'process process.move-each-candidate',
        'MoveCandidateToColumn',
        'publish CandidateMovedToColumn',
        expect.stringMatching(/^process proj\.cards\.v\d+$/),
        expect.stringMatching(/^write cards_v\d+$/),
      ])
    const appends = moved
      .filter(({ name, kind }) => name === 'append' && kind === 'client')
      .map((span) => lineage(span).at(-2))
    expect(appends).toEqual(
      expect.arrayContaining(['MoveCandidates', 'MoveCandidateToColumn', 'MoveCandidateToColumn']),
    )
  })

  it('has no part without a parent, and nothing before what led to it', () => {
    const byId = new Map(moved.map((span) => [span.id, span]))
    expect(byId.size).toBe(moved.length)
    for (const span of moved) {
      if (span.parent === CALLER.span) continue
      const parent = byId.get(span.parent ?? '')
      expect(parent, `the parent of ${span.name}`).toBeDefined()
      // Clocks are read in whole milliseconds where a span began before it was reported.
      expect(span.began + 2_000_000n, `${span.name} after ${parent!.name}`).toBeGreaterThanOrEqual(parent!.began)
    }
    expect(moved.filter(({ parent }) => parent === CALLER.span).map(({ name }) => name)).toEqual([`PATCH ${path}`])
  })

  it('is in the hash chain: an event cannot be put into another trace', async () => {
    const verified = await verifyEverything({ DATA_DIR: api.server.dataDir })
    expect(verified).toMatchObject({ ok: true, log: { found: 0 } })
    const log = openLogFile(join(api.server.dataDir, 'log'))
    const rows = log.after(0, 10_000)
    log.close()
    const inTrace = rows.filter(({ meta }) => meta!.includes(`"trace":"00-${CALLER.trace}-`))
    expect(inTrace.length).toBeGreaterThanOrEqual(3)
    const copy = tampered(api.server.dataDir, (db) =>
      db.exec(
        `UPDATE event SET meta = replace(meta, '${CALLER.trace}', '${'c'.repeat(32)}') WHERE position = ${inTrace[0]!.position}`,
      ),
    )
    expect(await verifyEverything({ DATA_DIR: copy })).toMatchObject({ ok: false, log: { found: 1 } })
    // Written before there was a collector: no trace, and the same hashes as ever.
    expect(rows[0]!.meta).not.toContain('"trace"')
  })

  it('names what was asked and where it went, and no person', () => {
    const command = moved.find(({ name }) => name === 'MoveCandidates')!
    expect(command).toMatchObject({
      kind: 'internal',
      failed: false,
      attributes: { 'hirelog.company': api.acme.companyId, 'hirelog.replayed': false },
      resource: { 'service.name': 'hirelog-test' },
    })
    expect(JSON.stringify(receiver.spans.map(({ name, attributes }) => [name, attributes]))).not.toMatch(
      /@|Kestrel|Wolverine|Ada/,
    )
  })

  it('takes a refusal for an answer, not for a failure', () => {
    const refused = receiver.spans.find(({ attributes }) => attributes['hirelog.refusal'] !== undefined)
    expect(refused).toMatchObject({
      name: 'MoveCandidateToColumn',
      failed: false,
      attributes: { 'hirelog.refusal': 'command/id-reused' },
    })
  })

  it('is of a size that fits: what a collector would refuse was never sent', () => expect(receiver.refused).toEqual([]))

  it('comes with the figures that /metrics shows, under the same names', () => {
    const shown = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(shown.length).toBeGreaterThan(8)
    expect([...receiver.metrics.keys()].sort()).toEqual(shown.sort())
    const commands = receiver.metrics.get('hirelog_command_seconds')!
    const moves = commands.points.find(({ attributes }) => attributes.type === 'MoveCandidates')!
    expect(moves).toMatchObject({ value: 1, attributes: { outcome: 'accepted' } })
    expect(moves.buckets!.reduce((sum, n) => sum + n)).toBe(1)
  })
})
