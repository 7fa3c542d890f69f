import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import type { ListView } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { Tabs } from '../ui/tabs.tsx'

const useText = namespace('board')

type JobTabsProps = {
  jobId: string
  current: 'board' | ListView
  total: number
  filter: CandidateFilter
}

/** The views of one job: its candidates on a board, the same in a list, those who have handed in, their scorecards, the conversation with them, and what they said (CAN-008, CAN-009). The filter goes along. */
export function JobTabs({ jobId, current, total, filter }: JobTabsProps) {
  const t = useText()
  const to = (path: string, mode: Record<string, string> = {}) => {
    const query = new URLSearchParams([...Object.entries(mode), ...filterAddress(filter)]).toString()
    return `/admin/jobs/${jobId}${path}${query && `?${query}`}`
  }
  return (
    <Tabs
      label={t('viewsOfJob')}
      tabs={[
        { to: to(''), label: t('workflow'), count: total, current: current === 'board' },
        { to: to('/list'), label: t('list'), count: total, current: current === 'list' },
        ...(['screening', 'scorecards', 'conversation', 'transcripts'] as const).map((mode) => ({
          to: to('/list', { mode }),
          label: t(mode),
          current: current === mode,
        })),
      ]}
    />
  )
}
