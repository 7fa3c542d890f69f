import { describe, expect, it } from 'vitest'
import { type Holder, livePlaces, type Places } from './live-places.ts'

const many: Places = { session: 1000, user: 1000, company: 1000, address: 1000, installation: 1000 }
let n = 0
/** A connection of its own session and address unless something else is said. */
const one = (of: Partial<Holder> = {}): Holder & { name: string } => ({
  session: `s${++n}`,
  userId: `u${n}`,
  companyId: `c${n}`,
  address: `a${n}`,
  name: `${n}`,
  ...of,
})
const names = (all: Iterable<{ name: string }>) => [...all].map(({ name }) => name)

describe('a live connection', () => {
  it.each([
    ['session', { session: 's', userId: 'rita', companyId: 'acme' }],
    ['user', { userId: 'rita', companyId: 'acme' }],
    ['company', { companyId: 'acme' }],
    ['address', { address: '192.0.2.7' }],
    ['installation', {}],
  ] as const)('beyond what one %s may have takes the place of the oldest there', (share, of) => {
    const places = livePlaces<ReturnType<typeof one>>({ ...many, [share]: 3 })
    const others = share === 'installation' ? [] : [one(), one()]
    for (const other of others) places.take(other)
    const own = [one(of), one(of), one(of), one(of), one(of)]
    const gone = own.map((each) => names(places.take(each)))
    expect(gone).toEqual([[], [], [], [own[0]!.name], [own[1]!.name]])
    expect(names(places.open)).toEqual(names([...others, ...own.slice(2)]))
  })

  it('takes no place from someone with fewer: neither at an address nor of an installation that is full', () => {
    const places = livePlaces<ReturnType<typeof one>>({ ...many, address: 5, installation: 7 })
    const colleague = one({ address: 'office', companyId: 'acme' })
    places.take(colleague)
    const greedy = Array.from({ length: 4 }, () => one({ address: 'office', companyId: 'acme', userId: 'mallory' }))
    for (const each of greedy) places.take(each)
    expect(names(places.take(one({ address: 'office' })))).toEqual([greedy[0]!.name])
    const elsewhere = [one(), one()]
    for (const each of elsewhere) places.take(each)
    expect(names(places.take(one()))).toEqual([greedy[1]!.name])
    // Who has the most and opens another gives way alone.
    expect(names(places.take(one({ companyId: 'acme', userId: 'mallory' })))).toEqual([greedy[2]!.name])
    for (const other of [colleague, ...elsewhere]) expect(names(places.open)).toContain(other.name)
  })

  it('that ended has a place to give', () => {
    const places = livePlaces<ReturnType<typeof one>>({ ...many, user: 1 })
    const [first, second] = [one({ userId: 'rita', companyId: 'acme' }), one({ userId: 'rita', companyId: 'acme' })]
    places.take(first)
    places.leave(first)
    expect(places.take(second)).toEqual([])
  })
})
