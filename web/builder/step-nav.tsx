import { CheckIcon, LockClosedIcon } from '../ui/icons.tsx'
import { Link } from '@remix-run/react'
import { stepTitles } from '#contracts/job/choices.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { isEdited, isOpen, type Progress, stepsOf, type Step } from '../machines/builder/steps.ts'
import { moduleNames } from './new-module.ts'

type Props = { progress: Progress; step: Step; draft: JobDraft; onGo: (step: Step) => void; onModule: (id: string) => void }

/** The steps in order; the one that is open shows its parts. A locked step can be pressed: it says what is missing. */
export function StepNav({ progress, step, draft, onGo, onModule }: Props) {
  return (
    <nav aria-label="Steps" className="min-w-0 max-lg:border-b max-lg:border-line lg:sticky lg:top-17">
      <ol className="relative flex gap-1 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-2 lg:flex-col">
        {stepsOf(progress.mode).map((each, index) => {
          const open = isOpen(progress, each)
          const done = open && (isEdited(each) ? progress.valid[each] : progress.live)
          const current = each === step
          return (
            <li key={each} className="shrink-0">
              <Link
                to={`?step=${each}`}
                preventScrollReset
                aria-current={current ? 'step' : undefined}
                aria-disabled={!open || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(each)
                }}
                className={`relative flex min-h-9 items-center gap-2 rounded-md px-2 py-1 no-underline hover:bg-sunken ${current ? 'bg-accent-soft font-semibold text-accent-ink' : open ? 'text-ink' : 'text-muted'}`}
              >
                <span
                  aria-hidden="true"
                  className={`flex size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums ${done ? 'bg-success-soft text-success-ink' : 'bg-neutral-soft text-neutral-ink'}`}
                >
                  {!open ? <LockClosedIcon /> : done && !current ? <CheckIcon /> : index + 1}
                </span>
                <span className="whitespace-nowrap">{stepTitles[each]}</span>
                {!open && <span className="sr-only">, locked</span>}
              </Link>
              {current && each === 'screen' && <Parts draft={draft} onModule={onModule} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Parts({ draft, onModule }: { draft: JobDraft; onModule: (id: string) => void }) {
  return (
    <details open className="ms-5 mt-1 border-s border-line ps-3 max-lg:hidden">
      <summary className="text-sm text-muted">Pages</summary>
      <ol className="flex flex-col">
        {draft.journey.modules.map(({ id, kind, title }) => (
          <li key={id}>
            <button type="button" onClick={() => onModule(id)} className="block min-h-7 w-full max-w-40 truncate rounded-sm px-1 text-start text-sm text-muted hover:bg-sunken hover:text-ink">
              {title || moduleNames[kind].name}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
