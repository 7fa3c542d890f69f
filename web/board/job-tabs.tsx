import { namespace } from '../i18n/namespace.ts'
import { Tabs } from '../ui/tabs.tsx'

const useText = namespace('board')

/** The views of one job: its candidates on a board, and the same in a list. */
export function JobTabs({ jobId, current, total }: { jobId: string; current: 'board' | 'list'; total: number }) {
  const t = useText()
  return (
    <Tabs
      label={t('viewsOfJob')}
      tabs={[
        { to: `/admin/jobs/${jobId}`, label: t('workflow'), count: total, current: current === 'board' },
        { to: `/admin/jobs/${jobId}/list`, label: t('list'), count: total, current: current === 'list' },
      ]}
    />
  )
}
