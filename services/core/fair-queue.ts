/** Whom work is done for: `share` names who has one share of the places (a company, an address), `person` who has a share of that. */
export type Turn = {
  share: string
  person?: string | undefined /** Before all who are not. */
  first?: boolean | undefined
}

type Persons<Job> = Map<string, Job[]>
type Shares<Job> = Map<string, Persons<Job>>
type Fullest<Job> = { shares: Shares<Job>; share: string; waiting: number }

const waitingIn = (persons: Persons<unknown> | undefined) =>
  [...(persons?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0)

/**
 * A bounded queue that serves every share in turn, and within it every person, however many jobs each has waiting. Where it
 * is full, the one with the most jobs waiting loses the last of them: a crowd of one takes no place from anyone else.
 */
export function fairQueue<Job>({ mostWaiting, mostOfShare }: { mostWaiting: number; mostOfShare: number }) {
  const [first, others]: [Shares<Job>, Shares<Job>] = [new Map(), new Map()]
  let waiting = 0

  const ofTurn = (turn: Turn) => (turn.first ? first : others)

  function takeFrom(shares: Shares<Job>, share: string, person: string, last: boolean): Job {
    const persons = shares.get(share)!
    const jobs = persons.get(person)!
    const job = last ? jobs.pop()! : jobs.shift()!
    // Served, they go behind those who wait for their turn.
    if (!last) persons.delete(person)
    if (jobs.length === 0) persons.delete(person)
    else persons.set(person, jobs)
    if (!last) shares.delete(share)
    if (persons.size === 0) shares.delete(share)
    else shares.set(share, persons)
    waiting--
    return job
  }

  /** Where it is a tie, the newcomer's share is the fullest. */
  function fullest(shares: Shares<Job>, newcomer: string): Fullest<Job> {
    return [...shares].reduce<Fullest<Job>>(
      (most, [share, persons]) => {
        const count = waitingIn(persons)
        return count > most.waiting ? { shares, share, waiting: count } : most
      },
      { shares, share: newcomer, waiting: waitingIn(shares.get(newcomer)) },
    )
  }

  function displaced({ shares, share }: Pick<Fullest<Job>, 'shares' | 'share'>, person: string): Job {
    const persons = shares.get(share)!
    const [loser] = [...persons].reduce((most, each) => (each[1].length > most[1].length ? each : most), [
      person,
      persons.get(person) ?? [],
    ] as [string, Job[]])
    return takeFrom(shares, share, loser, true)
  }

  return {
    get waiting() {
      return waiting
    },
    /** @returns the job that has no place any more, which may be this one; null where there was room. */
    push(turn: Turn, job: Job): Job | null {
      const [shares, person] = [ofTurn(turn), turn.person ?? '']
      const persons = shares.get(turn.share) ?? new Map<string, Job[]>()
      persons.set(person, [...(persons.get(person) ?? []), job])
      shares.set(turn.share, persons)
      waiting++
      if (waitingIn(persons) > mostOfShare) return displaced({ shares, share: turn.share }, person)
      if (waiting <= mostWaiting) return null
      return displaced(others.size > 0 ? fullest(others, turn.share) : fullest(first, turn.share), person)
    },
    /** Whose turn it is, of those who `may` have one now. */
    next(may: (turn: Turn) => boolean = () => true): { turn: Turn; job: Job } | null {
      for (const shares of [first, others])
        for (const [share, persons] of shares) {
          const turn = [...persons.keys()].map((person) => ({ share, person, first: shares === first })).find(may)
          if (turn) return { turn, job: takeFrom(shares, share, turn.person, false) }
        }
      return null
    },
    /** A caller who has gone waits no longer. */
    drop(turn: Turn, job: Job): boolean {
      const [shares, person] = [ofTurn(turn), turn.person ?? '']
      const persons = shares.get(turn.share)
      const left = persons?.get(person)?.filter((each) => each !== job)
      if (!persons || !left || left.length === persons.get(person)!.length) return false
      if (left.length > 0) persons.set(person, left)
      else persons.delete(person)
      if (persons.size === 0) shares.delete(turn.share)
      waiting--
      return true
    },
  }
}
