import type { ShownPicture } from '#contracts/company/brand-theme.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('journey')

type StepHeaderProps = {
  company: string
  title: string
  step: number
  steps: number
  logo?: ShownPicture | null | undefined
}

/** Whose job this is and how far along the candidate is; no progress on the endings. */
export function StepHeader({ company, title, step, steps, logo }: StepHeaderProps) {
  const t = useText()
  const shown = step >= 0
  const at = t('step', { step: step + 1, steps })
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-4 px-4 py-3 @2xl:px-8">
        {logo && (
          <img src={logo.src} width={36} height={36} alt="" className="size-9 shrink-0 rounded-md object-contain" />
        )}
        <p className="min-w-0 grow truncate">
          {company && (
            <span className="font-semibold">
              <bdi>{company}</bdi> ·{' '}
            </span>
          )}
          <bdi className="text-muted">{title || t('untitledJob')}</bdi>
        </p>
        {shown && <p className="shrink-0 text-sm text-muted tabular-nums">{at}</p>}
      </div>
      {shown && (
        <div
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={steps}
          aria-valuenow={step}
          aria-valuetext={at}
          className="h-1 bg-neutral-soft"
        >
          <div
            className="h-full bg-accent transition-[width] duration-300"
            style={{ width: `${(100 * (step + 0.5)) / Math.max(steps, 1)}%` }}
          />
        </div>
      )}
    </header>
  )
}
