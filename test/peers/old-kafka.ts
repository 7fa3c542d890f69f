import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

const [METADATA, API_VERSIONS, CREATE_TOPICS, DESCRIBE_CONFIGS] = [3, 18, 19, 32]

const int = (bytes: 1 | 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeIntBE(value, 0, bytes)
  return buffer
}
const text = (value: string | null) =>
  value === null ? int(2, -1) : Buffer.concat([int(2, Buffer.byteLength(value)), Buffer.from(value)])
const list = (items: Buffer[]) => Buffer.concat([int(4, items.length), ...items])

/**
 * As much of an old broker as a client asks before it uses one: the protocol of its time, in its words. `speaks` is what
 * brokers from 0.11 to 3.x say of themselves; without it there was nothing to ask yet.
 */
export async function oldKafka(speaks?: string) {
  const asked: number[] = []
  const knows = [[METADATA, 2], [API_VERSIONS, 0], [CREATE_TOPICS, 1], ...(speaks ? [[DESCRIBE_CONFIGS, 0]] : [])] as [
    number,
    number,
  ][]
  const server = createServer((socket) => {
    let held = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk])
      while (held.length >= 4 && held.length >= 4 + held.readInt32BE(0)) {
        const end = 4 + held.readInt32BE(0)
        const [key, version, correlation] = [held.readInt16BE(4), held.readInt16BE(6), held.readInt32BE(8)]
        held = held.subarray(end)
        asked.push(key)
        const body = Buffer.concat([int(4, correlation), answer(key, version)])
        socket.write(Buffer.concat([int(4, body.length), body]))
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  function answer(key: number, version: number): Buffer {
    const UNSUPPORTED_VERSION = 35
    if (key === API_VERSIONS)
      return version > 0
        ? Buffer.concat([int(2, UNSUPPORTED_VERSION), list([]), int(4, 0)])
        : Buffer.concat([
            int(2, 0),
            list(knows.map(([api, newest]) => Buffer.concat([int(2, api), int(2, 0), int(2, newest)]))),
          ])
    if (key === METADATA)
      return Buffer.concat([
        list([Buffer.concat([int(4, 7), text('127.0.0.1'), int(4, port), text(null)])]),
        text('old'),
        int(4, 7),
        list([]),
      ])
    const entry = Buffer.concat([
      text('inter.broker.protocol.version'),
      text(speaks ?? ''),
      int(1, 0),
      int(1, 0),
      int(1, 0),
    ])
    return Buffer.concat([
      int(4, 0),
      list([Buffer.concat([int(2, 0), text(null), int(1, 4), text('7'), list([entry])])]),
    ])
  }
  return {
    brokers: `127.0.0.1:${port}`,
    wasAskedToCreate: () => asked.includes(CREATE_TOPICS),
    stop: () => new Promise((closed) => server.close(closed)),
  }
}
