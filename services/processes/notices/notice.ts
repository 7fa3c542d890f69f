import type { InboxCommandData } from '#contracts/inbox/commands.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Reaction } from '../process-manager.ts'

const DAY_MS = 86_400_000
/** What is older is no news: a log that is read for the first time, or again after a long outage, floods no inbox. */
const NEWS_FOR_MS = 2 * DAY_MS

/** By the machine's own clock: the years that demo data lives through are no news either. */
export const isNews = ({ occurredAt }: Pick<Recorded, 'occurredAt'>) =>
  Date.now() - Date.parse(occurredAt) < NEWS_FOR_MS

type Notice = Partial<Omit<InboxCommandData<'ReceiveNotice'>, 'type' | 'noticeId' | 'userId' | 'cause'>>
type About = Notice & {
  type: InboxCommandData<'ReceiveNotice'>['type']
  /** Notices of one person and `once` are one; without it, those of one person and event. */
  once?: string
}

/** A notice about this event to this person; the same again is the same notice. */
export function notify(recorded: Recorded, userId: UserId, { once, ...about }: About): Reaction {
  const { id: cause, stream, revision, actor } = recorded
  const data: InboxCommandData<'ReceiveNotice'> = {
    jobId: null,
    candidateId: null,
    commentId: null,
    byId: actor.kind === 'user' ? actor.id : null,
    facts: {},
    ...about,
    userId,
    noticeId: uuid5(once === undefined ? cause : uuid5(recorded.tenant, once), `${about.type} ${userId}`),
    cause: { stream, revision },
  }
  return { kind: 'command', aggregate: 'inbox', id: userId, command: { type: 'ReceiveNotice', data } }
}
