import type { Language } from '#contracts/kernel/language.ts'
import { isChannel, type PublicEventType } from '#contracts/webhook/event-types.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { KnownWebhook } from '#domain/webhook/webhook.ts'
import type { mailTexts } from '#web/locales/services.ts'
import type { Core } from '../../core/core.ts'
import { profileLink } from '../../core/profile-link.ts'
import { mailLanguage, sayInMail } from '../mail/templates.ts'
import { shownTo } from './shown-to.ts'

const sentences = {
  'candidate.added': 'chatAdded',
  'candidate.invited': 'chatInvited',
  'candidate.applied': 'chatApplied',
  'candidate.completed': 'chatCompleted',
  'candidate.moved': 'chatMoved',
  'candidate.scored': 'chatScored',
  'candidate.rated': 'chatRated',
  'candidate.commented': 'chatCommented',
  'candidate.hired': 'chatHired',
  'candidate.rejected': 'chatRejected',
  'candidate.erased': 'chatErased',
  'interview.booked': 'chatBooked',
  'interview.moved': 'chatMeetingMoved',
  'interview.cancelled': 'chatMeetingCancelled',
  'job.activated': 'chatActivated',
  'job.archived': 'chatArchived',
  'job.closing': 'chatClosing',
  'notice.mention': 'chatMention',
  'notice.score_due': 'chatScoreDue',
  'notice.import_finished': 'chatImported',
} as const satisfies Record<PublicEventType, keyof (typeof mailTexts)[Language]>

type Told = {
  candidate?: { id: string; name?: string | null }
  job?: { id: string; title: string }
  from?: { title: string }
  to?: { title: string }
  user_id?: string
  added?: number
}

/** What a webhook is sent about an event: the event itself, or for a channel a sentence and where it leads. */
export async function bodyOf(
  core: Core,
  { companyId, webhook, event: said }: { companyId: string; webhook: KnownWebhook; event: PublicEvent },
): Promise<string> {
  const event = await shownTo(core, { companyId, webhook, event: said })
  if (!isChannel(webhook.kind)) return JSON.stringify(event)
  const { state: company } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const lng = mailLanguage(company.status === 'registered' ? company.details.language : null)
  const { candidate, job, from, to, user_id: userId, added } = event.data as Told
  const say = (key: keyof (typeof mailTexts)[Language], values = {}) => sayInMail(key, { ...values, lng })
  const sentence = plain(
    say(sentences[event.type] ?? 'chatTest', {
      name: candidate?.name ?? say('chatUnknown'),
      job: job?.title,
      from: from?.title,
      to: to?.title,
      person: (userId && (await nameOf(core, companyId, userId))) ?? say('chatColleague'),
      added,
    }),
  )
  const isThere = candidate && job && event.type !== 'candidate.erased'
  const link = isThere ? profileLink(core, { jobId: job.id, candidateId: candidate.id }) : null
  return JSON.stringify(
    webhook.kind === 'teams'
      ? card(sentence, link, say('chatOpen'))
      : { text: link ? `${sentence}\n${link}` : sentence },
  )
}

async function nameOf({ commands }: Core, companyId: string, userId: string): Promise<string | null> {
  const { state } = await commands.stateOf(userDecider, { companyId }, userId)
  return state.status === 'active' ? state.name : null
}

/** Chats read <…> as mentions and links: what people typed is neither. */
const plain = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›')

/** As a flow of Teams takes it: an Adaptive Card, with a text that knows no markdown. */
const card = (text: string, url: string | null, title: string) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
        ...(url && { actions: [{ type: 'Action.OpenUrl', title, url }] }),
      },
    },
  ],
})
