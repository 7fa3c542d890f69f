import type { Impact } from '#contracts/candidate/impact.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScoreImpact } from './score-impact.tsx'

const useText = namespace('builder')
const useScoresText = namespace('scores')

type Props = { impact: Impact; decide: (publish: boolean) => void }

/** Whom the changed questions and weights concern. No result changes; the person is to know whose would. */
export default function ImpactDialog({ impact, decide }: Props) {
  const t = useText()
  const scores = useScoresText()
  const { underWay, completed, wouldFail, wouldPass, unasked, isCompared } = impact
  const differ = [
    wouldFail > 0 && t('wouldFail', { count: wouldFail }),
    wouldPass > 0 && t('wouldPass', { count: wouldPass }),
    unasked > 0 && t('unasked', { count: unasked }),
  ].filter((line) => line !== false)
  return (
    <Dialog
      open
      onClose={() => decide(false)}
      title={t('impactTitle')}
      footer={
        <>
          <Button onClick={() => decide(false)}>{t('keepEditing')}</Button>
          <Button variant="primary" onClick={() => decide(true)}>
            {t('publishChanges')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        {underWay > 0 && <li>{t('impactUnderWay', { count: underWay })}</li>}
        {completed > 0 && <li>{t('impactCompleted', { count: completed })}</li>}
      </ul>
      {completed > 0 && (
        <section className="mt-4">
          <h3 className="font-medium">{t('byNewRules')}</h3>
          {!isCompared ? (
            <p className="mt-1 text-muted">{scores('ifNotShown')}</p>
          ) : differ.length === 0 ? (
            <p className="mt-1 text-muted">{t('sameResults')}</p>
          ) : (
            <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
              {differ.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <ScoreImpact impact={impact} />
    </Dialog>
  )
}
