import { ArrowLeftIcon } from '../ui/icons.tsx'
import { useId } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { FormFocus, Hidden, useOpenErrors } from './form-parts.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'
import { MultipleChoice, SingleChoice, Text, YesNo } from './inputs.tsx'
import type { InputWiring } from './input-wiring.ts'
import { useUnsent } from './use-unsent.ts'

const useText = namespace('journey')

type AnswerModule = ModuleOf<'FREE_TEXT' | 'YES_NO' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'>
type QuestionProps = Pick<
  JourneyPageProps,
  'answers' | 'errors' | 'busy' | 'onSubmit' | 'onBack' | 'backTo' | 'heading' | 'hidden' | 'shelf'
> & {
  module: AnswerModule
  last: boolean
}

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
  const { open, mend } = useOpenErrors(errors)
  const error = open[module.id]
  const hint = hintOf(t, module)
  const describedBy =
    [
      module.description && `${id}-description`,
      hint && `${id}-hint`,
      error && module.kind !== 'FREE_TEXT' && `${id}-error`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const wiring: InputWiring = { labelledBy: `${id}-title`, describedBy, error, required: module.required }
  const given = answers[module.id] ?? null
  const { form, unsent, keep } = useUnsent(module, given, shelf)

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={() => {
        mend(module.id)
        keep()
      }}
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
        {hint && (
          <p id={`${id}-hint`} className="mt-2 text-muted">
            {hint}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <AnswerInput key={unsent ? 'unsent' : 'given'} module={module} answer={unsent ?? given} wiring={wiring} />
        {module.kind !== 'FREE_TEXT' && <FieldError id={`${id}-error`} error={error} />}
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

const hintOf = (t: ReturnType<typeof useText>, module: AnswerModule) =>
  module.kind === 'MULTIPLE_CHOICE' && module.maxSelected < module.options.length
    ? t('chooseUpTo', { count: module.maxSelected })
    : null

function AnswerInput({
  module,
  answer,
  wiring,
}: {
  module: AnswerModule
  answer: NonNullable<JourneyPageProps['answers']>[string]
  wiring: InputWiring
}) {
  switch (module.kind) {
    case 'FREE_TEXT':
      return <Text module={module} value={answer?.kind === 'FREE_TEXT' ? answer.text : ''} wiring={wiring} />
    case 'YES_NO':
      return <YesNo value={answer?.kind === 'YES_NO' ? answer.choice : null} wiring={wiring} />
    case 'SINGLE_CHOICE':
      return (
        <SingleChoice
          module={module}
          value={answer?.kind === 'SINGLE_CHOICE' ? answer.optionId : null}
          wiring={wiring}
        />
      )
    case 'MULTIPLE_CHOICE':
      return (
        <MultipleChoice
          module={module}
          value={answer?.kind === 'MULTIPLE_CHOICE' ? answer.optionIds : []}
          wiring={wiring}
        />
      )
    default:
      return module satisfies never
  }
}

function Back({ onBack, backTo }: Pick<JourneyPageProps, 'onBack' | 'backTo'>) {
  const t = useText()
  const content = (
    <>
      <ArrowLeftIcon aria-hidden="true" /> {t('back')}
    </>
  )
  if (onBack)
    return (
      <Button variant="quiet" size="lg" onClick={onBack}>
        {content}
      </Button>
    )
  if (backTo)
    return (
      <ButtonLink variant="quiet" size="lg" to={backTo}>
        {content}
      </ButtonLink>
    )
  return null
}
