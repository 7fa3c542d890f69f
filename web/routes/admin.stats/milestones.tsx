import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Bars } from '../../insight/bars.tsx'
import { countedPath } from '../../insight/links.ts'
import { type Milestone, milestoneTexts } from '../../insight/milestones.ts'
import { Card } from '../../ui/card.tsx'
import { Definition } from './definition.tsx'

const useText = namespace('stats')

export function Milestones({
  jobId,
  total,
  milestones,
}: {
  jobId: string
  total: number
  milestones: { milestone: Milestone; reached: number }[]
}) {
  const t = useText()
  const { number } = useFormat()
  return (
    <Card title={t('howFar')}>
      <Bars
        label={t('byMilestone')}
        total={total}
        bars={milestones.map(({ milestone, reached }) => ({
          key: milestone,
          label: t(milestoneTexts[milestone].label),
          value: reached,
          to: countedPath({ job: jobId, milestone }),
          name: t('candidatesAt', {
            count: reached,
            number: number(reached),
            milestone: t(milestoneTexts[milestone].label),
          }),
        }))}
      />
      <Definition>
        {milestones.map(({ milestone }) => (
          <li key={milestone}>
            <Sentence
              text={t(milestoneTexts[milestone].means, { milestone: t(milestoneTexts[milestone].label) })}
              parts={{ b: <b /> }}
            />
          </li>
        ))}
        <li>{t('countedOnce')}</li>
      </Definition>
    </Card>
  )
}
