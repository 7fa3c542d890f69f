import { describe, expect, it } from 'vitest'
import { chainHash, GENESIS } from './chain.ts'

const stream = 'cacme00000000.job-1'
const event = {
  id: '11111111-1111-4111-8111-111111111111',
  type: 'Noted',
  version: 1,
  tenant: 'cacme00000000',
  actor: { kind: 'user' as const, id: 'rita' },
  occurredAt: '2026-03-02T12:00:00.000Z',
  commandId: '22222222-2222-4222-8222-222222222222',
  commandDigest: 'digest',
  correlationId: 'correlation',
  causationId: null,
  data: { note: 'x' },
}

describe('the hash of an event', () => {
  const first = chainHash(GENESIS, stream, 0, event)

  it('is that of the logs of years ago', () => {
    expect(first).toBe('0477a0fc42bd9b3b33f234d23d52a1ed4789d46d81360cd4c5115872c434c988')
    expect(chainHash(first, stream, 1, event)).toBe('504148da4a6b89ed96ec4c4b65f00d3ea623226e9afbb422028fe1084aec665f')
  })

  it('is another after another event, in another stream, at another place and with other content', () => {
    const all = [
      first,
      chainHash('1'.repeat(64), stream, 0, event),
      chainHash(GENESIS, 'cacme00000000.job-2', 0, event),
      chainHash(GENESIS, stream, 1, event),
      chainHash(GENESIS, stream, 0, { ...event, data: { note: 'y' } }),
      chainHash(GENESIS, stream, 0, { ...event, actor: { kind: 'user', id: 'sam' } }),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it('covers neither itself nor where the log keeps it', () => {
    expect(chainHash(GENESIS, stream, 0, { ...event, hash: first, position: '7' })).toBe(first)
  })
})
