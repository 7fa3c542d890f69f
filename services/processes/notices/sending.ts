import type { InboxEvent } from '#contracts/inbox/events.ts'
import { noticePath } from '#contracts/inbox/paths.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { mail } from '../../effects/reactions.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { isNews } from './notice.ts'
import { openedBy, readerOf } from './reader.ts'

type Received = Extract<InboxEvent, { type: 'NoticeReceived' }>['data']
/** What leaves names no candidate: it stays in a mailbox after they are erased, and after who got it may not open them any more. */
export type Words = { to: string; values: Record<string, string> } | null

const settingsPath = '/admin/settings?tab=notifications'

/** Null when the reader is gone, or may not open what it is about any more. */
export async function wordsOf(core: Core, { tenant }: Pick<Recorded, 'tenant'>, notice: Received): Promise<Words> {
  const reader = await readerOf(core, tenant, notice.userId)
  const job = reader && (await openedBy(core, reader, notice))
  if (!reader || job === null) return null
  const { name, email, language, company } = reader
  const { state: by } = notice.byId
    ? await core.commands.stateOf(userDecider, { companyId: tenant }, notice.byId)
    : { state: null }
  const { publicUrl } = core.settings
  const facts = Object.fromEntries(Object.entries(notice.facts).map(([key, value]) => [key, String(value)]))
  return {
    to: email,
    values: {
      ...facts,
      name,
      language,
      company,
      job,
      by: by?.status === 'active' ? by.name : company,
      link: `${publicUrl}${noticePath(notice)}`,
      settings: `${publicUrl}${settingsPath}`,
    },
  }
}

const recordBounce = ({ stream, id: inputId, revision }: Recorded): Reaction => {
  const { id: userId } = parseStream(stream)
  const data = { userId, noticeId: uuid5(inputId, 'bounced'), cause: { stream, revision } }
  return { kind: 'command', aggregate: 'inbox', id: userId, command: { type: 'RecordNoticeMailBounced', data } }
}

/** Mail at once, for those notices that the person wants so. An address that takes none switches mail off (NOTIF-003). */
export const noticeIsMailed: ProcessManager<InboxEvent, Words> = {
  name: 'notice-is-mailed',
  category: 'inbox',
  on: ['NoticeReceived'],
  look: async (core, recorded) => {
    const { type, data } = recorded.event
    const isWanted = type === 'NoticeReceived' && data.channels.email === 'at-once' && isNews(recorded)
    return isWanted ? wordsOf(core, recorded, data) : null
  },
  react: ({ event }, words) =>
    words && event.type === 'NoticeReceived'
      ? [mail({ to: words.to, template: `notice-${event.data.type}`, values: words.values })]
      : [],
  onOutcome: (recorded, { outcome }) =>
    outcome.ended === 'failed' && outcome.code === 'mail/undeliverable' ? [recordBounce(recorded)] : [],
}

/** One timer for each person, set again by the first notice after it fired. */
export const noticeWaitsForSummary: ProcessManager<InboxEvent> = {
  name: 'notice-waits-for-summary',
  category: 'inbox',
  on: ['NoticeReceived'],
  react: ({ event }) => {
    if (event.type !== 'NoticeReceived' || event.data.digestAt === null) return []
    const { userId: id, digestAt: dueAt } = event.data
    const data = { dueAt, aggregate: 'inbox', id, command: { type: 'SendDigest', data: {} } }
    return [{ kind: 'command', aggregate: 'timer', id: uuid5(id, 'digest'), command: { type: 'MoveTimer', data } }]
  },
}

/** What came together since the last summary, counted by job; what the reader may not open any more is left out. */
export const summaryIsMailed: ProcessManager<InboxEvent, Words> = {
  name: 'summary-is-mailed',
  category: 'inbox',
  on: ['NoticesDigested'],
  look: summaryOf,
  react: (_recorded, words) => (words ? [mail({ to: words.to, template: 'noticeSummary', values: words.values })] : []),
  onOutcome: noticeIsMailed.onOutcome!,
}

async function summaryOf(core: Core, { event, tenant, stream }: Recorded<InboxEvent>): Promise<Words> {
  if (event.type !== 'NoticesDigested') return null
  const { id: userId } = parseStream(stream)
  const reader = await readerOf(core, tenant, userId)
  if (!reader) return null
  const { state } = await core.commands.stateOf(inboxDecider, { companyId: tenant }, userId)
  const rows = new Map<string, { type: string; job: string; count: number }>()
  for (const noticeId of event.data.noticeIds) {
    const notice = state.notices.get(noticeId)
    const job = notice && (await openedBy(core, reader, notice))
    if (!notice || job === null || job === undefined) continue
    const key = `${notice.type} ${notice.jobId}`
    rows.set(key, { type: notice.type, job, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  if (rows.size === 0) return null
  const { publicUrl } = core.settings
  return {
    to: reader.email,
    values: {
      name: reader.name,
      language: reader.language,
      company: reader.company,
      rows: JSON.stringify([...rows.values()]),
      link: `${publicUrl}/admin/overview`,
      settings: `${publicUrl}${settingsPath}`,
    },
  }
}
