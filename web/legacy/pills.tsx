import { namespace } from '../i18n/namespace.ts'
import { CheckIcon, LockClosedIcon } from '../ui/icons.tsx'
import { enteredSteps, isEntered, isOpen, type Progress, type WizardStep } from './steps.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')
type Props = { step: WizardStep; progress: Progress; onGo: (step: WizardStep) => void }

/** The steps above the page; the last one has none, as nothing is left to do (LEG-037). */
export function Pills({ step, progress, onGo }: Props) {
  const t = useText()
  const builder = useBuilderText()
  return (
    <nav aria-label={builder('steps')} className="scripted -mx-1 overflow-x-auto p-1">
      <ol className="flex min-w-max gap-2">
        {enteredSteps.map((each, index) => {
          const open = isOpen(progress, each)
          const done = open && isEntered(step) && enteredSteps.indexOf(step) > index && progress.valid[each]
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                aria-label={open ? undefined : builder('locked', { step: t(each) })}
                onClick={() => onGo(each)}
                className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-sm text-muted hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink max-sm:min-h-11"
              >
                {done ? <CheckIcon aria-hidden="true" /> : !open && <LockClosedIcon aria-hidden="true" />}
                {t(each)}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
