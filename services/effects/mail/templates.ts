import { createInstance } from 'i18next'
import * as z from 'zod'
import type { Message } from '#infra/engines/mail/mail.ts'
import { inWords } from '#contracts/kernel/time.ts'
import { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contracts/kernel/language.ts'
import { mailTexts } from '#web/locales/services.ts'
import type { Core } from '../../core/core.ts'
import { joinLink } from '../../core/secrets/invitation-code.ts'
import { codeOf, confirmationOf, domainCodeOf } from '../../core/secrets/codes.ts'
import { shareLink } from '../../core/secrets/share-link.ts'
import { resetLink } from '../../core/secrets/reset-token.ts'
import { signInCode } from '../../core/secrets/sign-in-code.ts'
import { inMoney } from './billing-words.ts'
import type { MailBrand } from './brand.ts'
import { dashboardFigures } from './dashboard-template.ts'
import { htmlOf } from './html.ts'
import { integrationTemplates } from './integration-templates.ts'
import type { MailKey as Key, Template, Values } from './template.ts'
import { writtenTemplates } from './written-templates.ts'

const limitNames = {
  jobs: 'noticeLimitJobs',
  seats: 'noticeLimitSeats',
  texts: 'noticeLimitTexts',
  interviews: 'noticeLimitInterviews',
} as const satisfies Record<string, Key>
/** i18next counts with the endings of these keys. */
const summaryLines = {
  applicationCompleted: 'noticeLineApplication',
  mention: 'noticeLineMention',
  scoreDue: 'noticeLineScore',
  deadlineNear: 'noticeLineDeadline',
  importFinished: 'noticeLineImport',
  limitNear: 'noticeLineLimit',
} as unknown as Record<string, Key>
const SummaryRow = z.object({
  type: z.string().refine((type) => type in summaryLines),
  job: z.string(),
  count: z.number(),
})

const paragraph = (text: string) => text && `\n\n${text}`
/** Candidates hear of an archived job only: their rejection has words of its own. */
const withdrawn = ({ cause, to }: Values, say: (key: Key, values: Record<string, unknown>) => string) => {
  if (cause === 'job-archived') return say(to === 'candidate' ? 'interviewPositionClosed' : 'meetingJobArchived', {})
  return cause === undefined || to === 'candidate' ? '' : say('meetingCandidateLeft', {})
}

/** What of an interview there is to say, a line for each; values are as `withInterview` looks them up. */
const details: NonNullable<Template['said']> = ({ summary = '', description = '', reason = '', ...of }, say) => {
  const line = (key: Key, value: string | undefined) => (value ? [say(key, { value })] : [])
  const lines = [
    summary,
    ...line('meetingWhen', of.when),
    ...line('meetingWhere', of.place),
    ...line('meetingWith', of.people),
    ...line('meetingCandidate', of.to === 'candidate' ? '' : of.candidate),
  ]
  return {
    details: [lines.join('\n'), ...(description ? [description] : [])].join('\n\n'),
    because: paragraph(reason || withdrawn(of, say)),
    formerly: of.was ? `\n\n${say('meetingWas', { value: of.was })}` : '',
  }
}

/** Each leads to a page that asks for a press: programs that scan mail open every link. */
const answers: NonNullable<Template['actions']> = ({ answer }, say) =>
  answer
    ? (['CONFIRMED', 'MAYBE', 'REJECTED'] as const).map((response) => ({
        label: say(`meetingAnswer${response}`, {}),
        to: `${answer}?to=${response}`,
      }))
    : []
const withAnswers: NonNullable<Template['said']> = (values, say) => {
  const lines = answers(values, say).map(({ label, to }) => `${label}: ${to}`)
  return { ...details(values, say), answers: lines.length > 0 ? `\n\n${lines.join('\n')}` : '' }
}

/** Messages by name. Values are plain text; nothing here is markup. */
export const templates = {
  invitation: { subject: 'invitationSubject', text: 'invitationText' },
  reminder: { subject: 'reminderSubject', text: 'reminderText' },
  rejection: { subject: 'rejectionSubject', text: 'rejectionText' },
  applicationLink: { subject: 'applicationLinkSubject', text: 'applicationLinkText' },
  share: {
    subject: 'shareSubject',
    text: 'shareText',
    open: 'openShared',
    secrets: ({ companyId = '', shareId = '', recipientId = '' }, core) => ({
      link: shareLink(core, { companyId, shareId, linkId: recipientId }),
    }),
  },
  ...writtenTemplates,
  /** Words of the company; see `ownWords`. */
  own: { subject: 'writtenSubject', text: 'ownText' },
  teamInvitation: {
    subject: 'teamInvitationSubject',
    text: ({ inviter }) => (inviter ? 'teamInvitationText' : 'teamInvitationTextOfNobody'),
    secrets: ({ code }, core) => ({ link: joinLink(core, code ?? '') }),
  },
  apiKey: { subject: 'apiKeySubject', text: 'apiKeyText' },
  support: { subject: 'supportSubject', text: 'supportText' },
  planQuestion: { subject: 'planQuestionSubject', text: 'planQuestionText' },
  verificationCode: {
    subject: 'verificationCodeSubject',
    text: 'verificationCodeText',
    secrets: ({ codeId }, { engines }) => ({ code: codeOf(engines.keys, codeId ?? '') }),
  },
  signInConfirmation: {
    subject: 'signInConfirmationSubject',
    text: ({ connection }) => (connection === 'google' ? 'signInConfirmationTextGoogle' : 'signInConfirmationText'),
    secrets: ({ codeId }, { engines }) => ({ code: confirmationOf(engines.keys, codeId ?? '') }),
  },
  domainProof: {
    subject: 'domainProofSubject',
    text: 'domainProofText',
    secrets: ({ codeId }, { engines }) => ({ code: domainCodeOf(engines.keys, codeId ?? '') }),
  },
  passwordReset: {
    subject: 'passwordResetSubject',
    text: 'passwordResetText',
    secrets: ({ companyId = '', userId = '', resetId = '' }, core) => ({
      link: resetLink(core, { companyId, userId, resetId }),
    }),
  },
  signInCode: {
    subject: 'signInCodeSubject',
    text: 'signInCodeText',
    secrets: ({ account = '', period }, { engines }) => ({ code: signInCode(engines.keys, account, Number(period)) }),
  },
  signOnConfigured: { subject: 'signOnChangedSubject', text: 'signOnConfiguredText' },
  signOnDisabled: { subject: 'signOnChangedSubject', text: 'signOnDisabledText' },
  emailDomainAdded: { subject: 'signOnChangedSubject', text: 'emailDomainAddedText' },
  emailDomainProven: { subject: 'signOnChangedSubject', text: 'emailDomainProvenText' },
  emailDomainRemoved: { subject: 'signOnChangedSubject', text: 'emailDomainRemovedText' },
  ...integrationTemplates,
  passwordChanged: { subject: 'passwordChangedSubject', text: 'passwordChangedText' },
  'notice-applicationCompleted': { subject: 'noticeApplicationSubject', text: 'noticeApplicationText' },
  'notice-mention': { subject: 'noticeMentionSubject', text: 'noticeMentionText' },
  'notice-scoreDue': { subject: 'noticeScoreSubject', text: 'noticeScoreText' },
  'notice-deadlineNear': {
    subject: 'noticeDeadlineSubject',
    text: 'noticeDeadlineText',
    said: ({ deadline = '' }) => ({ until: inWords(deadline) }),
  },
  'notice-importFinished': { subject: 'noticeImportSubject', text: 'noticeImportText' },
  'notice-limitNear': {
    subject: 'noticeLimitSubject',
    text: 'noticeLimitText',
    said: ({ of = '' }, say) => ({ what: say(limitNames[of as keyof typeof limitNames] ?? 'noticeLimitJobs', {}) }),
  },
  /** Of the built-in billing, to those who see the bill. */
  billingInvoice: { subject: 'billingInvoiceSubject', text: 'billingInvoiceText', said: inMoney },
  billingOrder: { subject: 'billingInvoiceSubject', text: 'billingOrderText', said: inMoney },
  billingOverdue: { subject: 'billingOverdueSubject', text: 'billingOverdueText', said: inMoney },
  billingAtRisk: { subject: 'billingAtRiskSubject', text: 'billingAtRiskText', said: inMoney },
  billingBlocked: { subject: 'billingBlockedSubject', text: 'billingBlockedText' },
  billingPaused: {
    subject: 'billingPausedSubject',
    text: ({ resumesAt }) => (resumesAt ? 'billingPausedTextUntil' : 'billingPausedText'),
    said: inMoney,
  },
  billingActive: { subject: 'billingActiveSubject', text: 'billingActiveText' },
  billingEnding: { subject: 'billingEndingSubject', text: 'billingEndingText', said: inMoney },
  billingEnded: { subject: 'billingEndedSubject', text: 'billingEndedText' },
  dashboardFigures,
  noticeSummary: {
    subject: 'noticeSummarySubject',
    text: 'noticeSummaryText',
    said: ({ rows = '[]' }, say) => {
      const lines = z.array(SummaryRow).parse(JSON.parse(rows))
      return { lines: lines.map(({ type, ...row }) => `• ${say(summaryLines[type]!, row)}`).join('\n') }
    },
  },
  /** To the candidate of an interview. */
  interviewOffer: { subject: 'interviewOfferSubject', text: 'interviewOfferText', open: 'openMeet' },
  interviewBooked: { subject: 'interviewBookedSubject', text: 'interviewBookedText', open: 'openMeet', said: details },
  interviewChanged: {
    subject: 'interviewChangedSubject',
    text: 'interviewChangedText',
    open: 'openMeet',
    said: details,
  },
  interviewSure: { subject: 'interviewSureSubject', text: 'interviewSureText', open: 'openMeet', said: details },
  interviewDoubt: { subject: 'interviewDoubtSubject', text: 'interviewDoubtText', open: 'openMeet', said: details },
  interviewReleased: { subject: 'interviewReleasedSubject', text: 'interviewReleasedText', open: 'openMeet' },
  interviewCancelled: { subject: 'interviewCancelledSubject', text: 'interviewCancelledText', said: details },
  interviewReminder: {
    subject: 'interviewReminderSubject',
    text: 'interviewReminderText',
    open: 'openMeet',
    said: details,
  },
  /** To colleagues who take part. */
  meetingInvitation: {
    subject: 'meetingInvitationSubject',
    text: 'meetingInvitationText',
    said: withAnswers,
    actions: answers,
  },
  meetingChanged: { subject: 'meetingChangedSubject', text: 'meetingChangedText', said: withAnswers, actions: answers },
  meetingNoLink: { subject: 'meetingNoLinkSubject', text: 'meetingNoLinkText', said: details },
  meetingCancelled: { subject: 'meetingCancelledSubject', text: 'meetingCancelledText', said: details },
  meetingReminder: { subject: 'meetingReminderSubject', text: 'meetingReminderText', said: details },
  /** To who planned it, or may approve it. */
  meetingApproval: { subject: 'meetingApprovalSubject', text: 'meetingApprovalText', said: details },
  meetingDisapproved: { subject: 'meetingDisapprovedSubject', text: 'meetingDisapprovedText', said: details },
  meetingOtherTimes: { subject: 'meetingOtherTimesSubject', text: 'meetingOtherTimesText', said: details },
  meetingDeclined: { subject: 'meetingDeclinedSubject', text: 'meetingDeclinedText', said: details },
  meetingExpired: { subject: 'meetingExpiredSubject', text: 'meetingExpiredText', said: details },
  meetingFree: { subject: 'meetingFreeSubject', text: 'meetingFreeText', said: details },
  meetingClash: { subject: 'meetingClashSubject', text: 'meetingClashText', said: details },
} as const satisfies Record<string, Template>

const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: Object.fromEntries(Object.entries(mailTexts).map(([language, texts]) => [language, { mail: texts }])),
  defaultNS: 'mail',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // Values are text: a person's name is never markup, nor another key.
  interpolation: { escapeValue: false },
})

const smsTexts: Record<string, Key> = {
  invitation: 'invitationSms',
  reminder: 'reminderSms',
  written: 'writtenSms',
  own: 'ownSms',
  interviewOffer: 'interviewOfferSms',
  interviewOfferWritten: 'interviewOfferWrittenSms',
  interviewBooked: 'interviewBookedSms',
  interviewChanged: 'interviewChangedSms',
  interviewReleased: 'interviewReleasedSms',
  interviewCancelled: 'interviewCancelledSms',
  interviewReminder: 'interviewReminderSms',
  interviewDoubt: 'interviewDoubtSms',
  interviewSure: 'interviewSureSms',
}
/** Whether there are words of this name for a text message. */
export const isTexted = (name: string) => smsTexts[name] !== undefined

/** The first of these that we speak. */
export const mailLanguage = (...wanted: (string | null | undefined)[]): Language =>
  wanted.find(isLanguage) ?? DEFAULT_LANGUAGE

/** A message as it is sent, in the language its values name: words for a text and an HTML part that say the
 * same; a brand is worn by the HTML alone. `optOut`: where its reader ends such messages, which its last line says.
 */
export function composed(
  name: string,
  known: Values,
  core: Pick<Core, 'engines' | 'settings'>,
  { brand = null, optOut }: { brand?: MailBrand | null; optOut?: string | undefined } = {},
): Pick<Message, 'subject' | 'text' | 'html'> {
  const template = (templates as Record<string, Template>)[name]
  if (!template) throw new Error(`No mail template is called ${name}`)
  const language = mailLanguage(known.language)
  const speak = (key: Key, of: Record<string, unknown>) => i18n.t(key, { ...of, lng: language })
  const values = { ...known, ...template.secrets?.(known, core), ...template.said?.(known, speak) }
  const say = (key: Key) => speak(key, values)
  const words = say(typeof template.text === 'string' ? template.text : template.text(values))
  const writtenIn = mailLanguage(known.writtenIn, known.language)
  const end = optOut ? i18n.t('optOut', { company: known.company, optOut, lng: writtenIn }) : ''
  const [subject, text] = [say(template.subject), end ? `${words.trimEnd()}\n\n${end}\n` : words]
  return {
    subject,
    text,
    html: htmlOf(text, {
      subject,
      language: InterfaceLanguage.safeParse(known.writtenIn).data ?? language,
      brand,
      open: say(template.open ?? 'openApplication'),
      actions: template.actions?.(values, speak),
    }),
  }
}

/** A single text of those for messages. */
export const sayInMail = (key: Key, values: Record<string, unknown>): string => i18n.t(key, values)

/** A text message, in the language its values name. */
export function composedSms(name: string, values: Values): string {
  const key = smsTexts[name]
  if (!key) throw new Error(`No text message is called ${name}`)
  return i18n.t(key, { ...values, lng: mailLanguage(values.language) })
}
