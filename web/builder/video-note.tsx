import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { EditedStep } from '#contracts/job/sections.ts'

const useText = namespace('legacy')
const stepOf = { jobDetails: 'details', scorecard: 'intelligence', screen: 'questions' } as const satisfies Record<
  EditedStep,
  string
>

/** What the builder cannot say of a job that was made in the wizard, and the way back there. */
export function VideoNote({ jobId, step }: { jobId: string; step: EditedStep }) {
  const t = useText()
  return (
    <Callout title={t('madeHere')}>
      <span className="flex flex-wrap items-center justify-between gap-2">
        {t('madeHereText')}
        <ButtonLink to={`/jobs/create/${stepOf[step]}/${jobId}`} size="sm">
          {t('openWizard')}
        </ButtonLink>
      </span>
    </Callout>
  )
}
