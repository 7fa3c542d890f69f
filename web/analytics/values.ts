import { NONE } from '#contracts/analytics/none.ts'
import type { Group } from '#contracts/analytics/ranges.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { statusText } from '../ui/badge.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { type Named, sourceTexts, useNames } from './labels.ts'

const useText = namespace('stats')
const useCommonText = namespace('common')

/** What figures are grouped and filtered by. */
export const fieldTexts = {
  source: 'source',
  job: 'job',
  status: 'status',
  stage: 'stage',
  stars: 'rating',
  reviewer: 'firstReviewer',
  reason: 'rejectionReason',
} as const satisfies Record<Group, PlainKey<'stats'>>
const noneTexts: Partial<Record<Group, PlainKey<'stats'>>> = {
  stars: 'notRated',
  reviewer: 'notReviewed',
  reason: 'notRejected',
}

type Props = Omit<Named, 'grain'> & { jobs: readonly { jobId: string; title: string }[] }

/** What a value of a field is called. */
export function useValues({ jobs, ...named }: Props) {
  const t = useText()
  const common = useCommonText()
  const jobTitle = useJobTitle()
  const { stage, person, reason } = useNames(named)
  const words: Record<Group, (key: string) => string> = {
    source: (key) => t(sourceTexts[key as keyof typeof sourceTexts]),
    job: (key) => jobTitle(jobs.find(({ jobId }) => jobId === key)?.title ?? ''),
    status: (key) => common(statusText[key as keyof typeof statusText]),
    stage,
    stars: (key) => t('starsOf', { count: Number(key), stars: key }),
    reviewer: person,
    reason,
  }
  return (field: Group, key: string): string => {
    const none = noneTexts[field]
    return key === NONE && none ? t(none) : words[field](key)
  }
}
