import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import { namespace } from '../i18n/namespace.ts'
import { Tabs } from '../ui/tabs.tsx'

const useText = namespace('board')

type JobTabsProps = { jobId: string; current: 'board' | 'list'; total: number; filter: CandidateFilter }

/** The views of one job: its candidates on a board, and the same in a list. The filter goes along. */
export function JobTabs({ jobId, current, total, filter }: JobTabsProps) {
  const t = useText()
  const address = filterAddress(filter).toString()
  const to = (path: string) => `/admin/jobs/${jobId}${path}${address && `?${address}`}`
  return (
    <Tabs
      label={t('viewsOfJob')}
      tabs={[
        { to: to(''), label: t('workflow'), count: total, current: current === 'board' },
        { to: to('/list'), label: t('list'), count: total, current: current === 'list' },
      ]}
    />
  )
}
