import { namespace } from '../../i18n/namespace.ts'
import { VideoIcon } from '../../ui/icons.tsx'
import type { Failure } from './recorder/media.ts'
import { Button } from '../../ui/button.tsx'

const useText = namespace('recording')
const steps = ['allowAddress', 'allowPage', 'allowSystem', 'allowReturn'] as const

export function RecorderError({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useText()
  return (
    <div
      role="alert"
      className="flex min-h-64 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-raised p-6 text-center"
    >
      <VideoIcon aria-hidden="true" className="size-8 text-danger-ink" />
      <div>
        <h2 className="text-xl font-semibold">{t(`${failure}Title`)}</h2>
        <p className="mt-1 max-w-prose text-muted">{t(`${failure}Text`)}</p>
      </div>
      {failure === 'denied' && (
        <details className="max-w-prose text-start">
          <summary className="link text-center">{t('howToAllow')}</summary>
          <ol className="mt-2 list-decimal ps-5 text-muted">
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </details>
      )}
      <Button variant="primary" size="lg" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
