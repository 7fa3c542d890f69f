/** Who holds a live connection. `session` and `address` are whatever tells one from another. */
export type Holder = { session: string; userId: string; companyId: string; address: string }
export type Places = Record<'session' | 'user' | 'company' | 'address' | 'installation', number>

/** Of one process, which is what runs out of connections: tabs of a browser, devices of a person, an office behind one address. */
export const PLACES: Places = { session: 10, user: 30, company: 500, address: 500, installation: 2000 }

type Key = (holder: Holder) => string
const ofUser: Key = ({ companyId, userId }) => `${companyId}/${userId}`
const ofCompany: Key = ({ companyId }) => companyId

/** Each limit: whose connections are counted together, and who of them has to give way before others, the most first. */
const shares: { of: keyof Places; together: Key; heaviest: Key[] }[] = [
  { of: 'session', together: ({ session }) => session, heaviest: [] },
  { of: 'user', together: ofUser, heaviest: [] },
  { of: 'company', together: ofCompany, heaviest: [ofUser] },
  { of: 'address', together: ({ address }) => address, heaviest: [ofUser] },
  { of: 'installation', together: () => '', heaviest: [ofCompany, ofUser] },
]

/**
 * Live connections within their limits. The oldest gives way to a new one; where several people or companies share a limit,
 * the oldest of who has the most there. So a new connection is never refused, and never costs one
 * with fewer of them a place.
 */
export function livePlaces<Each extends Holder>(most: Places = PLACES) {
  /** Oldest first. */
  const open = new Set<Each>()

  function whoGivesWay(next: Each, { of, together, heaviest }: (typeof shares)[number]): Each | undefined {
    let sharing = [...open].filter((each) => together(each) === together(next))
    if (sharing.length < most[of]) return undefined
    for (const key of heaviest) {
      const counted = Map.groupBy([...sharing, next], key)
      const heaviestOf = Math.max(...sharing.map((each) => counted.get(key(each))!.length))
      sharing = sharing.filter((each) => counted.get(key(each))!.length === heaviestOf)
    }
    return sharing[0]
  }

  return {
    open: open as ReadonlySet<Each>,
    /** @returns who gives way to it; their places are free already. */
    take(next: Each): Each[] {
      const gone: Each[] = []
      for (const share of shares)
        for (let given = whoGivesWay(next, share); given; given = whoGivesWay(next, share)) {
          open.delete(given)
          gone.push(given)
        }
      open.add(next)
      return gone
    },
    leave: (one: Each) => void open.delete(one),
  }
}
