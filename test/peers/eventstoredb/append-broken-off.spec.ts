import { randomUUID } from 'node:crypto'
import { connect } from 'node:http2'
import { describe, expect, it } from 'vitest'
import { aStream, all, credentials, needsSwitches, observe } from './observed.ts'
import { emptyOf, identifierOf } from './messages.ts'
import { shared, streams } from './protocol.ts'

const at = observe()
const EVENTS = 20

function optionsFor(stream: string): Uint8Array {
  const options = new streams.AppendReq.Options()
  options.setStreamIdentifier(identifierOf(stream))
  options.setNoStream(emptyOf())
  const request = new streams.AppendReq()
  request.setOptions(options)
  return request.serializeBinary()
}
function proposed(): Uint8Array {
  const id = new shared.UUID()
  id.setString(randomUUID())
  const message = new streams.AppendReq.ProposedMessage()
  message.setId(id)
  message.getMetadataMap().set('type', 'Noted').set('content-type', 'application/json')
  message.setData(Buffer.from(JSON.stringify({ text: 'x'.repeat(2000) })))
  const request = new streams.AppendReq()
  request.setProposedMessage(message)
  return request.serializeBinary()
}
function framed(message: Uint8Array) {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** The call as it is on the wire, without a client that tidies up after itself; answers once it is over. */
async function sends(
  stream: string,
  count: number,
  end: (session: ReturnType<typeof connect>, call: ReturnType<ReturnType<typeof connect>['request']>) => void,
) {
  const session = connect(`http://${at.peer.address}`).on('error', () => {})
  const call = session.request({
    ':method': 'POST',
    ':path': '/event_store.client.streams.Streams/Append',
    te: 'trailers',
    'content-type': 'application/grpc',
    authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`,
  })
  const over = new Promise((done) => call.on('error', () => {}).on('close', done))
  for (const message of [optionsFor(stream), ...Array.from({ length: count }, proposed)])
    await new Promise((sent) => call.write(framed(message), sent))
  call.resume()
  end(session, call)
  await over
  session.destroy()
}
const eventsIn = async (stream: string) =>
  (await all(at.client.readStream(stream, { credentials })).catch(() => [])).length

describe.runIf(needsSwitches)('an append by the unary path', () => {
  it('is carried out whole once its end was said', async () => {
    const stream = aStream()
    await sends(stream, EVENTS, (_session, call) => call.end())
    expect(await eventsIn(stream)).toBe(EVENTS)
  })

  it('writes nothing when its connection is cut in the middle of its events', async () => {
    const names = Array.from({ length: EVENTS }, aStream)
    for (const [count, stream] of names.entries()) await sends(stream, count, (session) => session.socket.destroy())
    // Another append after them all: whatever was to come of them has come.
    await sends(aStream(), 1, (_session, call) => call.end())
    expect(await Promise.all(names.map(eventsIn))).toEqual(names.map(() => 0))
  })
})
