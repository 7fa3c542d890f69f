import { describe, expect, it } from 'vitest'
import { all, aStream, credentials, event, failureOf, needsPeer, observe } from './observed.ts'

const at = observe()
const write = async (count: number) => {
  const stream = aStream()
  const events = Array.from({ length: count }, () => event())
  const { position } = await at.client.appendToStream(stream, events, { credentials })
  return { stream, ids: events.map(({ id }) => id), position: position! }
}
const ids = async (stream: string, options: Parameters<typeof at.client.readStream>[1] = {}) =>
  (await all(at.client.readStream(stream, { credentials, ...options }))).map((each) => each.event!.id)

describe('reading a stream', () => {
  it('tells a stream that is not there from one that was deleted for good', async () => {
    expect(await failureOf(ids(aStream()))).toMatchObject({ type: 'stream-not-found' })
    const { stream } = await write(1)
    await at.client.deleteStream(stream, { credentials })
    expect(await failureOf(ids(stream))).toMatchObject({ type: 'stream-not-found' })
    const other = await write(1)
    await at.client.tombstoneStream(other.stream, { credentials })
    expect(await failureOf(ids(other.stream))).toMatchObject({ type: 'stream-deleted', code: 9 })
    expect(await failureOf(at.client.appendToStream(other.stream, [event()], { credentials }))).toMatchObject({
      type: 'stream-deleted',
    })
  })

  it('gives nothing from beyond its end, and event 0 only when it goes back from the default start', async () => {
    const { stream, ids: written } = await write(3)
    expect(await ids(stream, { fromRevision: 10n })).toEqual([])
    expect(await ids(stream, { direction: 'backwards' })).toEqual([written[0]])
    expect(await ids(stream, { direction: 'backwards', fromRevision: 'end', maxCount: 2 })).toEqual([
      written[2],
      written[1],
    ])
  })

  it('fails forwards from the end, and for no events', async () => {
    const { stream } = await write(1)
    expect(await failureOf(ids(stream, { fromRevision: 'end' }))).toMatchObject({ type: 'unknown' })
    expect(await failureOf(ids(stream, { maxCount: 0 }))).toMatchObject({ type: 'unknown' })
  })

  it('hides what its metadata say; $all shows it all the same', async () => {
    const { stream, ids: written, position } = await write(4)
    await at.client.setStreamMetadata(stream, { maxCount: 2 }, { credentials })
    expect(await ids(stream)).toEqual(written.slice(2))
    await at.client.setStreamMetadata(stream, { truncateBefore: 100 }, { credentials })
    await at.client.appendToStream(stream, [event()], { credentials })
    expect(await ids(stream)).toEqual([])
    const before = await all(
      at.client.readAll({ credentials, direction: 'backwards', fromPosition: position, maxCount: 3 }),
    )
    expect(before.map((each) => each.event!.id)).toEqual(written.slice(0, 3).reverse())
  })
})

describe('reading $all', () => {
  it('forwards begins with the event at the position, backwards with the one before it', async () => {
    const { ids: written, position } = await write(3)
    const forwards = await all(at.client.readAll({ credentials, fromPosition: position, maxCount: 1 }))
    expect(forwards[0]!.event!.id).toBe(written[2])
    const backwards = await all(
      at.client.readAll({ credentials, fromPosition: position, direction: 'backwards', maxCount: 2 }),
    )
    expect(backwards.map((each) => each.event!.id)).toEqual([written[1], written[0]])
  })

  it('from a position inside a record is refused', async () => {
    const { position } = await write(1)
    const inside = { commit: position.commit + 1n, prepare: position.prepare + 1n }
    await write(1)
    expect(await failureOf(all(at.client.readAll({ credentials, fromPosition: inside, maxCount: 1 })))).not.toBeNull()
  })

  it('ignores a filter that it is given', async () => {
    const { position } = await write(2)
    const options = {
      credentials,
      fromPosition: position,
      maxCount: 1,
      filter: { filterOn: 'eventType', prefixes: ['NoSuchType'] },
    }
    expect(await all(at.client.readAll(options as never))).toHaveLength(1)
  })

  it('shows the server’s own events between others', async () => {
    const { position } = await write(1)
    const older = await all(at.client.readAll({ credentials, direction: 'backwards', fromPosition: position }))
    expect(older.some((each) => each.event!.type.startsWith('$'))).toBe(true)
  })
})

describe('a server that goes away', () => {
  it.runIf(needsPeer)('fails calls at once while it is down, and the same client works when it is back', async () => {
    const { stream, ids: written } = await write(2)
    await at.peer.kill()
    const began = performance.now()
    expect(await failureOf(at.client.appendToStream(aStream(), [event()], { credentials }))).toMatchObject({
      type: 'unavailable',
      code: 14,
    })
    expect(performance.now() - began).toBeLessThan(2000)
    await at.peer.start()
    let back: string[] | null = null
    for (const until = Date.now() + 10_000; !back && Date.now() < until; ) back = await ids(stream).catch(() => null)
    expect(back).toEqual(written)
  })

  it.runIf(needsPeer)('that was told to stop refuses appends at once and still delivers', async () => {
    at.peer.terminate()
    let failure = null
    for (const until = Date.now() + 3000; !failure && Date.now() < until; )
      failure = await failureOf(at.client.appendToStream(aStream(), [event()], { credentials }))
    expect(failure).toMatchObject({ type: 'unavailable' })
    await at.peer.kill()
    await at.peer.start()
  })

  it.runIf(needsPeer)('that is frozen is given up by the deadline of the call', async () => {
    at.peer.freeze()
    expect(
      await failureOf(at.client.appendToStream(aStream(), [event()], { credentials, deadline: 300 })),
    ).toMatchObject({ type: 'deadline-exceeded' })
    at.peer.thaw()
  })
})
