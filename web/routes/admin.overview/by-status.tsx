import { type CandidateStatus, candidateStatuses } from '#contracts/candidate/statuses.ts'
import { Bars } from '../../insight/bars.tsx'

export function ByStatus({ byStatus, total }: { byStatus: Record<CandidateStatus, number>; total: number }) {
  return (
    <Bars
      label="Candidates by status"
      total={total}
      bars={candidateStatuses.map((status) => ({
        key: status,
        label: status[0]!.toUpperCase() + status.slice(1),
        value: byStatus[status],
        to: `/admin/videos?${new URLSearchParams({ status })}`,
        of: `candidates with the status ${status}`,
        tone: status === 'auto rejected' ? 'danger' : status === 'completed' ? 'accent' : 'quiet',
      }))}
    />
  )
}
