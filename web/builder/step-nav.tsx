import { CheckIcon, CrossCircledIcon, ExclamationTriangleIcon, LockClosedIcon } from '../ui/icons.tsx'
import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import { namespace } from '../i18n/namespace.ts'
import type { StepModel } from './wizard/step-model.ts'
import type { Step } from './wizard/steps.ts'
import { webKindOf } from '../modules/table.ts'
import { glance } from './glance.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

type Props = {
  models: readonly StepModel[]
  step: Step
  draft: JobDraft
  onGo: (step: Step) => void
  onModule: (id: string) => void
}

/** The steps in order; the one that is open shows its parts. A locked step can be pressed: it says what is missing. */
export function StepNav({ models, step, draft, onGo, onModule }: Props) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  // On a narrow screen the steps lie in a row that is wider: the one that is open is brought into it.
  useEffect(() => {
    const [row, open] = [list.current, list.current?.querySelector('[aria-current]')?.closest('li')]
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.clientWidth) / 2
  }, [step])
  return (
    <nav aria-label={t('steps')} className="min-w-0 max-lg:border-b max-lg:border-line lg:sticky lg:top-17">
      <ol ref={list} className="relative flex gap-1 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-2 lg:flex-col">
        {models.map(({ name: each, isLocked, validationStatus, toMend }, index) => {
          const open = !isLocked
          const done = validationStatus === 'VALID'
          const wrong = toMend > 0
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
                  className={`flex size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums ${wrong ? 'bg-danger-soft text-danger-ink' : done ? 'bg-success-soft text-success-ink' : 'bg-neutral-soft text-neutral-ink'}`}
                >
                  {!open ? (
                    <LockClosedIcon />
                  ) : wrong ? (
                    <ExclamationTriangleIcon />
                  ) : done && !current ? (
                    <CheckIcon />
                  ) : (
                    index + 1
                  )}
                </span>
                <span aria-hidden={!open || undefined} className="whitespace-nowrap lg:whitespace-normal">
                  {t(each)}
                </span>
                {!open && <span className="sr-only">{t('locked', { step: t(each) })}</span>}
                {open && wrong && <span className="sr-only">{t('toMend', { count: toMend })}</span>}
              </Link>
              {current && each === 'screen' && <Parts draft={draft} onModule={onModule} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The pages of the journey in their order, with a mark where a wrong answer leads to the reject page (MOD-019). */
function Parts({ draft, onModule }: { draft: JobDraft; onModule: (id: string) => void }) {
  const t = useText()
  const own = useModuleText()
  return (
    <details open className="ms-5 mt-1 border-s border-line ps-3 max-lg:hidden">
      <summary className="text-sm text-muted">{t('pages')}</summary>
      <ol className="flex flex-col">
        {draft.journey.modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              onClick={() => onModule(module.id)}
              className="flex min-h-7 w-full max-w-40 items-center gap-1 rounded-sm px-1 text-start text-sm text-muted hover:bg-sunken hover:text-ink"
            >
              <bdi className="min-w-0 grow truncate">{glance(module.title) || own(webKindOf(module.kind).name)}</bdi>
              {'rejectOnWrong' in module && module.rejectOnWrong && (
                <span title={t('wrongAnswerRejects')} className="shrink-0 text-danger-ink">
                  <CrossCircledIcon aria-hidden="true" />
                  <span className="sr-only">{t('wrongAnswerRejects')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
