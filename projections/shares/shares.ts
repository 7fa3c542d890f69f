import * as z from 'zod'
import { Instant, JobId, Uuid } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { actorKinds } from '#contracts/kernel/asker.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { audiences, ends, hideable } from '#contracts/share/rules.ts'
import type { Projection } from '../runtime/projection.ts'

const Recipient = z.object({
  recipientId: Uuid,
  name: z.string(),
  email: z.string(),
  undelivered: z.boolean(),
})
const Opening = z.object({
  guestId: Uuid,
  browsers: z.array(Uuid),
  times: z.number().int(),
  firstAt: Instant,
  lastAt: Instant,
})

export const ShareView = z.object({
  shareId: Uuid.describe('Id of the shared link'),
  jobId: JobId.describe('The job its candidates are of'),
  candidateIds: z.array(z.string()).describe('Who it shows, in order'),
  title: z.string().describe('What its guests read above the candidates'),
  message: z.string().describe('What the sender wrote'),
  audience: z.enum(audiences).describe('Named recipients, or anyone with the link'),
  linkId: Uuid.describe('Which link for anyone is the one that opens'),
  recipients: z.array(Recipient).describe('Who it was sent to'),
  expiresAt: Instant.describe('When it ends'),
  ended: z.enum(ends).nullable().describe('Why it opens nothing any more; null while it does'),
  endedAt: Instant.nullable().describe('When that was'),
  hidden: z.array(z.enum(hideable)).describe('What guests do not see'),
  feedback: z.object({ rating: z.boolean(), comment: z.boolean() }).describe('What guests may give'),
  frozenAt: Instant.nullable().describe('The moment it shows; null: it shows what is there now'),
  watermark: z.boolean().describe('Whether the name of who looks is drawn over videos and pages'),
  openings: z.array(Opening).describe('Who opened it, and in how many browsers'),
  createdBy: z.object({ kind: z.enum(actorKinds), id: z.string() }).describe('Who created it'),
  createdAt: Instant.describe('When it was created'),
})
export type ShareView = z.infer<typeof ShareView>

export const shares: Projection<ShareView, ShareEvent> = {
  name: 'shares',
  version: 1,
  category: 'share',
  description: 'One document per shared link: what it shows to whom, until when, and who opened it.',
  schema: ShareView,
  indexes: [{ fields: ['companyId', 'jobId', 'createdAt'] }],
  counters: [],
  evolve,
}

function evolve(view: ShareView | null, { event, occurredAt: at, actor }: Recorded<ShareEvent>): ShareView | null {
  if (event.type === 'ShareCreated') {
    const { candidates, recipients, language: _language, ...share } = event.data
    return {
      ...share,
      candidateIds: candidates.map(({ candidateId }) => candidateId),
      recipients: (recipients ?? []).map((each) => ({ ...each, undelivered: false })),
      ended: null,
      endedAt: null,
      openings: [],
      createdBy: actor,
      createdAt: at,
    }
  }
  if (!view) return null
  switch (event.type) {
    case 'ShareExpiryChanged':
      return { ...view, expiresAt: event.data.expiresAt }
    case 'ShareLinkRenewed':
      return { ...view, linkId: event.data.linkId }
    case 'ShareEnded':
      return { ...view, ended: event.data.reason, endedAt: at }
    case 'ShareOpened':
      return { ...view, openings: opened(view.openings, event.data, at) }
    case 'ShareUndelivered':
      return {
        ...view,
        recipients: view.recipients.map((each) =>
          each.recipientId === event.data.recipientId ? { ...each, undelivered: true } : each,
        ),
      }
    case 'ShareErased':
      return null
    default:
      return event satisfies never
  }
}

function opened(
  openings: ShareView['openings'],
  { guestId, browser }: { guestId: string; browser: string },
  at: string,
): ShareView['openings'] {
  const before = openings.find((each) => each.guestId === guestId)
  if (!before) return [...openings, { guestId, browsers: [browser], times: 1, firstAt: at, lastAt: at }]
  const browsers = [...new Set([...before.browsers, browser])]
  const after = { ...before, browsers, times: before.times + 1, lastAt: at }
  return openings.map((each) => (each === before ? after : each))
}
