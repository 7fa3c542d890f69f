import type { CompanyId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { PersonHere } from '#contracts/views/live.ts'
import type { Change, ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { log } from '#infra/log.ts'

/** Not a read model: these changes say who has a builder open, and nothing is read after them. */
const NAME = 'builder-presence'
/** Sent in place of a revision. */
const states = { gone: 0, here: 1, joined: 2 } as const
/** Three beats: one that is lost changes nothing. */
const BELIEVED_MS = 50_000

type Place = { companyId: CompanyId; jobId: JobId }
type Member = Place & { userId: UserId; tell: (people: PersonHere[]) => void; told: string }
type Deps = {
  changes: ChangeFeed
  peopleOf: (companyId: CompanyId, userIds: string[]) => Promise<PersonHere[]>
  now?: () => number
}

/**
 * Who has which job open in the builder, in any process: each process tells the others of its own people, and again with
 * every beat. A person whose process ended without a word is forgotten after three beats.
 */
export function builderPresence({ changes, peopleOf, now = Date.now }: Deps) {
  const members = new Set<Member>()
  /** Jobs that are open in this process: until when each person counts as present. */
  const jobs = new Map<string, Map<string, number>>()
  const keyOf = ({ companyId, jobId }: Place) => `${companyId}/${jobId}`
  const at = (key: string) => [...members].filter((member) => keyOf(member) === key)

  const say = ({ companyId, jobId, userId }: Member, rev: number) =>
    changes.tell([{ projection: NAME, companyId, id: `${jobId}/${userId}`, rev }])

  function heard({ companyId, id, rev }: Change) {
    const [jobId = '', userId = ''] = id.split('/')
    const key = `${companyId}/${jobId}`
    const here = jobs.get(key)
    if (!here) return
    const own = at(key).filter((member) => member.userId === userId)
    if (rev !== states.gone) here.set(userId, now() + BELIEVED_MS)
    // Another tab of the same person is still open here.
    else if (own.length > 0) return say(own[0]!, states.here)
    else here.delete(userId)
    if (rev === states.joined) for (const member of at(key)) say(member, states.here)
    show(key, companyId as CompanyId)
  }

  function show(key: string, companyId: CompanyId) {
    const here = jobs.get(key)
    if (!here) return
    for (const [userId, until] of here) if (until <= now()) here.delete(userId)
    const ids = [...here.keys()].sort()
    const text = ids.join()
    const untold = at(key).filter(({ told }) => told !== text)
    if (untold.length === 0) return
    for (const member of untold) member.told = text
    peopleOf(companyId, ids).then(
      (people) => {
        for (const member of untold)
          if (members.has(member)) member.tell(people.filter(({ userId }) => userId !== member.userId))
      },
      (error) => log.error('reading who has a builder open failed:', error),
    )
  }

  const unwatch = changes.watch((written) => {
    for (const change of written) if (change.projection === NAME) heard(change)
  })

  return {
    /** Sends who else has the job open, at once and with every change. @returns how to leave. */
    join(place: Place & { userId: UserId }, tell: Member['tell']): () => void {
      const member: Member = { ...place, tell, told: '-' }
      const key = keyOf(place)
      members.add(member)
      if (!jobs.has(key)) jobs.set(key, new Map())
      jobs.get(key)!.set(place.userId, now() + BELIEVED_MS)
      say(member, states.joined)
      return () => {
        if (!members.delete(member)) return
        if (at(key).length === 0) jobs.delete(key)
        say(member, states.gone)
      }
    },
    beat() {
      for (const member of members) say(member, states.here)
      for (const member of members) show(keyOf(member), member.companyId)
    },
    close: unwatch,
  }
}
