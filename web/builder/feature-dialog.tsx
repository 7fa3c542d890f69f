import type { JobFeature } from '#contracts/job/plan-features.ts'
import { gates } from '#contracts/subscription/features.ts'
import { namespace } from '../i18n/namespace.ts'
import { planName } from '../shell/upgrades.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')
const useModuleText = namespace('modules')

const moduleTexts = { live: 'schedule', multiLanguage: 'featureMultiLanguage' } as const
const texts = {
  answerType: 'featureAnswerType',
  videoQuestion: 'featureVideoQuestion',
  documentUpload: 'featureDocumentUpload',
  idAnalyzer: 'featureIdAnalyzer',
  scorecard: 'featureScorecard',
  intelligence: 'featureIntelligence',
  multiBranding: 'featureMultiBranding',
} as const satisfies Record<Exclude<JobFeature, keyof typeof moduleTexts>, string>

/** What the plan does not have, by its name, and the way to it (MOD-039). */
export function FeatureDialog({ feature, onClose }: { feature: JobFeature | null; onClose: () => void }) {
  const t = useText()
  const own = useModuleText()
  const { mayUpgrade } = useEditor()
  const titleOf = (of: JobFeature) => (of === 'live' || of === 'multiLanguage' ? own(moduleTexts[of]) : t(texts[of]))
  return (
    <Dialog
      open={feature !== null}
      onClose={onClose}
      title={feature ? titleOf(feature) : ''}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              {t('upgrade')}
            </ButtonLink>
          )}
        </>
      }
    >
      {feature && (
        <p>
          {gates[feature].from === 'starter'
            ? t('featureMissing')
            : t('featureFrom', { plan: planName(gates[feature].from) })}
        </p>
      )}
      {!mayUpgrade && <p className="mt-2">{t('limitContact')}</p>}
    </Dialog>
  )
}
