import { describe, expect, it } from 'vitest'
import { categories } from '#contracts/kernel/streams.ts'
import { eventBusContract } from '#test/contract-suites/event-bus.contract.ts'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { embeddedEventBus } from './embedded.ts'

eventBusContract('embedded', async () => embeddedEventBus())

describe('the embedded bus and a restart', () => {
  const record = { ...anEnvelope(), stream: aStream(), revision: 0, position: '1' }

  it('accepts a record only when every group has handled it, so the relay sends it again otherwise', async () => {
    const bus = embeddedEventBus()
    const { promise: wait, resolve: go } = Promise.withResolvers<void>()
    let accepted = false
    await bus.consume('slow', categories, () => wait)
    const published = bus.publish([record]).then(() => (accepted = true))
    await new Promise(setImmediate)
    expect(accepted).toBe(false)
    go()
    await published
    await bus.close()
  })

  it('refuses what a group could not take any more before it stopped', async () => {
    const bus = embeddedEventBus()
    const { promise: wait, resolve: go } = Promise.withResolvers<void>()
    const group = await bus.consume('leaving', categories, () => wait)
    const published = [bus.publish([record]), bus.publish([record])]
    const outcomes = Promise.allSettled(published)
    const stopping = group.stop()
    go()
    await stopping
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
