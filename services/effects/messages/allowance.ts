import { ofOneContent, isStarting, messagesAllowed, stopsAt, toOnePerson } from '#contracts/messages/limits.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { sha256 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `to` is an address or a number. `content` is what the company chose of the words: a job's title, its own name. */
export type Sending = { companyId: string; to: string; content?: string }
type Needs = Pick<Core, 'engines' | 'commands' | 'now' | 'settings'>

const sentKey = (companyId: string) => `messages-of ${companyId}`
const personKey = ({ engines }: Needs, to: string) => engines.keys.blindIndex('message-to', normaliseEmail(to))
/** Numbers and marks are what is changed so that the same words look new. */
const wordsOf = (content: string) =>
  sha256(
    content
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  ).slice(0, 32)

/** What is known of a company that decides how much it may send. */
export async function standingOf({ commands, engines, now }: Needs, companyId: string) {
  const scope = { companyId }
  const [{ state: company }, { state: subscription }, [first]] = await Promise.all([
    commands.stateOf(companyDecider, scope, companyId),
    commands.stateOf(subscriptionDecider, scope, companyId),
    engines.store.read(streamName(companyId, 'company', companyId), { limit: 1 }),
  ])
  const report = subscription.status === 'active' ? subscription.report : null
  return {
    plan: subscription.status === 'active' ? subscription.plan : null,
    ageDays: first ? (Date.parse(now()) - Date.parse(first.occurredAt)) / DAY : 0,
    paid:
      report === null ||
      (report.dueSince === null && (report.standing.status === 'active' || report.standing.status === 'non_renewing')),
    messaging: company.status === 'registered' ? company.messaging : { perDay: null, stopped: null },
  }
}

/** Messages that a company of this standing may send in a day: an operator's number as it is, else ours times the setting. */
export const mostADay = (
  { settings }: Pick<Needs, 'settings'>,
  standing: Awaited<ReturnType<typeof standingOf>>,
): number => messagesAllowed(standing) * (standing.messaging.perDay === null ? settings.messageLimitsFactor : 1)

/**
 * The one place that decides whether a message that a person of a company causes may be sent, and counts it.
 * @throws Rejected 'message/stopped', or 'message/too-many' in words that say when more can be sent.
 */
export async function takeMessage(core: Needs, { companyId, to, content }: Sending): Promise<void> {
  const standing = await standingOf(core, companyId)
  if (standing.messaging.stopped) throw stopped()
  const { messageLimitsFactor: factor } = core.settings
  const person = personKey(core, to)
  const limits = [
    { key: `messages-to ${companyId} ${person}`, most: toOnePerson.fromCompany * factor, words: personWords },
    { key: `messages-to ${person}`, most: toOnePerson.fromAll * factor, words: personWords },
    ...(content && isStarting(standing) && standing.messaging.perDay === null
      ? [{ key: `messages-like ${wordsOf(content)}`, most: ofOneContent * factor, words: contentWords }]
      : []),
    { key: sentKey(companyId), most: mostADay(core, standing), words: companyWords },
  ]
  const { attempts } = core.engines
  const clock = Date.parse(core.now())
  // Looked at first, so that a message that one limit refuses does not use up another.
  for (const { key, most, words } of limits) {
    const counted = await attempts.read(key, clock)
    if (most === 0 || (counted && counted.times >= most))
      throw tooMany(words, most, (counted?.endsAt ?? clock + DAY) - clock)
  }
  for (const { key, most, words } of limits) {
    const { times, endsAt } = await attempts.count(key, DAY, clock)
    if (times > most) throw tooMany(words, most, endsAt - clock)
  }
}

/** As {@link takeMessage}, with the refusal as the answer: for lists, in which each has an outcome of their own. */
export const refusedMessage = (core: Needs, sending: Sending): Promise<Wording | null> =>
  takeMessage(core, sending).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Rejected && error.code.startsWith('message/')) return error.wording.message
      throw error
    },
  )

type Words = (most: number, hours: number) => string | Wording

const personWords: Words = (_most, hours) =>
  hours === 1
    ? 'This person was sent several messages today. Another can be sent in 1 hour.'
    : said`This person was sent several messages today. Another can be sent in ${hours} hours.`
const contentWords: Words = (_most, hours) =>
  hours === 1
    ? 'Too many messages with these words were sent today. More can be sent in 1 hour.'
    : said`Too many messages with these words were sent today. More can be sent in ${hours} hours.`
const companyWords: Words = (most, hours) =>
  hours === 1
    ? said`Your company can send ${most} messages a day. More can be sent in 1 hour.`
    : said`Your company can send ${most} messages a day. More can be sent in ${hours} hours.`

const tooMany = (words: Words, most: number, waitMs: number) =>
  new Rejected(
    'message/too-many',
    words(most, Math.max(1, Math.ceil(waitMs / HOUR))),
    undefined,
    Math.max(1, Math.ceil(waitMs / 1000)),
  )

const stopped = () => new Rejected('message/stopped', 'Your company cannot send messages at the moment. Ask support.')

/** Messages that came back or were reported as unwanted; past the share in `stopsAt` the company sends no more. */
export async function countReport(
  core: Needs & Pick<Core, 'context'>,
  companyId: string,
  kind: 'bounces' | 'complaints',
): Promise<void> {
  const clock = Date.parse(core.now())
  const { attempts } = core.engines
  const { times } = await attempts.count(`message-${kind} ${companyId}`, DAY, clock)
  const sent = (await attempts.read(sentKey(companyId), clock))?.times ?? 0
  const { from, share } = stopsAt[kind]
  const { messaging } = await standingOf(core, companyId)
  if (times < from || times < sent * share || messaging.stopped) return
  const asker = { kind: 'process', name: 'message-reports', companyId, permissions: [] } as const
  const data = { perDay: messaging.perDay, stopped: kind }
  await core.commands.handle(companyDecider, companyId, { type: 'LimitMessages', data }, core.context(asker))
}

/** Messages of the last 24 hours, from the first of them. */
export const sentToday = async ({ engines, now }: Needs, companyId: string): Promise<number> =>
  (await engines.attempts.read(sentKey(companyId), Date.parse(now())))?.times ?? 0

/** Whether messages to others still leave: those that were accepted before the company was stopped do not. */
export async function refuseStopped(core: Needs, companyId: string, by: 'mail' | 'sms'): Promise<void> {
  const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  if (state.status === 'registered' && state.messaging.stopped)
    throw new Rejected(`${by}/undeliverable`, 'Your company cannot send messages at the moment. Ask support.')
}
