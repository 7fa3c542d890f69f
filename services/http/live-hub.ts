import { randomBytes } from 'node:crypto'
import type { ShowsAi } from '#projections/jobs/blind.ts'
import type { CandidateId, CompanyId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { LiveMessage } from '#contracts/views/live.ts'
import type { Change, ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import { log } from '#infra/log.ts'
import { type Around, aroundCards, nothingAround, pushedCard } from './pushed-card.ts'

export type Topic = { companyId: CompanyId } & (
  | { jobId: JobId }
  | { candidateId: CandidateId }
  | { userId: UserId }
  | { interviewId: string }
  | { interviews: 'all' }
)
/** A message as it is sent to browsers, and as it is; `token` says what was sent up to here. */
export type Told = { token: string; name: string; data: unknown }
export type Viewer = (text: string, told: Told) => void
type Message = { text: string; told: Told }
/** `scored`: a message about a card, which viewers get with the score that a model proposed where it is not kept from them. A message is kept for long, a card is not. */
type Sent = Message & { sequence: number; scored: Scored | null; whole?: Message }
type Scored = { card: Parameters<ShowsAi>[0]; taira: number | null }
export type Hub = ReturnType<typeof liveHub>
export type HubDeps = {
  changes: ChangeFeed
  /** Documents of one projection as they are now. */
  docsOf: (
    projection: 'cards' | 'jobs' | 'candidates' | 'inboxes' | 'balances' | 'users' | 'interviews',
    ids: string[],
  ) => Promise<(Doc | null)[]>
  /** Which candidates whose cards these are wait for room in their company's plan. */
  waitingOf: (companyId: CompanyId, cards: readonly Doc[]) => Promise<ReadonlySet<string>>
  countsOf: (companyId: CompanyId, jobId: JobId) => Promise<ReadonlyMap<string, number>>
}

/** Messages kept for clients that reconnect; a client that missed more reads everything again. */
const REMEMBERED = 500
/** A board without viewers is forgotten after this. */
const FORGET_MS = 60_000
/** Counts and lists follow a burst of changes, not each of them. */
const TOGETHER_MS = 100

type Channel = {
  sequence: number
  recent: Sent[]
  viewers: Map<Viewer, ShowsAi>
  /** Something follows the burst of changes that is under way. */
  gathering: boolean
  forget?: NodeJS.Timeout
}

/**
 * One watcher of the read models for all viewers: each changed document becomes one message, written once per viewer.
 * A notice carries no document; it is read when its company has a board open, in one batch with later changes.
 */
export function liveHub(deps: HubDeps) {
  const { changes, docsOf, countsOf } = deps
  const channels = new Map<string, Channel>()
  /** Ids of another run of the server, or of another server, mean nothing to this one. */
  const run = randomBytes(4).toString('hex')
  const boardsOf = (companyId: string) => [...channels.keys()].filter((name) => name.startsWith(`${companyId}/job/`))
  const inboxesOf = (companyId: string) => [...channels.keys()].filter((name) => name.startsWith(`${companyId}/inbox/`))
  /** What the frame of every page says of a subscription, by company; slots, seats and texts change too often to say each. */
  const subscriptions = new Map<string, string>()

  function send(channel: Channel, message: LiveMessage, scored: Scored | null = null) {
    const sequence = ++channel.sequence
    const told = { token: `${run}-${sequence}`, ...message }
    const sent: Sent = { sequence, text: textOf(told), told, scored }
    channel.recent.push(sent)
    if (channel.recent.length > REMEMBERED) channel.recent.shift()
    for (const [viewer, showsAi] of channel.viewers) show(sent, viewer, showsAi)
  }
  function show(sent: Sent, viewer: Viewer, showsAi: ShowsAi) {
    const { text, told } = sent.scored && showsAi(sent.scored.card) ? wholeOf(sent, sent.scored) : sent
    viewer(text, told)
  }

  function soon(channel: Channel, follow: () => void) {
    if (channel.gathering) return
    channel.gathering = true
    setTimeout(() => {
      channel.gathering = false
      follow()
    }, TOGETHER_MS).unref()
  }
  const countSoon = (channel: Channel, companyId: CompanyId, jobId: JobId) =>
    soon(channel, () => {
      countsOf(companyId, jobId).then(
        (counts) => send(channel, { name: 'update_counts', data: Object.fromEntries(counts) }),
        (error) => log.error('counting a board failed:', error),
      )
    })

  function showCard(doc: Doc, around: Around) {
    const { companyId, rev, _id: id } = doc
    // A tombstone does not know its job any more: every open board of the company hears that the card is gone.
    for (const name of doc.dead ? boardsOf(companyId) : [`${companyId}/job/${String(doc.jobId)}`]) {
      const channel = channels.get(name)
      if (!channel) continue
      if (doc.dead) send(channel, { name: 'update_candidate', data: { id, rev, removed: true } })
      else {
        const { taira, ...card } = pushedCard(doc, around)
        send(
          channel,
          { name: 'update_candidate', data: card },
          { card: { jobId: doc.jobId, scorers: doc.scorers }, taira },
        )
      }
      countSoon(channel, companyId as CompanyId, name.slice(name.lastIndexOf('/') + 1) as JobId)
    }
  }

  function showJob(doc: Doc) {
    const channel = channels.get(`${doc.companyId}/job/${doc._id}`)
    const { title, columns } = doc as unknown as JobView
    if (!channel) return
    // A deleted job's board is read again, and is not there.
    if (doc.dead) send(channel, { name: 'reload', data: {} })
    else send(channel, { name: 'update_job', data: { rev: doc.rev, title, columns } })
  }

  function showCandidate({ companyId, rev, dead, _id: id }: Doc) {
    const channel = channels.get(`${companyId}/candidate/${id}`)
    if (channel) send(channel, { name: 'update_candidate', data: { id, rev, ...(dead ? { removed: true } : {}) } })
  }

  /** Those who have the list open hear only that it changed: each reads what they may see. */
  function showInterview({ companyId, rev, dead, _id: id }: Doc) {
    const one = channels.get(`${companyId}/interview/${id}`)
    if (one) send(one, { name: 'update_interview', data: { id, rev, ...(dead ? { removed: true } : {}) } })
    const list = channels.get(`${companyId}/interviews`)
    if (list) soon(list, () => send(list, { name: 'update_interviews', data: {} }))
  }

  function showInbox({ companyId, rev, _id: id }: Doc) {
    const channel = channels.get(`${companyId}/inbox/${id}`)
    if (channel) send(channel, { name: 'update_inbox', data: { rev } })
  }

  function showSubscription({ companyId, rev, plan, report }: Doc) {
    const said = JSON.stringify({ plan, report })
    if (subscriptions.get(companyId) === said) return
    subscriptions.set(companyId, said)
    for (const name of inboxesOf(companyId)) send(channels.get(name)!, { name: 'update_subscription', data: { rev } })
  }

  const watched = {
    cards: {
      waiting: new Set<string>(),
      show: showCard,
      isOpen: ({ companyId }: Change) => boardsOf(companyId).length > 0,
    },
    jobs: {
      waiting: new Set<string>(),
      show: showJob,
      isOpen: ({ companyId, id }: Change) => channels.has(`${companyId}/job/${id}`),
    },
    candidates: {
      waiting: new Set<string>(),
      show: showCandidate,
      isOpen: ({ companyId, id }: Change) => channels.has(`${companyId}/candidate/${id}`),
    },
    balances: {
      waiting: new Set<string>(),
      show: showSubscription,
      isOpen: ({ companyId }: Change) => inboxesOf(companyId).length > 0,
    },
    inboxes: {
      waiting: new Set<string>(),
      show: showInbox,
      isOpen: ({ companyId, id }: Change) => channels.has(`${companyId}/inbox/${id}`),
    },
    interviews: {
      waiting: new Set<string>(),
      show: showInterview,
      isOpen: ({ companyId, id }: Change) =>
        channels.has(`${companyId}/interviews`) || channels.has(`${companyId}/interview/${id}`),
    },
  }
  let reading = false

  async function readWaiting() {
    if (reading) return
    reading = true
    try {
      while (Object.values(watched).some(({ waiting }) => waiting.size > 0)) {
        for (const projection of Object.keys(watched) as (keyof typeof watched)[]) {
          const { waiting, show } = watched[projection]
          const ids = [...waiting]
          waiting.clear()
          if (ids.length === 0) continue
          const docs = (await docsOf(projection, ids)).filter((doc) => doc !== null)
          const around = projection === 'cards' ? await aroundCards(deps, docs) : nothingAround
          for (const doc of docs) show(doc, around)
        }
      }
    } catch (error) {
      log.error('what changed could not be read; every open page is read again:', error)
      everybodyReloads()
    } finally {
      reading = false
    }
  }

  function everybodyReloads() {
    for (const channel of channels.values()) send(channel, { name: 'reload', data: {} })
  }
  const unwatch = changes.watch((written) => {
    for (const change of written) {
      const { isOpen, waiting } = watched[change.projection as keyof typeof watched] ?? {}
      if (isOpen?.(change)) waiting!.add(change.id)
    }
    void readWaiting()
  })
  const unmissed = changes.onMissed(everybodyReloads)

  function channelOf(name: string): Channel {
    let channel = channels.get(name)
    if (!channel) channels.set(name, (channel = { sequence: 0, recent: [], viewers: new Map(), gathering: false }))
    clearTimeout(channel.forget)
    return channel
  }
  function forgetLater(name: string, channel: Channel) {
    channel.forget = setTimeout(() => {
      channels.delete(name)
      const companyId = name.slice(0, name.indexOf('/'))
      if (inboxesOf(companyId).length === 0) subscriptions.delete(companyId)
    }, FORGET_MS)
    channel.forget.unref()
  }

  return {
    /** How far the messages of a topic are, for a page that is read after this: it joins from there, and misses nothing in between. */
    placeOf(topic: Topic): string {
      const name = nameOf(topic)
      const channel = channelOf(name)
      if (channel.viewers.size === 0) forgetLater(name, channel)
      return `${run}-${channel.sequence}`
    },
    /** Everything from now on, and what was missed since `lastId`, goes to the viewer. @returns how to stop. */
    join(topic: Topic, viewer: Viewer, lastId: string | null, showsAi: ShowsAi = () => false) {
      const name = nameOf(topic)
      const channel = channelOf(name)
      const [ofRun, last] = (lastId ?? '').split('-')
      const since = Number(last)
      const known =
        ofRun === run &&
        Number.isInteger(since) &&
        since <= channel.sequence &&
        since >= channel.sequence - channel.recent.length
      const here = (name: string): Told => ({ token: `${run}-${channel.sequence}`, name, data: {} })
      const tell = (told: Told) => viewer(textOf(told), told)
      if (!lastId) tell(here('joined'))
      else if (!known) tell(here('reload'))
      else for (const sent of channel.recent) if (sent.sequence > since) show(sent, viewer, showsAi)
      channel.viewers.set(viewer, showsAi)
      return () => {
        channel.viewers.delete(viewer)
        if (channel.viewers.size === 0) forgetLater(name, channel)
      }
    },
    close() {
      unwatch()
      unmissed()
    },
  }
}

function nameOf(topic: Topic): string {
  const { companyId } = topic
  if ('jobId' in topic) return `${companyId}/job/${topic.jobId}`
  if ('candidateId' in topic) return `${companyId}/candidate/${topic.candidateId}`
  if ('interviewId' in topic) return `${companyId}/interview/${topic.interviewId}`
  return 'userId' in topic ? `${companyId}/inbox/${topic.userId}` : `${companyId}/interviews`
}

function wholeOf(sent: Sent, { taira }: Scored): Message {
  if (sent.whole) return sent.whole
  const told = { ...sent.told, data: { ...(sent.told.data as object), taira } }
  return (sent.whole = { told, text: textOf(told) })
}
const textOf = ({ token, name, data }: Told) => `id: ${token}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
