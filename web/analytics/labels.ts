import type { ageBuckets } from '#contracts/analytics/charts.ts'
import { binsOf } from '#contracts/analytics/bins.ts'
import type { ChartKey } from '#contracts/analytics/charts.ts'
import { type JobFact, reasons } from '#contracts/analytics/fact.ts'
import { isUsualReason } from '#contracts/company/message-rules.ts'
import type { KeyOf } from '#contracts/analytics/metrics.ts'
import type { Grain } from '#contracts/analytics/scope.ts'
import { useDates } from '../charts/dates.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { reasonTexts } from '../message-templates/reason-texts.ts'
import { useColumnTitle, useJobTitle } from '../ui/titles.ts'
import { useSpan } from './spans.ts'

const useText = namespace('stats')
const useCommonText = namespace('common')

/** What each chart is called, and what it counts. */
export const chartTexts = {
  applications: { title: 'applications', means: 'applicationsMeans' },
  started: { title: 'started', means: 'startedMeans' },
  completed: { title: 'completed', means: 'completedMeans' },
  reviewed: { title: 'reviewed', means: 'reviewedMeans' },
  hired: { title: 'hired', means: 'hiredMeans' },
  rejected: { title: 'rejected', means: 'rejectedMeans' },
  timeToComplete: { title: 'timeToComplete', means: 'timeToCompleteMeans' },
  timeToReview: { title: 'timeToReview', means: 'timeToReviewMeans' },
  timeToHire: { title: 'timeToHire', means: 'timeToHireMeans' },
  timeToFill: { title: 'timeToFill', means: 'timeToFillMeans' },
  funnel: { title: 'funnel', means: 'funnelMeans' },
  stages: { title: 'stageFunnel', means: 'stageFunnelMeans' },
  staysEnded: { title: 'timeInStage', means: 'timeInStageMeans' },
  here: { title: 'nowInStage', means: 'nowInStageMeans' },
  questions: { title: 'dropOff', means: 'dropOffMeans' },
  retakes: { title: 'retakes', means: 'retakesMeans' },
  sources: { title: 'sources', means: 'sourcesMeans' },
  sourcesCompleted: { title: 'sourcesCompleted', means: 'sourcesMeans' },
  sourcesHired: { title: 'sourcesHired', means: 'sourcesMeans' },
  boards: { title: 'boards', means: 'boardsMeans' },
  campaigns: { title: 'campaigns', means: 'campaignsMeans' },
  rejections: { title: 'rejections', means: 'rejectionsMeans' },
  reasons: { title: 'reasons', means: 'reasonsMeans' },
  reviewers: { title: 'reviewerLoad', means: 'reviewerLoadMeans' },
  watched: { title: 'watching', means: 'watchingMeans' },
  stars: { title: 'starsGiven', means: 'starsGivenMeans' },
  ratings: { title: 'ratings', means: 'ratingsMeans' },
  ages: { title: 'ages', means: 'agesMeans' },
} as const satisfies Record<ChartKey, { title: PlainKey<'stats'>; means: PlainKey<'stats'> }>

export const sourceTexts = {
  direct: 'sourceDirect',
  referral: 'sourceReferral',
  invitation: 'sourceInvitation',
  api: 'sourceApi',
} as const
const stepTexts = {
  added: 'applications',
  started: 'started',
  completed: 'completed',
  reviewed: 'reviewed',
  hired: 'hired',
} as const
const ageTexts = { '1-7': 'age7', '8-30': 'age30', '31-90': 'age90', '90+': 'ageOver' } as const satisfies Record<
  (typeof ageBuckets)[number],
  PlainKey<'stats'>
>

export type Named = {
  job: JobFact | null
  grain: Grain
  names: Readonly<Record<string, string>>
  /** Stages of other jobs that a figure names. */
  stageNames: Readonly<Record<string, { title: string; job: string }>>
  /** Reasons of the company's own. */
  reasonNames: Readonly<Record<string, string>>
}
const reasonKeys = {
  [reasons.answer]: 'byAnswer',
  [reasons.own]: 'ownWords',
  [reasons.unsaid]: 'noReason',
} as const satisfies Record<string, PlainKey<'stats'>>

/** What stages, people and reasons are called. */
export function useNames({ job, names, stageNames, reasonNames }: Omit<Named, 'grain'>) {
  const t = useText()
  const common = useCommonText()
  const columnTitle = useColumnTitle()
  const jobTitle = useJobTitle()
  return {
    person: (id: string) => names[id] ?? t('formerColleague'),
    reason: (id: string) => {
      if (Object.hasOwn(reasonKeys, id)) return t(reasonKeys[id as keyof typeof reasonKeys])
      return isUsualReason(id) ? common(reasonTexts[id]) : (reasonNames[id] ?? t('removedReason'))
    },
    stage: (id: string) => {
      const column = job?.columns.find((one) => one.id === id)
      if (column) return columnTitle(column)
      const usual = { default: 'Candidates', hired: 'Hired', rejected: 'Rejected' }[id]
      if (usual) return columnTitle({ id, title: usual })
      const other = stageNames[id]
      return other ? `${other.title} · ${jobTitle(other.job)}` : t('otherStage')
    },
  }
}

/** What the figures of a chart are called: a day, a stage, a question, a person. */
export function useLabels({ grain, ...named }: Named) {
  const t = useText()
  const span = useSpan()
  const dates = useDates(grain)
  const { person: nameOf, reason, stage } = useNames(named)
  const { job } = named
  const bin = (chart: KeyOf<'duration'>) => (key: string) => binLabel(chart, key, span, t)
  const labels: Partial<Record<ChartKey, (key: string) => string>> = {
    funnel: (key) => t(stepTexts[key as keyof typeof stepTexts]),
    stages: stage,
    staysEnded: stage,
    here: stage,
    questions: (key) =>
      key === 'start' ? t('started') : (job?.questions.find((one) => one.key === key)?.title ?? key),
    retakes: (key) => job?.questions.find((one) => one.key === key)?.title ?? key,
    sources: (key) => t(sourceTexts[key as keyof typeof sourceTexts]),
    sourcesCompleted: (key) => t(sourceTexts[key as keyof typeof sourceTexts]),
    sourcesHired: (key) => t(sourceTexts[key as keyof typeof sourceTexts]),
    boards: (key) => key,
    campaigns: (key) => key,
    rejections: (key) => (key === 'answer' ? t('byAnswer') : t('fromStage', { stage: stage(key) })),
    reasons: reason,
    reviewers: nameOf,
    watched: nameOf,
    stars: (key) => t('starsBy', { stars: key.split('/')[1] ?? '', name: nameOf(key.split('/')[0] ?? '') }),
    ratings: (key) => t('starsOf', { count: Number(key), stars: key }),
    ages: (key) => t(ageTexts[key as keyof typeof ageTexts]),
    timeToComplete: bin('timeToComplete'),
    timeToReview: bin('timeToReview'),
    timeToHire: bin('timeToHire'),
    timeToFill: bin('timeToFill'),
  }
  return (chart: ChartKey, key: string): string => labels[chart]?.(key) ?? dates.long(key)
}

/** What a range of durations is called; `short` for an axis. */
export function useShortBins() {
  const t = useText()
  const span = useSpan()
  return (chart: KeyOf<'duration'>, key: string) => binLabel(chart, key, (seconds) => span(seconds, 'narrow'), t, true)
}

function binLabel(
  chart: KeyOf<'duration'>,
  key: string,
  span: (seconds: number) => string,
  t: ReturnType<typeof useText>,
  isShort = false,
) {
  const at = Number(key)
  const [from, to] = [binsOf(chart)[at - 1], binsOf(chart)[at]]
  if (from === undefined) return isShort ? `<${span(to ?? 0)}` : t('under', { span: span(to ?? 0) })
  if (to === undefined || to === Infinity) return isShort ? `>${span(from)}` : t('over', { span: span(from) })
  return isShort ? `${span(from)}–${span(to)}` : t('between', { from: span(from), to: span(to) })
}
