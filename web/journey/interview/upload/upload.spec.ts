import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { memoryTakeStore, type StoredTake } from '../recorder/take-store.ts'
import { queueMachine, summaryOf } from './queue.machine.ts'
import { backoffMs, GONE, type Prepared, type UploadEvent, uploadMachine, UploadRefused } from './upload.machine.ts'

const takeOf = (recordingId: string): StoredTake => ({
  recordingId,
  candidateId: 'ada',
  moduleId: 'video',
  questionId: recordingId,
  take: 1,
  mimeType: 'video/webm',
  state: 'queued',
  durationMs: 4000,
  declared: false,
})
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Uploads without a browser: what arrives is pushed by hand, and the clock is turned by hand. */
async function uploads(...recordings: string[]) {
  const clock = new SimulatedClock()
  const log: string[] = []
  const store = memoryTakeStore()
  const wires: Record<string, (event: UploadEvent) => void> = {}
  const line = { connected: true }
  const server: { declare: (recordingId: string) => Promise<void> } = { declare: async () => {} }
  for (const id of recordings) {
    await store.begin(takeOf(id))
    await store.append(id, 0, new Blob([`${id} first, `]))
    await store.append(id, 1, new Blob([`${id} second`]))
  }
  const upload = uploadMachine.provide({
    guards: { connected: () => line.connected },
    actors: {
      prepare: fromPromise<Prepared, StoredTake>(async ({ input }) => {
        const blob = await store.read(input.recordingId)
        if (!blob) throw new Error('gone')
        return { blob, sha256: sha256(await blob.text()) }
      }),
      declare: fromPromise<void, { take: StoredTake; prepared: Prepared }>(({ input: { take } }) => {
        log.push(`${take.declared ? 'know' : 'declare'} ${take.recordingId}`)
        return server.declare(take.recordingId)
      }),
      send: fromCallback<UploadEvent, { take: StoredTake; prepared: Prepared }>(({ input: { take }, sendBack }) => {
        log.push(`send ${take.recordingId}`)
        wires[take.recordingId] = sendBack
      }),
      clean: fromPromise<void, StoredTake>(({ input }) => store.empty(input.recordingId, 'sent')),
    },
  })
  const queue = createActor(queueMachine.provide({ actors: { upload } }), { clock }).start()
  // Actors may take several turns of the loop; hashing happens in them.
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done))
  }
  for (const id of recordings) queue.send({ type: 'add', take: takeOf(id) })
  await settled()
  return {
    log,
    store,
    line,
    server,
    queue,
    settled,
    wire: (id: string, event: UploadEvent) => (wires[id]!(event), settled()),
    wait: (ms: number) => (clock.increment(ms), settled()),
    state: (id: string) => queue.getSnapshot().context.uploads[id]!,
    kept: async (id: string) => (await (await store.read(id))?.text()) ?? null,
    summary: () => summaryOf(queue.getSnapshot().context.uploads),
  }
}
const whole = (id: string) => `${id} first, ${id} second`
const lost = { type: 'broken', error: new Error('the network is gone') } as const

describe('a recording on its way', () => {
  it('is taken from the browser only when the server holds what was recorded', async () => {
    const u = await uploads('one')
    await u.wire('one', { type: 'sent', sent: 5, total: 22 })
    expect([u.state('one').state, u.state('one').sent, await u.kept('one')]).toEqual(['sending', 5, whole('one')])
    await u.wire('one', { type: 'confirmed', sha256: sha256(whole('one')) })
    expect([u.state('one').state, await u.kept('one'), (await u.store.takesOf('ada'))[0]?.state]).toEqual([
      'done',
      null,
      'sent',
    ])
  })

  it.each([sha256('something else'), null])('is kept and sent again when the server confirms %s', async (answer) => {
    const u = await uploads('one')
    await u.wire('one', { type: 'confirmed', sha256: answer })
    expect([u.state('one').state, await u.kept('one')]).toEqual(['interrupted', whole('one')])
    await u.wait(1000)
    expect(u.log).toEqual(['declare one', 'send one', 'send one'])
  })

  it('begins anew when it arrived damaged', async () => {
    const u = await uploads('one')
    await u.wire('one', { type: 'damaged' })
    await u.wait(1000)
    expect(u.log).toEqual(['declare one', 'send one', 'declare one', 'send one'])
  })

  it('is not declared again when the page was opened again in between', async () => {
    const u = await uploads()
    await u.store.begin({ ...takeOf('old'), declared: true })
    await u.store.append('old', 0, new Blob(['old']))
    u.queue.send({ type: 'add', take: { ...takeOf('old'), declared: true } })
    await u.settled()
    expect(u.log).toEqual(['know old', 'send old'])
  })
})

describe('a connection that breaks', () => {
  it('is tried again after one second, then two, then four', async () => {
    const u = await uploads('one')
    for (const pause of [1000, 2000, 4000]) {
      await u.wire('one', lost)
      expect(u.state('one').state).toBe('interrupted')
      await u.wait(pause - 1)
      expect(u.state('one').state).toBe('interrupted')
      await u.wait(1)
      expect(u.state('one').state).toBe('sending')
    }
  })

  it('waits at most half a minute, and begins counting anew once something got through', async () => {
    expect([0, 1, 5, 60].map(backoffMs)).toEqual([1000, 2000, 30_000, 30_000])
    const u = await uploads('one')
    await u.wire('one', lost)
    await u.wait(1000)
    await u.wire('one', { type: 'sent', sent: 9, total: 22 })
    await u.wire('one', lost)
    await u.wait(1000)
    expect(u.state('one').state).toBe('sending')
  })

  it('goes on at once when the browser is online again', async () => {
    const u = await uploads('one')
    await u.wire('one', lost)
    u.queue.send({ type: 'online' })
    await u.settled()
    expect(u.state('one').state).toBe('sending')
  })

  it('holds up declaring too, until it is back', async () => {
    const u = await uploads()
    u.server.declare = () => Promise.reject(new Error('offline'))
    await u.store.begin(takeOf('one'))
    await u.store.append('one', 0, new Blob(['one']))
    u.queue.send({ type: 'add', take: takeOf('one') })
    await u.settled()
    expect(u.summary()).toMatchObject({ undeclared: 1, interrupted: true })
    u.server.declare = async () => {}
    u.queue.send({ type: 'online' })
    await u.settled()
    expect([u.summary().undeclared, u.state('one').state]).toEqual([0, 'sending'])
  })
})

describe('a browser that knows it is offline', () => {
  it('tries nothing until it is online, and then goes on at once', async () => {
    const u = await uploads('one')
    u.line.connected = false
    await u.wire('one', lost)
    await u.wait(120_000)
    expect([u.state('one').state, u.log]).toEqual(['interrupted', ['declare one', 'send one']])
    u.line.connected = true
    u.queue.send({ type: 'online' })
    await u.settled()
    expect([u.state('one').state, u.log.at(-1)]).toEqual(['sending', 'send one'])
  })

  it('goes on within half a minute where it does not say that it is online again', async () => {
    const u = await uploads('one')
    u.line.connected = false
    await u.wire('one', lost)
    await u.wait(1000)
    u.line.connected = true
    await u.wait(30_000)
    expect(u.state('one').state).toBe('sending')
  })

  it('does not ask the server about a recording that is added meanwhile, but says that it waits', async () => {
    const u = await uploads()
    u.line.connected = false
    await u.store.begin(takeOf('one'))
    await u.store.append('one', 0, new Blob(['one']))
    u.queue.send({ type: 'add', take: takeOf('one') })
    await u.settled()
    await u.wait(60_000)
    expect([u.log, u.summary()]).toMatchObject([[], { undeclared: 1, interrupted: true }])
    u.line.connected = true
    u.queue.send({ type: 'online' })
    await u.settled()
    expect([u.log, u.state('one').state]).toEqual([['declare one', 'send one'], 'sending'])
  })

  it('does not begin the next recording either', async () => {
    const u = await uploads('one', 'two')
    u.line.connected = false
    await u.wire('one', { type: 'confirmed', sha256: sha256(whole('one')) })
    expect([u.state('two').state, u.log.includes('send two')]).toEqual(['interrupted', false])
    u.line.connected = true
    u.queue.send({ type: 'online' })
    await u.settled()
    expect(u.log.at(-1)).toBe('send two')
  })
})

describe('a recording that is refused', () => {
  it('says why and stays on the device until it is tried again', async () => {
    const u = await uploads('one')
    await u.wire('one', { type: 'broken', error: new UploadRefused('media/unsupported-type') })
    expect([u.state('one'), await u.kept('one')]).toMatchObject([
      { state: 'failed', problem: 'media/unsupported-type' },
      whole('one'),
    ])
    u.queue.send({ type: 'retry' })
    await u.settled()
    expect(u.state('one')).toMatchObject({ state: 'sending', problem: null })
  })

  it('is reported when the device has lost it', async () => {
    const u = await uploads()
    u.queue.send({ type: 'add', take: takeOf('nowhere') })
    await u.settled()
    expect(u.state('nowhere')).toMatchObject({ state: 'failed', problem: GONE })
  })
})

describe('several recordings', () => {
  it('are declared at once and sent one after the other', async () => {
    const u = await uploads('one', 'two')
    expect(u.log).toEqual(['declare one', 'declare two', 'send one'])
    expect([u.state('two').state, u.state('two').declared]).toEqual(['waiting', true])
    await u.wire('one', { type: 'confirmed', sha256: sha256(whole('one')) })
    expect(u.log.at(-1)).toBe('send two')
    expect(u.summary()).toMatchObject({ open: 1, count: 2, total: whole('one').length * 2, sent: whole('one').length })
  })

  it('are each sent once, however often they are added', async () => {
    const u = await uploads('one')
    u.queue.send({ type: 'add', take: takeOf('one') })
    await u.settled()
    expect(u.log).toEqual(['declare one', 'send one'])
  })
})
