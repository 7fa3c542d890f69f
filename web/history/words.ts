import type { AutomationActionType, AutomationTrigger, SkipReason } from '#contracts/job/automation/kinds.ts'
import { candidateStatuses, type CandidateStatus } from '#contracts/candidate/statuses.ts'
import type {
  Activity,
  FieldOfMany,
  FieldOfOne,
  HistoryActor,
  HistoryCause,
  HistoryChange,
  HistoryEntry,
  HistoryValue,
} from '#contracts/views/history.ts'
import type { OutsideStep } from '#contracts/candidate/outside-steps.ts'
import type { InterviewStep } from '#contracts/interview/codes.ts'
import type { Recommendation } from '#contracts/candidate/scoring.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Key } from '../locales/text.ts'
import { useAnswerLines } from '../modules/answer-text.tsx'
import { sourceText } from '../review/sources.ts'
import { statusText } from '../ui/badge.tsx'
import { useTitleThen } from '../ui/titles.ts'
import { activityText } from './activity-text.ts'
import {
  automationActionText,
  automationTriggerText,
  interviewText,
  recommendationText,
  shareText,
  skipText,
  outsideText,
} from './value-words.ts'

const useText = namespace('history')
const useCommonText = namespace('common')

const fieldText = {
  name: 'fieldName',
  email: 'fieldEmail',
  phone: 'fieldPhone',
  source: 'fieldSource',
  status: 'fieldStatus',
  columnId: 'fieldStage',
  rejected: 'fieldRejected',
  reason: 'fieldReason',
  journeyVersion: 'fieldJourneyVersion',
  invited: 'fieldInvited',
  deadline: 'fieldDeadline',
  reminders: 'fieldReminders',
  undelivered: 'fieldUndelivered',
  textUndelivered: 'fieldTextUndelivered',
  linksRequested: 'fieldLinksRequested',
  origin: 'fieldOrigin',
  asked: 'fieldAsked',
  tags: 'fieldTags',
  message: 'fieldMessage',
  waited: 'fieldWaited',
  deleted: 'fieldDeleted',
  comment: 'fieldComment',
} as const satisfies Record<FieldOfOne | 'comment', Key<'history'>>
const fieldOfText = {
  answer: 'fieldAnswer',
  outcome: 'fieldOutcome',
  away: 'fieldAway',
  pasted: 'fieldPasted',
  recording: 'fieldRecording',
  rating: 'fieldRating',
  reaction: 'fieldReaction',
  total: 'fieldTotal',
  score: 'fieldScore',
  recommendation: 'fieldRecommendation',
  mustHave: 'fieldMustHave',
  share: 'fieldShare',
  interview: 'fieldInterview',
  interviewStart: 'fieldInterviewStart',
  guest: 'fieldGuest',
  guestRating: 'fieldGuestRating',
  guestComment: 'fieldGuestComment',
  automation: 'fieldAutomation',
  outside: 'fieldOutside',
  unmasked: 'fieldUnmasked',
} as const satisfies Record<Exclude<FieldOfMany, 'comment'>, Key<'history'>>

const actorText = {
  user: 'byPerson',
  candidate: 'byCandidate',
  apiKey: 'byProgram',
  guest: 'byGuest',
  process: 'byAutomation',
} as const satisfies Record<HistoryActor['kind'], Key<'history'>>
/** Automations that act on candidates; another one goes by its own name. */
const processText: Record<string, Key<'history'>> = {
  'move-each-candidate': 'processMoves',
  'invited-candidate-gets-mail': 'processMail',
  timers: 'processTimers',
  'candidate-meets-automations': 'processAutomations',
  'due-meeting-is-planned': 'processAutomations',
  'shared-candidate-knows': 'processShares',
  'interview-reaches-candidate': 'processInterviews',
  'uploaded-recording-asks-for-transcript': 'processTranscripts',
  'asked-transcript-is-made': 'processTranscripts',
  'order-reaches-candidate': 'processOutside',
  'held-result-reaches-candidate': 'processOutside',
  'ats-conflict-reaches-candidate': 'processOutside',
  'complete-application-is-evaluated': 'processEvaluation',
  'asked-evaluation-is-made': 'processEvaluation',
}

/** What the history says about events, in the reader's language. A new activity or field without words does not compile. */
export function useHistoryWords() {
  const t = useText()
  const common = useCommonText()
  const format = useFormat()
  const titleThen = useTitleThen()
  const answerLines = useAnswerLines()

  /** Of the keys above that take no values. */
  const plain = t as (key: Key<'history'>) => string
  const nameOf = ({ kind, id, name }: HistoryActor): string => {
    const process = kind === 'process' ? processText[id] : undefined
    if (process) return plain(process)
    return name ?? (kind === 'process' ? id.replaceAll('-', ' ') : t('unknownName', { id: id.slice(0, 8) }))
  }

  /** Cut, not rounded: what is below the limit does not read as the limit. */
  const cut = (average: number) => format.percent(Math.floor(average) / 100)
  /** '2 enters email ran' or with the reason why not. */
  const automated = ({ of: name, after }: HistoryChange) => {
    const [version = '', trigger, action, reason] = String(after).split(' ')
    if (reason && reason in skipText)
      return t('automationSkipped', { name, version, reason: plain(skipText[reason as SkipReason]) })
    return t('automationRan', {
      name,
      version,
      action: plain(automationActionText[action as AutomationActionType]),
      trigger: plain(automationTriggerText[trigger as AutomationTrigger]),
    })
  }
  const activity = (name: Activity) => plain(activityText[name])

  return {
    activity,
    /** What happened in one sentence, and the changes that are not told by it. */
    headline({ activities, changes }: Pick<HistoryEntry, 'activities' | 'changes'>) {
      const missed = changes.find(({ field }) => field === 'mustHave')
      if (missed)
        return {
          text: t('mustHaveMissed', { skill: missed.of, average: cut(Number(missed.after)) }),
          undone: false,
          rest: changes.filter((change) => change !== missed),
        }
      const automation = changes.find(({ field }) => field === 'automation')
      if (automation)
        return { text: automated(automation), undone: false, rest: changes.filter((change) => change !== automation) }
      const outside = changes.find(({ field }) => field === 'outside')
      if (outside) {
        const step = String(outside.after)
        const text = step in outsideText ? t(outsideText[step as OutsideStep], { system: outside.of }) : step
        return { text, undone: false, rest: changes.filter((change) => change !== outside) }
      }
      const move = changes.find(({ field, before, after }) => field === 'columnId' && before && after)
      if (move) {
        const [from, to] = [titleThen(String(move.before)), titleThen(String(move.after))]
        const undone = activities.includes('move undone')
        return {
          text: undone ? t('movedBack', { to }) : t('moved', { from, to }),
          undone,
          rest: changes.filter((change) => change !== move),
        }
      }
      const rating = changes.find(({ field, after }) => field === 'rating' && typeof after === 'number')
      if (rating && activities.length === 1)
        return {
          text: t('ratedValue', { value: Number(rating.after) }),
          undone: false,
          rest: rating.before === null ? changes.filter((change) => change !== rating) : changes,
        }
      return { text: format.list(activities.map(activity)), undone: false, rest: changes }
    },
    nameOf,
    actor: (actor: HistoryActor) => t(actorText[actor.kind], { name: nameOf(actor) }),
    field: ({ field, of, take }: HistoryChange) =>
      field in fieldOfText
        ? t(fieldOfText[field as keyof typeof fieldOfText], { of, take })
        : t(fieldText[field as keyof typeof fieldText]),
    cause: (cause: HistoryCause) => {
      switch (cause.kind) {
        case 'moved':
          return t('causeMoved', { count: cause.count, name: nameOf(cause.by) })
        case 'undone':
          return t('causeUndone', { count: cause.count, name: nameOf(cause.by) })
        case 'here':
          return t('causeHere', { number: cause.event })
        case 'elsewhere':
          return t('causeElsewhere', { id: cause.eventId.slice(0, 8) })
      }
    },
    value(field: HistoryChange['field'], value: HistoryValue): string {
      if (typeof value === 'boolean') return value ? t('yes') : t('no')
      if (field === 'mustHave') return cut(Number(value))
      if (typeof value === 'number') return format.number(value)
      if (typeof value === 'object' && value !== null) return answerLines(value).join(', ')
      const text = String(value)
      switch (field) {
        case 'columnId':
          return titleThen(text)
        case 'recommendation':
          return text in recommendationText ? plain(recommendationText[text as Recommendation]) : text
        case 'status':
          return isStatus(text) ? common(statusText[text]) : text
        case 'source':
          return text in sourceText ? common(sourceText[text as keyof typeof sourceText]) : text
        case 'deadline':
          return Number.isNaN(Date.parse(text)) ? text : format.instant(text, { timeZone: 'UTC' })
        case 'invited':
        case 'undelivered':
          return format.list(
            text
              .split(', ')
              .map((channel) => (channel === 'email' ? t('byMail') : channel === 'sms' ? t('byText') : channel)),
          )
        case 'textUndelivered':
          return text === 'number' ? t('reasonNumber') : t('reasonVolume')
        case 'interviewStart':
          return format.instant(text, { timeZone: 'UTC' })
        case 'interview':
          return text in interviewText ? plain(interviewText[text as InterviewStep]) : text
        case 'share':
          return text in shareText ? plain(shareText[text as keyof typeof shareText]) : text
        case 'recording':
          return text === 'uploaded' ? t('uploaded') : t('uploading')
        case 'outcome':
          return text === 'fail' ? t('leadsToRejection') : text
        default:
          return text
      }
    },
  }
}

const isStatus = (text: string): text is CandidateStatus => (candidateStatuses as readonly string[]).includes(text)
