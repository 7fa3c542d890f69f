import { lazy, Suspense, useId } from 'react'
import { isWatched, secondsFor } from '#contracts/candidate/signals.ts'
import type { Question as Asked } from '#contracts/job/modules/table.ts'
import { namespace } from '../i18n/namespace.ts'
import type { InputWiring } from '../modules/inputs/kind.ts'
import { inputOf } from '../modules/inputs/table.ts'
import { Media } from '../media/late-media.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Back, FormFocus, Hidden, useOpenErrors } from './form-parts.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'
import { useUnsent } from './use-unsent.ts'

const useText = namespace('journey')
const useAnswerText = namespace('answers')

type QuestionProps = Pick<
  JourneyPageProps,
  'answers' | 'errors' | 'busy' | 'onSubmit' | 'onBack' | 'backTo' | 'heading' | 'hidden' | 'shelf'
> & {
  module: Asked
  last: boolean
}

/** Fetched by the pages of journeys that have it, before it is reached. */
export const signals = () => import('./signals/signals.tsx')
const Signals = lazy(signals)

/** One question, one page: the title is the label of what is below it. */
export function Question({
  module,
  answers = {},
  errors = {},
  busy,
  last,
  onSubmit,
  onBack,
  backTo,
  hidden,
  shelf,
  heading: Heading = 'h1',
}: QuestionProps) {
  const id = useId()
  const t = useText()
  const own = useAnswerText()
  const { open, mend } = useOpenErrors(errors)
  const error = open[module.id]
  const watched = isWatched(module)
  const seconds = secondsFor(module)
  const given = answers[module.id] ?? null
  const { form, unsent, keep } = useUnsent(module, given, shelf)
  const changed = () => {
    mend(module.id)
    keep()
  }
  const { Input, instruction } = inputOf(module)
  const hint = instruction?.(module, own) ?? null
  const wiring: InputWiring = {
    labelledBy: `${id}-title`,
    describedBy: classes(module.description && `${id}-description`, hint && `${id}-hint`) || undefined,
    errorId: `${id}-error`,
    error,
    required: module.required,
    changed,
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={changed}
      className="mx-auto flex w-full max-w-2xl flex-col gap-5"
    >
      <FormFocus errors={errors} />
      <Hidden values={{ ...hidden, intent: 'answer', moduleId: module.id }} />
      <div>
        <Heading id={`${id}-title`} dir="auto" className="text-2xl font-semibold text-balance">
          {module.title || t('untitledQuestion')}
          {module.required ? (
            <span className="text-danger-ink">
              <span aria-hidden="true"> *</span>
              <span className="sr-only"> {t('required')}</span>
            </span>
          ) : (
            <bdi className="text-lg font-normal text-muted"> {t('optional')}</bdi>
          )}
        </Heading>
        {module.description && (
          <p id={`${id}-description`} dir="auto" className="mt-2 text-lg whitespace-pre-line text-muted">
            {module.description}
          </p>
        )}
        <Media media={module.questionMedia} label={t('questionMedia')} className="mt-4" />
        {hint && (
          <p id={`${id}-hint`} className="mt-2 text-muted">
            {hint}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <Suspense>
          {(watched || seconds > 0) && (
            <Signals moduleId={module.id} shelf={shelf} watched={watched} seconds={seconds} />
          )}
          <Input key={unsent ? 'unsent' : 'given'} module={module} answer={unsent ?? given} wiring={wiring} />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={onBack} backTo={backTo} />
        <Button type="submit" variant="primary" size="lg" busy={busy} className="ms-auto max-sm:flex-1">
          {t(last ? 'finish' : 'continue')}
        </Button>
      </div>
    </form>
  )
}
