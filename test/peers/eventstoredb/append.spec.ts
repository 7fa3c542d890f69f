import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { all, aStream, credentials, event, failureOf, needsSwitches, observe } from './observed.ts'

const at = observe()
const append = (
  stream: string,
  events: Parameters<typeof at.client.appendToStream>[1],
  expectedRevision: bigint | 'any' | 'no_stream' | 'stream_exists' = 'any',
  deadline?: number,
) => at.client.appendToStream(stream, events, { credentials, expectedRevision, ...(deadline && { deadline }) })
const idsIn = async (stream: string) =>
  (await all(at.client.readStream(stream, { credentials }))).map((each) => each.event!.id)

describe('an append by the unary path', () => {
  it('answers with the revision and position of its last event', async () => {
    const stream = aStream()
    const events = [event(), event(), event()]
    const { nextExpectedRevision, position, success } = await append(stream, events, 'no_stream')
    expect([success, nextExpectedRevision]).toEqual([true, 2n])
    expect((await all(at.client.readStream(stream, { credentials })))[2]!.event!.position).toEqual(position)
  })

  it('at the wrong revision says which was expected and which is there, by type alone', async () => {
    const stream = aStream()
    await append(stream, [event()])
    expect(await failureOf(append(stream, [event()], 5n))).toMatchObject({
      type: 'wrong-expected-version',
      streamName: stream,
      expectedVersion: 5n,
      actualVersion: 0n,
      message: '',
      name: 'Error',
    })
    expect(await failureOf(append(stream, [event()], 'no_stream'))).toMatchObject({
      expectedVersion: 'no_stream',
      actualVersion: 0n,
      code: undefined,
    })
    expect(await failureOf(append(aStream(), [event()], 3n))).toMatchObject({
      expectedVersion: 3n,
      actualVersion: 'no_stream',
    })
  })

  it('of ids that are there, at the revision first used, succeeds as it did and writes nothing', async () => {
    const stream = aStream()
    const events = [event(), event()]
    const first = await append(stream, events, 'no_stream')
    await append(stream, [event()], 1n)
    expect(await append(stream, events, 'no_stream')).toEqual(first)
    expect(await append(stream, events, 'any')).toEqual(first)
    expect(await append(stream, events, 'stream_exists')).toEqual(first)
    expect(await append(stream, events.slice(0, 1), 'no_stream')).toMatchObject({ nextExpectedRevision: 0n })
    expect(await idsIn(stream)).toHaveLength(3)
  })

  it('of ids that are there, at the current revision, writes them again', async () => {
    const stream = aStream()
    const events = [event()]
    await append(stream, events, 'no_stream')
    await append(stream, events, 0n)
    expect(await idsIn(stream)).toEqual([events[0]!.id, events[0]!.id])
  })

  it('of ids that are there and a new one is refused', async () => {
    const stream = aStream()
    const events = [event()]
    await append(stream, events, 'no_stream')
    expect(await failureOf(append(stream, [...events, event()], 'no_stream'))).toMatchObject({
      type: 'wrong-expected-version',
    })
  })

  it('of an id that is there with other data succeeds without a word, and the first data stay', async () => {
    const stream = aStream()
    const [id, data] = [randomUUID(), { said: 'first' }]
    await append(stream, [event(data, id)], 'no_stream')
    expect(await append(stream, [event({ said: 'second' }, id)], 'no_stream')).toMatchObject({
      success: true,
      nextExpectedRevision: 0n,
    })
    expect((await all(at.client.readStream(stream, { credentials }))).map((each) => each.event!.data)).toEqual([data])
  })

  it('of one id twice stores it twice; ids come back in lower case', async () => {
    const stream = aStream()
    const id = randomUUID()
    await append(stream, [event({}, id.toUpperCase()), event({}, id)], 'no_stream')
    expect(await idsIn(stream)).toEqual([id, id])
  })

  it('of nothing succeeds at revision 0 and writes nothing', async () => {
    const stream = aStream()
    expect(await append(stream, [], 'any')).toMatchObject({ success: true, nextExpectedRevision: 0n })
    expect(await failureOf(idsIn(stream))).toMatchObject({ type: 'stream-not-found' })
  })

  it('of more than 1,048,576 bytes in all is refused with the limit', async () => {
    const stream = aStream()
    const half = () => event({ text: 'x'.repeat(550_000) })
    expect(await failureOf(append(stream, [half(), half()]))).toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 1_048_576,
    })
    await append(stream, [half()])
  })

  it('of an id that is no UUID fails', async () => {
    expect(await failureOf(append(aStream(), [event({}, 'not-an-id')]))).toMatchObject({ type: 'unknown' })
  })

  it('repeated after a soft delete answers without a position; the stream goes on from its revision', async () => {
    const stream = aStream()
    const events = [event(), event()]
    await append(stream, events, 'no_stream')
    await at.client.deleteStream(stream, { credentials })
    expect(await append(stream, events, 'any')).toMatchObject({ success: true, position: undefined })
    expect(await failureOf(idsIn(stream))).toMatchObject({ type: 'stream-not-found' })
    expect(await append(stream, [event()], 'no_stream')).toMatchObject({ nextExpectedRevision: 2n })
    expect(await idsIn(stream)).toHaveLength(1)
  })

  it.each(['bigint', 'undefined'])('of data with %s takes the process down', (what) => {
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./append-child.ts', import.meta.url)), at.url, what],
      { encoding: 'utf8', timeout: 20_000 },
    )
    expect(child.status).toBeGreaterThan(0)
    expect(child.stdout).not.toContain('the call settled')
  })

  it.runIf(needsSwitches)(
    'that is not answered fails at its deadline; nobody knows whether it was written',
    async () => {
      for (const is of ['stall', 'reply-lost'] as const) {
        const stream = aStream()
        await at.peer.fault({ is })
        expect(await failureOf(append(stream, [event()], 'no_stream', 300))).toMatchObject({
          type: 'deadline-exceeded',
        })
        expect((await failureOf(idsIn(stream)))?.type).toBe(is === 'stall' ? 'stream-not-found' : undefined)
      }
    },
  )

  it.runIf(needsSwitches)('to a node that does not lead brings the next call to the leader', async () => {
    const stream = aStream()
    await at.peer.fault({ is: 'not-leader' })
    const asked = () => at.client.appendToStream(stream, [event()], { credentials, requiresLeader: true })
    expect(await failureOf(asked())).toMatchObject({
      type: 'not-leader',
      leader: { port: expect.any(Number) as number },
    })
    await expect(asked()).resolves.toMatchObject({ success: true })
  })
})

describe('an append by the batch path', () => {
  const batch = (
    stream: string,
    events: Parameters<typeof at.client.appendToStream>[1],
    expectedRevision: bigint | 'any' | 'no_stream' = 'any',
  ) => at.client.appendToStream(stream, events, { expectedRevision })

  it('stores, and tells a wrong revision and a size too large as the unary one does', async () => {
    const stream = aStream()
    expect(await batch(stream, [event(), event()], 'no_stream')).toMatchObject({ nextExpectedRevision: 1n })
    expect(await failureOf(batch(stream, [event()], 'no_stream'))).toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 1n,
    })
    expect(await failureOf(batch(stream, [event({ text: 'x'.repeat(1_100_000) })]))).toMatchObject({
      type: 'maximum-append-size-exceeded',
    })
  })

  it.runIf(needsSwitches)('that the server refuses internally never settles', async () => {
    await at.peer.fault({ is: 'unknown' })
    const settled = failureOf(batch(aStream(), [event()])).then(() => 'settled')
    const deadline = new Promise((done) => setTimeout(done, 1500, 'not settled'))
    expect(await Promise.race([settled, deadline])).toBe('not settled')
  })

  it('loses its answers when another client of the process is disposed of', () => {
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./append-child.ts', import.meta.url)), at.url, 'dispose'],
      { encoding: 'utf8', timeout: 20_000 },
    )
    expect(Number(/refused (\d+)/.exec(child.stdout)?.[1])).toBeGreaterThan(0)
  })
})
