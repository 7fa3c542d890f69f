import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { kafkaClient } from './kafka-client.ts'
import { consumeGroup, RETRY } from './kafka-group.ts'

/** A process that is stopping has ten seconds to end everything. */
const LATE_MS = 8000

/** An address where connections are taken and nothing is ever answered, until it is closed: then they are refused. */
async function deafBroker() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
  return { brokers: `127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

it.each([
  ['takes connections and never answers', false],
  ['refuses connections', true],
])(
  'a member of a group that looks for a broker which %s stops when it is asked to',
  async (_what, refusing) => {
    const { brokers, close } = await deafBroker()
    if (refusing) await close()
    const connecting = Promise.withResolvers<void>()
    const group = consumeGroup({
      name: 'group',
      categories: ['candidate'],
      topics: async () => ['topic'],
      handler: async () => {},
      onMissed: () => {},
      async connect() {
        connecting.resolve()
        return kafkaClient({ KAFKA_BROKERS: brokers }, 'group', () => {}, { retry: RETRY })
      },
    })
    await connecting.promise
    expect(await Promise.race([group.stop().then(() => 'stopped'), wait(LATE_MS, 'still at it')])).toBe('stopped')
    if (!refusing) await close()
  },
  15_000,
)
