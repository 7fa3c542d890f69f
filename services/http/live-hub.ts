import { randomBytes } from 'node:crypto'
import type { CandidateId, CompanyId, JobId } from '#contracts/ids.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import type { LiveMessage } from '#contracts/views/live.ts'
import { cardOf } from '#projections/board/reader.ts'
import type { Change, ChangeNotifier } from '#projections/runtime/notifier.ts'

export type Topic = { companyId: CompanyId } & ({ jobId: JobId } | { candidateId: CandidateId })
export type Viewer = (text: string) => void

/** Messages kept for those who reconnect; whoever missed more reads everything again. */
const REMEMBERED = 500
/** A board nobody looks at is forgotten after this. */
const FORGET_MS = 60_000
/** Counts follow a burst of moves, not each of them. */
const COUNT_EVERY_MS = 100

type Channel = { sequence: number; recent: { sequence: number; text: string }[]; viewers: Set<Viewer>; counting: boolean; forget?: NodeJS.Timeout }

/** One watcher of the read models for everybody: each changed document becomes one message, written once per viewer. */
export function liveHub(notifier: ChangeNotifier, countsOf: (companyId: CompanyId, jobId: JobId) => Promise<ReadonlyMap<string, number>>) {
  const channels = new Map<string, Channel>()
  /** Ids of another run of the server mean nothing to this one. */
  const run = randomBytes(4).toString('hex')
  const nameOf = (topic: Topic) => ('jobId' in topic ? `${topic.companyId}/job/${topic.jobId}` : `${topic.companyId}/candidate/${topic.candidateId}`)

  function send(channel: Channel, message: LiveMessage) {
    const sequence = ++channel.sequence
    const text = `id: ${run}-${sequence}\nevent: ${message.name}\ndata: ${JSON.stringify(message.data)}\n\n`
    channel.recent.push({ sequence, text })
    if (channel.recent.length > REMEMBERED) channel.recent.shift()
    for (const viewer of channel.viewers) viewer(text)
  }

  function countSoon(channel: Channel, companyId: CompanyId, jobId: JobId) {
    if (channel.counting) return
    channel.counting = true
    setTimeout(() => {
      channel.counting = false
      countsOf(companyId, jobId).then(
        (counts) => send(channel, { name: 'update_counts', data: Object.fromEntries(counts) }),
        (error) => console.error('counting a board failed:', error),
      )
    }, COUNT_EVERY_MS).unref()
  }

  function onChange({ projection, doc }: Change) {
    const { companyId, rev, _id: id } = doc
    if (projection === 'cards') {
      // A tombstone does not know its job any more: every open board of the company hears that the card is gone.
      const boards = doc.dead ? [...channels.keys()].filter((name) => name.startsWith(`${companyId}/job/`)) : [`${companyId}/job/${String(doc.jobId)}`]
      for (const name of boards) {
        const channel = channels.get(name)
        if (!channel) continue
        send(channel, { name: 'update_candidate', data: doc.dead ? { id, rev, removed: true } : cardOf(doc) })
        countSoon(channel, companyId, name.slice(name.lastIndexOf('/') + 1))
      }
    }
    if (projection === 'candidates') {
      const channel = channels.get(`${companyId}/candidate/${id}`)
      if (channel) send(channel, { name: 'update_candidate', data: { id, rev, ...(doc.dead ? { removed: true } : {}) } })
    }
    if (projection === 'jobs' && !doc.dead) {
      const channel = channels.get(`${companyId}/job/${id}`)
      const { title, columns } = doc as unknown as JobView
      if (channel) send(channel, { name: 'update_job', data: { rev, title, columns } })
    }
  }
  const unwatch = notifier.watch((changes) => changes.forEach(onChange))

  return {
    /** Everything from now on, and what was missed since `lastId`, goes to the viewer. @returns how to stop. */
    join(topic: Topic, viewer: Viewer, lastId: string | null) {
      const name = nameOf(topic)
      let channel = channels.get(name)
      if (!channel) channels.set(name, (channel = { sequence: 0, recent: [], viewers: new Set(), counting: false }))
      clearTimeout(channel.forget)
      const [ofRun, last] = (lastId ?? '').split('-')
      const since = Number(last)
      const known = ofRun === run && Number.isInteger(since) && since <= channel.sequence && since >= channel.sequence - channel.recent.length
      if (lastId && !known) viewer(`id: ${run}-${channel.sequence}\nevent: reload\ndata: {}\n\n`)
      else if (lastId) for (const { sequence, text } of channel.recent) if (sequence > since) viewer(text)
      if (!lastId) viewer(`id: ${run}-${channel.sequence}\nevent: joined\ndata: {}\n\n`)
      channel.viewers.add(viewer)
      const joined = channel
      return () => {
        joined.viewers.delete(viewer)
        if (joined.viewers.size > 0) return
        joined.forget = setTimeout(() => channels.delete(name), FORGET_MS)
        joined.forget.unref()
      }
    },
    close: unwatch,
  }
}
export type LiveHub = ReturnType<typeof liveHub>
