import { createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { BadSettings } from '../env.ts'
import { Ambiguous, Unavailable } from './failures.ts'
import { openEngines } from './open.ts'
import { NotYetThere, patiently } from './patience.ts'

const folder = useFolders()
const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => void told.mockClear())
const words = () => told.mock.calls.map(([text]) => String(text))

/** A port without a listener. */
async function nobody(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}
const opening = (env: Record<string, unknown>) =>
  openEngines({ DATA_DIR: folder(), ...env }).catch((error: unknown) => error as Error)

describe('a start whose engine does not answer yet', () => {
  it('says what it waits for, and goes on once it answers', async () => {
    const late = await startPeer(folder())
    await late.kill()
    const starting = openEngines({ DATA_DIR: folder(), EVENTSTORE_URL: late.url, ENGINES_WAIT_S: 60 })
    await vi.waitFor(
      () =>
        expect(words()).toEqual([
          expect.stringMatching(
            /^EVENTSTORE_URL=.* cannot be used: nothing listens at this address\. Trying again for \d+ s \(ENGINES_WAIT_S=60\)$/,
          ),
        ]),
      { timeout: 30_000 },
    )
    await late.start()
    const engines = await starting
    expect(engines.names['event store']).toMatch(/^EventStoreDB \d+\.\d+/)
    await engines.close()
    await late.kill()
  })

  it.each([
    [
      'event store',
      async () => ({ EVENTSTORE_URL: `esdb://admin:secret@127.0.0.1:${await nobody()}?tls=false` }),
      /EVENTSTORE_URL=.*nothing listens/,
    ],
    [
      'MongoDB',
      async () => ({ MONGODB_URL: `mongodb://rita:secret@127.0.0.1:${await nobody()}/hirelog` }),
      /MONGODB_URL=.*nothing answers/,
    ],
    ['Kafka', async () => ({ KAFKA_BROKERS: `127.0.0.1:${await nobody()}` }), /KAFKA_BROKERS=.*ECONNREFUSED/],
  ])('is refused in the end: %s', async (_engine, env, why) => {
    expect(await opening({ ...(await env()), ENGINES_WAIT_S: 1 })).toMatchObject({
      name: 'BadSettings',
      message: expect.stringMatching(why),
    })
    expect(words().join('\n')).not.toContain('secret')
  })
})

describe('a start that cannot succeed however long it waits', () => {
  it.each([
    [
      'a host of the event store that nobody knows',
      { EVENTSTORE_URL: 'esdb://admin:right@no-such-host.invalid:2113?tls=false' },
      /no host of this name is known/,
    ],
    [
      'a host of MongoDB that nobody knows',
      { MONGODB_URL: 'mongodb://rita:secret@no-such-host.invalid/hirelog' },
      /no host of this name is known/,
    ],
    ['a host of Kafka that nobody knows', { KAFKA_BROKERS: 'no-such-host.invalid:9092' }, /KAFKA_BROKERS=.*ENOTFOUND/],
  ])('is refused at once: %s', async (_what, env, why) => {
    expect(await opening({ ...env, ENGINES_WAIT_S: 3600 })).toMatchObject({
      name: 'BadSettings',
      message: expect.stringMatching(why),
    })
    expect(words()).toEqual([])
  })
})

describe('what is told while someone waits', () => {
  it('is told once for each thing that is found, and nothing is tried again when the time is over', async () => {
    const found = [
      new NotYetThere(['nobody is there']),
      new NotYetThere(['nobody is there']),
      new Unavailable('it is only starting'),
      new Ambiguous('its answer was lost'),
    ]
    const open = () => {
      const next = found.shift()
      return next ? Promise.reject(next) : Promise.resolve('open')
    }
    expect(await patiently(open, 60)).toBe('open')
    expect(words().map((text) => text.replace(/\. .*/, ''))).toEqual([
      'nobody is there',
      'it is only starting',
      'its answer was lost',
    ])
    const gone = vi.fn(() => Promise.reject(new NotYetThere(['gone'])))
    const wrong = vi.fn(() => Promise.reject(new BadSettings(['wrong'])))
    await expect(patiently(gone, 0)).rejects.toThrow('gone')
    await expect(patiently(wrong, 60)).rejects.toThrow('wrong')
    for (const tries of [gone, wrong]) expect(tries).toHaveBeenCalledTimes(1)
  })
})
