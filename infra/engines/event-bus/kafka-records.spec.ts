import { describe, expect, it } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { fromMessage, toMessage } from './kafka-records.ts'

const record = {
  ...anEnvelope({ note: 'Zoë' }, { trace: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }),
  stream: aStream(),
  revision: 4,
  position: '17',
}
const received = (key: string | null, value: string | null) =>
  fromMessage({ key: key === null ? null : Buffer.from(key), value: value === null ? null : Buffer.from(value) })

describe('an event as a Kafka record', () => {
  it('comes back as it was recorded', () => {
    const { key, value } = toMessage(record)
    expect(received(key, value)).toEqual(record)
  })

  it('has the stream as its key, so a stream stays in one partition', () => {
    expect(toMessage(record).key).toBe(record.stream)
  })

  it('says in its headers what a reader needs that does not want to parse it', () => {
    expect(toMessage(record, 3).headers).toEqual({
      tenant: record.tenant,
      type: 'Noted',
      v: '1',
      stream: record.stream,
      rev: '4',
      pos: '17',
      relayEpoch: '3',
      traceparent: record.trace,
    })
  })

  it.each([
    ['no value', record.stream, null],
    ['something that is not JSON', record.stream, '<xml/>'],
    ['null', record.stream, 'null'],
    ['an event of another stream than the key says', aStream(), JSON.stringify(record)],
    ['no revision', record.stream, JSON.stringify({ ...record, revision: undefined })],
  ])('is told from %s', (_, key, value) => {
    expect(received(key, value)).toBeNull()
  })
})
