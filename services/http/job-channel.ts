import type { Socket } from 'socket.io'
import type * as z from 'zod'
import {
  type JobChannelPushes,
  type JobChannelSort,
  type jobChannelEvents,
  type Listed,
  MOST_JOINED,
  MOST_LISTED,
} from '#contracts/http/job-channel.ts'
import { type CandidateFilter, isFiltered } from '#contracts/candidate/filter.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { LiveMessages } from '#contracts/views/live.ts'
import type { Change } from '#infra/engines/change-feed/change-feed.ts'
import { log } from '#infra/log.ts'
import type { ShowsAi } from '#projections/jobs/blind.ts'
import type { Platform } from '../platform.ts'
import type { Hub } from './live-hub.ts'
import { concerns, mayWatch } from './live-rights.ts'

/** Changes of one candidate within this time are one push. */
const FLUSH_MS = 40
/** Candidates with news for a reader who takes none: beyond it the reader reads everything again. */
const MOST_WAITING = 1000
/** Packets that wait in the connection before its news are put together further. */
const MOST_PACKETS = 32
/** A reader who takes nothing for this long is disconnected; it comes back with its token. */
const STALLED_MS = 30_000

type JobSocket = Socket<never, JobChannelPushes>
type Pushed = LiveMessages['update_candidate']
type Channel = {
  jobId: JobId
  sort: JobChannelSort
  filter: CandidateFilter
  byColumn: boolean
  token: string
  waiting: Map<string, Pushed>
  missed: boolean
  timer: NodeJS.Timeout | null
  stalledSince: number | null
  showsAi: ShowsAi
  leave: () => void
}
type Deps = { platform: Platform; hub: Hub; askerOf: () => Promise<Asker>; socket: JobSocket; userId: string }
const newest: JobChannelSort = { by: 'added', descending: true }

/** The jobs that one connection has joined (RT-002, RT-003), fed by the hub that feeds boards. Rights are looked at when joining and with every change that may end them. */
export function jobChannels({ platform, hub, askerOf, socket, userId }: Deps) {
  const { readers } = platform
  const joined = new Map<JobId, Channel>()
  const may = mayWatch(readers)

  async function allowed(jobId: JobId): Promise<Asker> {
    const asker = await askerOf()
    if (await may(asker, { jobId })) return asker
    leave(jobId)
    throw new Rejected('job/not-found', 'No such job')
  }
  function joinedTo(jobId: JobId): Channel {
    const channel = joined.get(jobId)
    if (!channel) throw new Rejected('job/not-found', 'No such job')
    return channel
  }
  function leave(jobId: JobId) {
    const channel = joined.get(jobId)
    if (!channel) return
    joined.delete(jobId)
    channel.leave()
    if (channel.timer) clearTimeout(channel.timer)
    channel.waiting.clear()
  }

  async function listed(asker: Asker, { jobId, sort: order, filter, byColumn }: Channel): Promise<Listed> {
    const found = await readers.candidateIds(asker, order, { ...filter, jobId }, MOST_LISTED + 1)
    const shown = found.slice(0, MOST_LISTED)
    const ids = byColumn
      ? Object.fromEntries(
          [...Map.groupBy(shown, ({ columnId }) => columnId)].map(([id, rows]) => [id, rows.map(idOf)]),
        )
      : shown.map(idOf)
    return { ids, atLeast: found.length > MOST_LISTED }
  }

  function receive(channel: Channel, token: string, name: string, data: unknown) {
    channel.token = token
    if (name === 'update_candidate') {
      const news = data as Pushed
      channel.waiting.delete(news.id)
      channel.waiting.set(news.id, news)
      if (channel.waiting.size > MOST_WAITING) channel.missed = true
    } else if (name === 'reload') channel.missed = true
    else if (name === 'update_job') {
      const { title, columns } = data as LiveMessages['update_job']
      socket.emit('update_job', { jobId: channel.jobId, changeToken: token, title, columns })
    } else return
    if (channel.missed) channel.waiting.clear()
    flushSoon(channel)
  }

  function flushSoon(channel: Channel) {
    channel.timer ??= setTimeout(() => {
      channel.timer = null
      flush(channel).catch((error: unknown) => log.error('news of a job could not be sent:', error))
    }, FLUSH_MS).unref()
  }

  /** A slow reader gets the newest state of each candidate once it reads again: what waits here does not grow with time. */
  async function flush(channel: Channel) {
    if (packetsOf(socket) > MOST_PACKETS) {
      channel.stalledSince ??= Date.now()
      if (Date.now() - channel.stalledSince > STALLED_MS) return void socket.disconnect(true)
      return flushSoon(channel)
    }
    channel.stalledSince = null
    const { jobId, token: changeToken, filter } = channel
    if (channel.missed) {
      channel.missed = false
      channel.waiting.clear()
      socket.emit('update_job', { jobId, changeToken, missed: true })
      return
    }
    const news = [...channel.waiting.values()]
    channel.waiting.clear()
    const ids = news.flatMap((each) => ('removed' in each && each.removed ? [] : [each.id]))
    const found = isFiltered(filter) ? await matching(channel, ids) : new Set(ids)
    if (joined.get(jobId) !== channel) return
    for (const candidate of news)
      if (!('name' in candidate)) {
        const { id, rev } = candidate
        socket.emit('update_candidate', { jobId, changeToken, candidate: { id, rev, removed: true }, matches: false })
      } else socket.emit('update_candidate', { jobId, changeToken, candidate, matches: found.has(candidate.id) })
  }

  async function matching({ jobId, filter }: Channel, ids: string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    return new Set((await readers.candidatesAmong(await askerOf(), { ...filter, jobId }, ids)).map(idOf))
  }

  type Sent<Name extends keyof typeof jobChannelEvents> = z.infer<(typeof jobChannelEvents)[Name]>
  return {
    async join({ jobId, sort, appliedFilter, changeToken, idFetchingMethod }: Sent<'job:join'>) {
      if (!joined.has(jobId) && joined.size >= MOST_JOINED)
        throw new Rejected('live/too-many', 'This connection has joined too many jobs. Leave one first.')
      const asker = await allowed(jobId)
      leave(jobId)
      const channel: Channel = {
        jobId,
        sort: sort ?? newest,
        filter: appliedFilter ?? {},
        byColumn: idFetchingMethod === 'kanban',
        token: changeToken ?? '',
        waiting: new Map(),
        missed: false,
        timer: null,
        stalledSince: null,
        showsAi: await readers.showsAi(asker),
        leave: () => {},
      }
      joined.set(jobId, channel)
      // Joined before the ids are read: what changes in between is pushed.
      channel.leave = hub.join(
        { companyId: asker.companyId, jobId },
        (_text, { token, name, data }) => receive(channel, token, name, data),
        changeToken ?? null,
        (card) => channel.showsAi(card),
      )
      return { ok: true as const, changeToken: channel.token, ...(await listed(asker, channel)) }
    },
    async sort({ jobId, sort }: Sent<'update_sorting'>) {
      const channel = joinedTo(jobId)
      const asker = await allowed(jobId)
      channel.sort = sort
      return { ok: true as const, changeToken: channel.token, ...(await listed(asker, channel)) }
    },
    async filter({ jobId, appliedFilter }: Sent<'update_filters'>) {
      const channel = joinedTo(jobId)
      const asker = await allowed(jobId)
      channel.filter = appliedFilter
      return { ok: true as const, changeToken: channel.token, ...(await listed(asker, channel)) }
    },
    /** Those of the job that there are: an id of another job, or of nothing, is left out. */
    async candidates({ jobId, videoIds }: Sent<'get_candidates'>) {
      joinedTo(jobId)
      return { ok: true as const, candidates: await readers.cardsByIds(await allowed(jobId), jobId, videoIds) }
    },
    leave,
    leaveAll: () => [...joined.keys()].forEach(leave),
    /** Ends what is not allowed any more. @throws Rejected when the token itself has ended. */
    async recheck(jobIds: readonly JobId[] = [...joined.keys()]) {
      if (jobIds.length === 0) return
      const asker = await askerOf()
      for (const jobId of jobIds) {
        if (await may(asker, { jobId })) {
          const channel = joined.get(jobId)
          if (channel) channel.showsAi = await readers.showsAi(asker)
          continue
        }
        leave(jobId)
        socket.emit('job_left', { jobId, code: 'job/not-found' })
      }
    },
    touchedBy: (written: readonly Change[], companyId: string) =>
      [...joined.keys()].filter((jobId) =>
        written.some((change) => concerns(change, { companyId, userId, watched: { jobId } })),
      ),
  }
}

const idOf = ({ id }: { id: string }) => id
/** `job:{id}:leave`; null for any other name. */
export function leftJob(name: string): JobId | null {
  const [, id] = /^job:([^:]+):leave$/.exec(name) ?? []
  const jobId = JobId.safeParse(id)
  return jobId.success ? jobId.data : null
}
const packetsOf = ({ conn }: Pick<JobSocket, 'conn'>) =>
  (conn as unknown as { writeBuffer?: readonly unknown[] }).writeBuffer?.length ?? 0
