import type { CandidateStatus } from '#contracts/candidate/statuses.ts'
import { type Formats, useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { type Milestone, milestoneTexts } from '../../insight/milestones.ts'
import { statusText } from '../../ui/badge.tsx'
import { useColumnTitle, useJobTitle } from '../../ui/titles.ts'

const useText = namespace('stats')
const useCommonText = namespace('common')

type About = {
  total: number
  jobTitle: string | null
  columnTitle: string
  columnId?: string | undefined
  reached?: string | undefined
  milestone?: Milestone | undefined
  status?: CandidateStatus | undefined
  addedSince?: string | undefined
  completedSince?: string | undefined
  stays?: 'ended' | 'open' | undefined
}

/** The figure's own definition, after its number: "12 candidates of Backend engineer who are in Offer now". */
export function useWords() {
  const t = useText()
  const common = useCommonText()
  const format = useFormat()
  const { list } = format
  const titleOf = useColumnTitle()
  const titled = useJobTitle()
  return ({
    total: count,
    jobTitle: stored,
    columnTitle,
    columnId,
    reached,
    milestone,
    status,
    addedSince,
    completedSince,
    stays,
  }: About): string => {
    const jobTitle = stored && titled(stored)
    const stage = titleOf({ id: columnId ?? reached ?? '', title: columnTitle })
    // Stays are always those of one job.
    if (stays) return t(stays === 'ended' ? 'endedIn' : 'stillIn', { count, stage, job: jobTitle ?? '' })
    const clauses = [
      columnId && t('whoAreIn', { count, stage }),
      reached && t('whoWereIn', { count, stage }),
      milestone && t(milestoneTexts[milestone].who, { count }),
      status && t('whoHaveStatus', { count, status: common(statusText[status]).toLowerCase() }),
      addedSince && t('whoCameSince', { count, day: dayOf(addedSince, format) }),
      completedSince && t('whoCompletedSince', { count, day: dayOf(completedSince, format) }),
    ].filter((clause) => typeof clause === 'string' && clause !== '') as string[]
    const whose = jobTitle ? t('candidatesOf', { count, job: jobTitle }) : t('candidates', { count })
    return clauses.length === 0 ? whose : t('candidatesWhoAll', { count, candidates: whose, clauses: list(clauses) })
  }
}

/** In UTC, as it was counted: this sentence is written before the browser's zone is known. */
const dayOf = (at: string, { instant }: Formats) => instant(at, { timeZone: 'UTC' })
