import type { ageBuckets } from '#contracts/analytics/charts.ts'
import { type ChartKey, durationBins } from '#contracts/analytics/charts.ts'
import type { JobFact } from '#contracts/analytics/fact.ts'
import type { Grain } from '#contracts/analytics/scope.ts'
import { useDates } from '../charts/dates.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { useColumnTitle } from '../ui/titles.ts'
import { useSpan } from './spans.ts'

const useText = namespace('stats')

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

export type Named = { job: JobFact | null; grain: Grain; names: Readonly<Record<string, string>> }

/** What the figures of a chart are called: a day, a stage, a question, a person. */
export function useLabels({ job, grain, names }: Named) {
  const t = useText()
  const span = useSpan()
  const dates = useDates(grain)
  const columnTitle = useColumnTitle()
  const nameOf = (id: string) => names[id] ?? t('formerColleague')
  const stage = (id: string) => {
    const column = job?.columns.find((one) => one.id === id)
    return columnTitle(
      column ?? {
        id,
        title:
          id === 'default' ? 'Candidates' : id === 'hired' ? 'Hired' : id === 'rejected' ? 'Rejected' : t('otherStage'),
      },
    )
  }
  const bin = (key: string) => binLabel(key, span, t)
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
    reviewers: nameOf,
    watched: nameOf,
    stars: (key) => t('starsBy', { stars: key.split('/')[1] ?? '', name: nameOf(key.split('/')[0] ?? '') }),
    ratings: (key) => t('starsOf', { count: Number(key), stars: key }),
    ages: (key) => t(ageTexts[key as keyof typeof ageTexts]),
    timeToComplete: bin,
    timeToReview: bin,
    timeToHire: bin,
    timeToFill: bin,
  }
  return (chart: ChartKey, key: string): string => labels[chart]?.(key) ?? dates.long(key)
}

/** What a range of durations is called; `short` for an axis. */
export function useShortBins() {
  const t = useText()
  const span = useSpan()
  return (key: string) => binLabel(key, (seconds) => span(seconds, 'narrow'), t, true)
}

function binLabel(key: string, span: (seconds: number) => string, t: ReturnType<typeof useText>, isShort = false) {
  const at = Number(key)
  const [from, to] = [durationBins[at - 1], durationBins[at]]
  if (from === undefined) return isShort ? `<${span(to ?? 0)}` : t('under', { span: span(to ?? 0) })
  if (to === undefined || to === Infinity) return isShort ? `>${span(from)}` : t('over', { span: span(from) })
  return isShort ? `${span(from)}–${span(to)}` : t('between', { from: span(from), to: span(to) })
}
