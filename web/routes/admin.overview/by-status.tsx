import { type CandidateStatus, candidateStatuses } from '#contracts/candidate/statuses.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Bars } from '../../insight/bars.tsx'
import { statusText } from '../../ui/badge.tsx'

const useText = namespace('overview')
const useCommonText = namespace('common')

export function ByStatus({ byStatus, total }: { byStatus: Record<CandidateStatus, number>; total: number }) {
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  return (
    <Bars
      label={t('byStatus')}
      total={total}
      bars={candidateStatuses.map((status) => ({
        key: status,
        label: common(statusText[status]),
        value: byStatus[status],
        to: `/admin/videos?${new URLSearchParams({ status })}`,
        name: t('withStatus', {
          count: byStatus[status],
          number: number(byStatus[status]),
          status: common(statusText[status]).toLowerCase(),
        }),
        tone: status === 'auto rejected' ? 'danger' : status === 'completed' ? 'accent' : 'quiet',
      }))}
    />
  )
}
