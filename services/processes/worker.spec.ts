import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { deciders } from '../commands/deciders.ts'
import { mail } from '../effects/reactions.ts'
import { sendMail } from '../effects/mail/send.ts'
import { commandHandler } from '../commands/handle.ts'
import { startRelay } from '../relay/relay.ts'
import type { AnyProcessManager, Dispatch, ProcessManager, Reaction } from './process-manager.ts'
import { MOST_IN_CHAIN } from './run-process.ts'
import { startProcesses } from './worker.ts'

const folder = useFolders()
const job = (n: number) => `22222222-2222-4222-8222-${String(n).padStart(12, '0')}`

const released = (event: SubscriptionEvent): Reaction[] =>
  event.type === 'JobSlotConsumed'
    ? [
        {
          kind: 'command',
          aggregate: 'subscription',
          id: admin.companyId,
          command: { type: 'ReleaseJobSlot', data: { jobId: event.data.jobId } },
        },
      ]
    : []

/** When a job slot is consumed, a message and a command are sent; when the command is refused, another. */
const manager: ProcessManager<SubscriptionEvent> = {
  name: 'slot-consumed-tells',
  category: 'subscription',
  on: ['JobSlotConsumed'],
  react: ({ event }) =>
    event.type === 'JobSlotConsumed'
      ? [
          mail({ to: 'rita@example.org', template: 'told', values: { jobId: event.data.jobId } }),
          {
            kind: 'command',
            aggregate: 'job',
            id: event.data.jobId,
            command: { type: 'ActivateJob', data: { jobId: event.data.jobId } },
          },
        ]
      : [],
  onRefused: ({ event }) => released(event),
  onOutcome: ({ event }, { outcome }) => (outcome.ended === 'succeeded' ? [] : released(event)),
}

let store: EventStore
let keys: KeyRing
let codec: Codec
beforeEach(() => {
  store = embeddedEventStore(folder())
  keys = embeddedKeyRing(folder())
  codec = makeCodec(keys)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  await keys.close()
})

/** What reached the outside, by id: the id is what makes a repetition harmless. */
const effects = { mails: new Map<string, number>(), commands: new Map<string, string>() }
beforeEach(() => {
  effects.mails.clear()
  effects.commands.clear()
})

/** `obeys`: commands are not only noted, but carried out. */
type Faults = {
  obeys?: true
  dispatch?: (type: string, commandId: string) => void
  mail?: (jobId: string) => void | Promise<void>
}

/** A process of its own over the same log; `faults` fail at the moment named. */
async function start(
  faults: Faults = {},
  managers: AnyProcessManager[] = [manager],
  state = new Map<string, unknown>(),
) {
  const commands = commandHandler(store, codec)
  const bus = embeddedEventBus()
  const dispatch: Dispatch = async (aggregate, tenant, id, command, context) => {
    faults.dispatch?.(command.type, context.commandId)
    effects.commands.set(context.commandId, command.type)
    if (!faults.obeys) return {}
    return (await commands.handle(deciders[aggregate]!, id, command, context, tenant)).token
  }
  const processes = await startProcesses(
    {
      core: undefined as never,
      commands,
      dispatch,
      now: () => '2026-03-02T12:00:00.000Z',
      store,
      bus,
      codec,
      checkpoints: {
        loadState: async (key) => state.get(key) ?? null,
        saveState: async (key, value) => void state.set(key, value),
      },
      calls: {
        mail: {
          send: {
            ...sendMail,
            async call(_core, { id, payload: { values } }) {
              await faults.mail?.(values.jobId!)
              effects.mails.set(id, (effects.mails.get(id) ?? 0) + 1)
            },
          } satisfies typeof sendMail,
        },
      },
    },
    managers,
    { retryMs: () => 5, patienceMs: 5 },
  )
  const relay = await startRelay({
    store,
    bus,
    checkpoints: { loadState: async () => null, saveState: async () => {} },
  })
  return {
    commands,
    processes,
    /** Everything written was acted upon: what the bus still holds back is met by the sweep. */
    rest: () =>
      vi.waitFor(async () => {
        await processes.sweep()
        expect([processes.status(), processes.openCalls()]).toEqual([[], 0])
      }, 20_000),
    async stop() {
      await relay.stop()
      await processes.stop()
    },
  }
}
const consume = async (running: Awaited<ReturnType<typeof start>>, ...jobs: number[]) => {
  const send = (command: Parameters<typeof subscriptionDecider.decide>[0]) =>
    running.commands.handle(subscriptionDecider, admin.companyId, command, {
      ...contextOf(admin),
      commandId: randomUUID(),
    })
  if (!(await store.head(`${admin.companyId}.subscription-${admin.companyId}`)))
    await send({ type: 'StartSubscription', data: { plan: 'enterprise' } })
  for (const n of jobs) await send({ type: 'ConsumeJobSlot', data: { jobId: job(n) } })
}
const told = () => effects.mails.size
const typesSent = () => [...effects.commands.values()].sort()

describe('an event that a process waits for', () => {
  it('is acted upon once, however often it arrives and whoever looks again', async () => {
    const running = await start()
    await consume(running, 1, 2)
    await running.rest()
    await Promise.all([running.processes.sweep(), running.processes.sweep()])
    await running.stop()
    const restarted = await start()
    await restarted.processes.sweep()
    await restarted.rest()
    await restarted.stop()

    expect([...effects.mails.values()]).toEqual([1, 1])
    expect(typesSent()).toEqual(['ActivateJob', 'ActivateJob'])
  })

  it('is found by the sweep when it never arrived', async () => {
    const writer = await start({}, [])
    await consume(writer, 1)
    await writer.stop()
    const running = await start()
    await running.processes.sweep()
    expect([told(), typesSent()]).toEqual([1, ['ActivateJob']])
    await running.stop()
  })

  it.each(['before it was decided', 'after the mail', 'after the command'])(
    'is finished after a restart when the process died %s, with the same ids',
    async (moment) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const dies = () => {
        throw new Error('died')
      }
      const dying: AnyProcessManager = moment === 'before it was decided' ? { ...manager, react: dies } : manager
      const faults: Faults =
        moment === 'after the mail' ? { dispatch: dies } : moment === 'after the command' ? { mail: dies } : {}
      const running = await start(faults, [dying])
      await consume(running, 1)
      await vi.waitFor(() => expect(running.processes.status()).toHaveLength(1), 20_000)
      await running.stop()

      const restarted = await start()
      await restarted.processes.sweep()
      await restarted.rest()
      await restarted.stop()
      expect([told(), typesSent()]).toEqual([1, ['ActivateJob']])
    },
  )
})

describe('a command that is refused', () => {
  it('is answered by the next step, and stays refused when the rest has to be repeated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let refusing = true
    let failing = true
    const running = await start({
      dispatch(type) {
        if (type === 'ActivateJob' && refusing) {
          refusing = false
          throw new Rejected('job/invalid-fields', 'not ready')
        }
        if (type === 'ReleaseJobSlot' && failing) {
          failing = false
          throw new Rejected('command/unavailable', 'later')
        }
      },
    })
    await consume(running, 1)
    await running.rest()
    await running.stop()
    expect(typesSent()).toEqual(['ReleaseJobSlot'])
  })
})

describe('a message that a mail server will never take', () => {
  it('is not tried again, is answered by the next step, and holds up nothing', async () => {
    let tries = 0
    const telling: ProcessManager<SubscriptionEvent> = {
      ...manager,
      react: (...about) => manager.react(...about).filter(({ kind }) => kind === 'call'),
    }
    const refuse = () => {
      tries++
      throw new Rejected('mail/undeliverable', 'no such mailbox')
    }
    const running = await start({ mail: refuse }, [telling])
    await consume(running, 1, 2)
    await running.rest()
    await running.processes.sweep()
    await running.stop()
    expect([tries, told(), typesSent()]).toEqual([2, 0, ['ReleaseJobSlot', 'ReleaseJobSlot']])
  })
})

describe('a mail server that takes its time', () => {
  it('holds up no one but who writes through it, and what waits for it goes out in order', async () => {
    const { promise: answered, resolve: answers } = Promise.withResolvers<void>()
    const mailed: string[] = []
    const mails: AnyProcessManager = {
      ...manager,
      react: (...about) => manager.react(...about).filter(({ kind }) => kind === 'call'),
    }
    const commands: AnyProcessManager = {
      ...manager,
      name: 'slot-consumed-activates',
      react: (...about) => manager.react(...about).filter(({ kind }) => kind === 'command'),
    }
    const running = await start({ mail: (jobId) => answered.then(() => void mailed.push(jobId)) }, [mails, commands])
    await consume(running, 1)
    await vi.waitFor(() => expect(typesSent()).toEqual(['ActivateJob']), 20_000)
    await consume(running, 2)
    await vi.waitFor(() => expect(typesSent()).toEqual(['ActivateJob', 'ActivateJob']), 20_000)
    expect(mailed).toEqual([])
    answers()
    await vi.waitFor(() => expect(mailed).toEqual([job(1), job(2)]), 20_000)
    await running.stop()
  })
})

describe('an input that cannot be handled', () => {
  it('holds up the rest of its stream, is reported, lets everyone else pass, and goes on in order once it can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let broken = true
    const order: string[] = []
    const running = await start({
      mail(jobId) {
        if (broken && jobId === job(1)) throw new Error('no mail server')
        order.push(jobId)
      },
    })
    await consume(running, 1, 2)
    const rival = { ...admin, companyId: 'crival0000000' }
    const other = (command: Parameters<typeof subscriptionDecider.decide>[0]) =>
      running.commands.handle(subscriptionDecider, rival.companyId, command, {
        ...contextOf(rival),
        commandId: randomUUID(),
      })
    await other({ type: 'StartSubscription', data: { plan: 'enterprise' } })
    await other({ type: 'ConsumeJobSlot', data: { jobId: job(9) } })

    await vi.waitFor(() => expect(order).toEqual([job(9)]), 20_000)
    expect(running.processes.status()).toMatchObject([
      { process: manager.name, stream: `${admin.companyId}.subscription-${admin.companyId}`, error: 'no mail server' },
    ])
    broken = false
    await running.rest()
    expect(order).toEqual([job(9), job(1), job(2)])
    await running.stop()
  })

  it('is looked at again after a restart, even when the sweep had gone past it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const state = new Map<string, unknown>()
    const down = () => {
      throw new Error('down')
    }
    const running = await start({ dispatch: down }, [manager], state)
    await consume(running, 1)
    await vi.waitFor(() => expect(running.processes.status()).toHaveLength(1), 20_000)
    await running.processes.sweep()
    await running.stop()

    const restarted = await start({}, [manager], state)
    await restarted.processes.sweep()
    await restarted.stop()
    expect([told(), typesSent()]).toEqual([1, ['ActivateJob']])
  })
})

describe('process managers that cause each other', () => {
  const inTurn = (name: string, on: SubscriptionEvent['type'], type: string): AnyProcessManager => ({
    name,
    category: 'subscription',
    on: [on],
    react: ({ event }) => [
      {
        kind: 'command',
        aggregate: 'subscription',
        id: admin.companyId,
        command: { type, data: { jobId: (event.data as { jobId: string }).jobId } },
      },
    ],
  })
  const circle = [
    inTurn('slot-consumed-releases', 'JobSlotConsumed', 'ReleaseJobSlot'),
    inTurn('slot-released-consumes', 'JobSlotReleased', 'ConsumeJobSlot'),
  ]

  it('are stopped after a while, which is reported, and act on what follows', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const running = await start({ obeys: true }, circle)
    const stream = `${admin.companyId}.subscription-${admin.companyId}`
    const depths = async () => (await store.read(stream)).slice(1).map(({ depth = 0 }) => depth)
    const round = Array.from({ length: MOST_IN_CHAIN + 1 }, (_, depth) => depth)
    for (const times of [1, 2]) {
      await consume(running, times)
      await vi.waitFor(async () => expect(await depths()).toHaveLength(times * round.length), 20_000)
    }
    await vi.waitFor(() => expect(running.processes.status()).toHaveLength(2), 20_000)
    await running.processes.sweep()
    expect(await depths()).toEqual([...round, ...round])
    expect(running.processes.status()[0]).toMatchObject({
      stream,
      error: expect.stringMatching(/number 20 in a chain of events that cause each other/),
    })
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^slot-consumed-releases does not act on .+ ends here/))
    await running.stop()
  })
})
