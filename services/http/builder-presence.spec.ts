import { expect, it } from 'vitest'
import type { CompanyId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { Change, ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { builderPresence } from './builder-presence.ts'

const place = (userId: string, jobId = 'job1', companyId = 'acme') => ({
  companyId: companyId as CompanyId,
  jobId: jobId as JobId,
  userId: userId as UserId,
})

/** Two processes with one feed between them, and a clock that is set by hand. */
function twoProcesses() {
  const watchers = new Set<(changes: Change[]) => void>()
  const feed: ChangeFeed = {
    tell: (changes) => [...watchers].forEach((watcher) => watcher(changes)),
    watch: (watcher) => (watchers.add(watcher), () => watchers.delete(watcher)),
    onMissed: () => () => {},
    close: async () => {},
  }
  const clock = { at: 0 }
  const opened = () =>
    builderPresence({
      changes: feed,
      now: () => clock.at,
      peopleOf: async (_, ids) => ids.map((userId) => ({ userId, name: userId.toUpperCase(), picture: null })),
    })
  return { one: opened(), other: opened(), clock }
}
const watched = () => {
  const seen: string[][] = []
  return { seen, tell: (people: { name: string }[]) => void seen.push(people.map(({ name }) => name)) }
}

it('shows everyone the others, across processes and once per person', async () => {
  const { one, other } = twoProcesses()
  const [rita, tom, again] = [watched(), watched(), watched()]
  one.join(place('rita'), rita.tell)
  const leave = other.join(place('tom'), tom.tell)
  const leaveAgain = other.join(place('tom'), again.tell)
  await expect.poll(() => [rita.seen.at(-1), tom.seen.at(-1), again.seen.at(-1)]).toEqual([['TOM'], ['RITA'], ['RITA']])

  leave()
  one.beat()
  await expect.poll(() => rita.seen.at(-1)).toEqual(['TOM'])
  leaveAgain()
  await expect.poll(() => rita.seen.at(-1)).toEqual([])
})

it('keeps jobs and companies apart', async () => {
  const { one, other } = twoProcesses()
  const rita = watched()
  one.join(place('rita'), rita.tell)
  other.join(place('tom', 'job2'), () => {})
  other.join(place('eve', 'job1', 'globex'), () => {})
  one.beat()
  await expect.poll(() => rita.seen).toEqual([[]])
})

it('forgets people whose process ended without a word', async () => {
  const { one, other, clock } = twoProcesses()
  const rita = watched()
  one.join(place('rita'), rita.tell)
  other.join(place('tom'), () => {})
  await expect.poll(() => rita.seen.at(-1)).toEqual(['TOM'])
  other.close()
  clock.at = 60_000
  one.beat()
  await expect.poll(() => rita.seen.at(-1)).toEqual([])
})
