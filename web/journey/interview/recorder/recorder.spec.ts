import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type Choice,
  type KeptTake,
  type Opened,
  recorderMachine,
  type RecorderEvent,
  type RecordInput,
  type RecorderInput,
  takesLeft,
} from './recorder.machine.ts'

const named = (name: string) => Object.assign(new Error(name), { name })
const opened: Opened<unknown> = {
  stream: 'a stream',
  cameras: [{ id: 'c1', label: 'Front' }],
  microphones: [{ id: 'm1', label: 'Built in' }],
  cameraId: 'c1',
  microphoneId: 'm1',
}

/** A recorder without a browser: a clock that is turned by hand, and a MediaRecorder that answers when told. */
function recorder(input: Partial<RecorderInput> = {}, { camera = async () => opened } = {}) {
  const clock = new SimulatedClock()
  const log: string[] = []
  let ids = 0
  const machine = recorderMachine.provide({
    actors: {
      open: fromPromise<Opened<unknown>, Choice>(
        ({ input }) => (log.push(`open ${input.cameraId ?? 'any'}`), camera()),
      ),
      close: fromCallback(() => () => void log.push('close')),
      record: fromCallback<{ type: 'record.stop' }, RecordInput<unknown>>(({ input, sendBack, receive }) => {
        log.push(`record ${input.recordingId}`)
        receive(() => sendBack({ type: 'recorder.stopped', seconds: 7 } satisfies RecorderEvent))
      }),
      send: fromPromise<void, KeptTake>(async ({ input }) => void log.push(`send ${input.recordingId}`)),
      discard: fromPromise<void, KeptTake>(async ({ input }) => void log.push(`discard ${input.recordingId}`)),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: { limit: 30, takes: 3, used: 0, thinkingTime: 0, waiting: null, newId: () => `r${++ids}`, ...input },
  }).start()
  const settled = () => new Promise((done) => setTimeout(done))
  return {
    log,
    send: actor.send.bind(actor) as (event: RecorderEvent) => void,
    seconds: (n: number) => Array.from({ length: n }).forEach(() => clock.increment(1000)),
    settled,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    get context() {
      return actor.getSnapshot().context
    },
    get output() {
      return actor.getSnapshot().output
    },
    async ready() {
      actor.send({ type: 'record' })
      await settled()
    },
    async recording() {
      await this.ready()
      actor.send({ type: 'record.start' })
      this.seconds(3)
    },
  }
}

describe('before recording', () => {
  it('asks for the camera only when the candidate wants to record', async () => {
    const r = recorder()
    expect([r.is('intro'), r.log]).toEqual([true, []])
    await r.ready()
    expect([r.is({ ready: 'idle' }), r.log]).toEqual([true, ['open any']])
  })

  it('opens another camera when one is chosen, and lets the first go', async () => {
    const r = recorder()
    await r.ready()
    r.send({ type: 'device.choose', choice: { cameraId: 'c2', microphoneId: 'm1' } })
    await r.settled()
    expect(r.log).toEqual(['open any', 'close', 'open c2'])
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['NotSupportedError', 'unsupported'],
  ])('says what is wrong (%s), and tries again when asked', async (name, failure) => {
    let broken = true
    const r = recorder({}, { camera: async () => (broken ? Promise.reject(named(name)) : opened) })
    await r.ready()
    expect([r.is('error'), r.context.failure]).toEqual([true, failure])
    broken = false
    r.send({ type: 'retry' })
    await r.settled()
    expect([r.is({ ready: 'idle' }), r.context.failure]).toEqual([true, null])
  })

  it('begins by itself when the time to think is over', async () => {
    const r = recorder({ thinkingTime: 15 })
    await r.ready()
    r.seconds(14)
    expect([r.is({ ready: 'idle' }), r.context.thinking]).toEqual([true, 1])
    r.seconds(1)
    expect(r.is({ ready: 'countdown' })).toBe(true)
  })
})

describe('recording', () => {
  it('counts down three seconds', async () => {
    const r = recorder()
    await r.ready()
    r.send({ type: 'record.start' })
    const counted = [0, 1, 2].map(() => [r.context.countdown, r.seconds(1)][0])
    expect([counted, r.is({ ready: 'collecting' }), r.log]).toEqual([[3, 2, 1], true, ['open any', 'record r1']])
  })

  it('can be called off while counting, which uses no take', async () => {
    const r = recorder()
    await r.ready()
    r.send({ type: 'record.start' })
    r.seconds(2)
    r.send({ type: 'record.cancel' })
    r.seconds(5)
    expect([r.is({ ready: 'idle' }), r.context.used]).toEqual([true, 0])
  })

  it('can be stopped after two seconds, not before', async () => {
    const r = recorder()
    await r.recording()
    r.seconds(1)
    r.send({ type: 'record.stop' })
    expect(r.is({ ready: { collecting: 'ticking' } })).toBe(true)
    r.seconds(1)
    r.send({ type: 'record.stop' })
    expect([r.is({ preview: 'previewInit' }), r.context.current]).toEqual([
      true,
      { recordingId: 'r1', take: 1, seconds: 7 },
    ])
  })

  it('stops by itself at the limit, and lets the camera go', async () => {
    const r = recorder({ limit: 30 })
    await r.recording()
    r.seconds(29)
    expect([r.is({ ready: 'collecting' }), r.context.timer]).toEqual([true, 29])
    r.seconds(1)
    expect([r.is('preview'), r.context.timer, r.log.at(-1)]).toEqual([true, 30, 'close'])
  })

  it('keeps what was recorded when the camera goes away', async () => {
    const r = recorder()
    await r.recording()
    r.seconds(5)
    r.send({ type: 'camera.lost' })
    expect([r.is('preview'), r.context.interrupted]).toEqual([true, true])
  })

  it('gives the take back when nothing was recorded', async () => {
    const r = recorder()
    await r.recording()
    r.send({ type: 'recorder.failed', error: named('QuotaExceededError'), seconds: 0 })
    expect([r.is('error'), r.context.failure, r.context.used]).toEqual([true, 'full', 0])
  })
})

describe('looking at a take', () => {
  const recorded = async (input: Partial<RecorderInput> = {}) => {
    const r = recorder(input)
    await r.recording()
    r.seconds(2)
    r.send({ type: 'record.stop' })
    return r
  }

  it('plays it, and sends it', async () => {
    const r = await recorded()
    r.send({ type: 'preview.play' })
    expect(r.is({ preview: 'previewActive' })).toBe(true)
    r.send({ type: 'preview.end' })
    r.send({ type: 'take.send' })
    await r.settled()
    expect([r.is('done'), r.output, r.log.at(-1)]).toEqual([true, { recordingId: 'r1' }, 'send r1'])
  })

  it('throws it away for another, as often as the question allows', async () => {
    const r = await recorded({ takes: 2 })
    expect(takesLeft(r.context)).toBe(1)
    r.send({ type: 'take.discard' })
    await r.settled()
    expect([r.is({ ready: 'idle' }), r.log]).toEqual([
      true,
      ['open any', 'record r1', 'close', 'discard r1', 'open c1'],
    ])
    r.send({ type: 'record.start' })
    r.seconds(5)
    r.send({ type: 'record.stop' })
    r.send({ type: 'take.discard' })
    expect([r.is('preview'), r.context.current, takesLeft(r.context)]).toEqual([
      true,
      { recordingId: 'r2', take: 2, seconds: 7 },
      0,
    ])
  })

  it('goes on with a take that was recorded before the page was closed, without asking for the camera', () => {
    const waiting = { recordingId: 'r0', take: 1, seconds: 12 }
    const r = recorder({ used: 1, waiting })
    r.send({ type: 'record' })
    expect([r.is('preview'), r.context.current, r.log]).toEqual([true, waiting, []])
  })
})
