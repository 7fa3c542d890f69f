import { describe, expect, it } from 'vitest'
import { fairQueue, type Turn } from './fair-queue.ts'

const queue = (mostWaiting = 100, mostOfShare = 50) => fairQueue<string>({ mostWaiting, mostOfShare })
function drained(waiting: ReturnType<typeof queue>) {
  const served: string[] = []
  for (let next = waiting.next(); next; next = waiting.next()) served.push(next.job)
  return served
}
const fill = (waiting: ReturnType<typeof queue>, turn: Turn, ...jobs: string[]) =>
  jobs.map((job) => waiting.push(turn, job))

describe('a fair queue', () => {
  it('serves each share in turn, however many jobs one has waiting', () => {
    const waiting = queue()
    fill(waiting, { share: 'acme' }, 'a1', 'a2', 'a3')
    fill(waiting, { share: 'rival' }, 'r1')
    fill(waiting, { share: 'third' }, 't1', 't2')
    expect(drained(waiting)).toEqual(['a1', 'r1', 't1', 'a2', 't2', 'a3'])
    expect(waiting.waiting).toBe(0)
  })

  it('serves the persons of a share in turn', () => {
    const waiting = queue()
    fill(waiting, { share: 'acme', person: 'rita' }, 'rita1', 'rita2')
    fill(waiting, { share: 'acme', person: 'omar' }, 'omar1')
    fill(waiting, { share: 'rival' }, 'r1')
    expect(drained(waiting)).toEqual(['rita1', 'r1', 'omar1', 'rita2'])
  })

  it('serves those who come first before all others', () => {
    const waiting = queue()
    fill(waiting, { share: 'stranger' }, 's1', 's2')
    fill(waiting, { share: 'owner', first: true }, 'o1')
    expect(drained(waiting)).toEqual(['o1', 's1', 's2'])
  })

  it('passes over a share that may not run now, and keeps its place', () => {
    const waiting = queue()
    fill(waiting, { share: 'acme' }, 'a1')
    fill(waiting, { share: 'rival' }, 'r1')
    expect(waiting.next(({ share }) => share !== 'acme')?.job).toBe('r1')
    expect(waiting.next(({ share }) => share !== 'acme')).toBeNull()
    expect(waiting.next()?.job).toBe('a1')
  })

  it('holds so many jobs of one share, and the fullest person of it loses one', () => {
    const waiting = queue(100, 2)
    expect(fill(waiting, { share: 'acme', person: 'rita' }, 'rita1', 'rita2', 'rita3')).toEqual([null, null, 'rita3'])
    expect(fill(waiting, { share: 'acme', person: 'omar' }, 'omar1')).toEqual(['rita2'])
    expect(drained(waiting)).toEqual(['rita1', 'omar1'])
  })

  it('that is full takes a newcomer all the same: who has the most waiting loses one', () => {
    const waiting = queue(3)
    fill(waiting, { share: 'crowd' }, 'c1', 'c2', 'c3')
    expect(fill(waiting, { share: 'crowd' }, 'c4')).toEqual(['c4'])
    expect(fill(waiting, { share: 'rival' }, 'r1')).toEqual(['c3'])
    expect(fill(waiting, { share: 'owner', first: true }, 'o1')).toEqual(['c2'])
    expect(fill(waiting, { share: 'third' }, 't1'), 'all have as many').toEqual(['t1'])
    expect(drained(waiting)).toEqual(['o1', 'c1', 'r1'])
  })

  it('of those who come first alone takes a newcomer in the same way', () => {
    const waiting = queue(2)
    fill(waiting, { share: 'rita', first: true }, 'r1', 'r2')
    expect(fill(waiting, { share: 'omar', first: true }, 'o1')).toEqual(['r2'])
    expect(fill(waiting, { share: 'stranger' }, 's1'), 'a stranger takes no place of theirs').toEqual(['s1'])
    expect(drained(waiting)).toEqual(['r1', 'o1'])
  })

  it('forgets who has gone', () => {
    const waiting = queue()
    fill(waiting, { share: 'acme' }, 'a1', 'a2')
    expect(waiting.drop({ share: 'acme' }, 'a1')).toBe(true)
    expect(waiting.drop({ share: 'acme' }, 'a1')).toBe(false)
    expect(drained(waiting)).toEqual(['a2'])
  })
})
