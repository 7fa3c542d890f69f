import { Bars } from '../../insight/bars.tsx'
import { countedPath } from '../../insight/links.ts'
import { type Milestone, milestoneWords } from '../../insight/milestones.ts'
import { Card } from '../../ui/card.tsx'
import { Definition } from './definition.tsx'

export function Milestones({ jobId, total, milestones }: { jobId: string; total: number; milestones: { milestone: Milestone; reached: number }[] }) {
  return (
    <Card title="How far candidates come">
      <Bars
        label="Candidates by what they reached"
        total={total}
        bars={milestones.map(({ milestone, reached }) => ({
          key: milestone,
          label: milestoneWords[milestone].label,
          value: reached,
          to: countedPath({ job: jobId, milestone }),
          of: `candidates: ${milestoneWords[milestone].label}`,
        }))}
      />
      <Definition>
        {milestones.map(({ milestone }) => (
          <li key={milestone}>
            <b>{milestoneWords[milestone].label}</b>: candidates who {milestoneWords[milestone].meaning}.
          </li>
        ))}
        <li>Each candidate counts once; the share is of all who came onto the job. Deleted candidates are not counted.</li>
      </Definition>
    </Card>
  )
}
