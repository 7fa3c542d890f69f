import { Form, Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId, SteadyForm } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import type { FirstStep } from './first-steps.server.ts'

const useText = namespace('overview')
const texts = {
  job: { title: 'stepJob', text: 'stepJobText' },
  candidate: { title: 'stepCandidate', text: 'stepCandidateText' },
  review: { title: 'stepReview', text: 'stepReviewText' },
  team: { title: 'stepTeam', text: 'stepTeamText' },
} as const satisfies Record<FirstStep['name'], object>

type FirstStepsProps = { steps: readonly FirstStep[]; refused: string | null; maySample: boolean }

/** What a company begins with; each step is ticked off by what there is. A person puts it away for themselves. */
export function FirstSteps({ steps, refused, maySample }: FirstStepsProps) {
  const t = useText()
  const { number } = useFormat()
  const done = steps.filter((step) => step.done).length
  return (
    <Card
      title={t('firstSteps')}
      actions={
        <div className="flex items-center gap-3">
          <span className="text-sm text-muted tabular-nums">
            {t('stepsDone', { done: number(done), all: number(steps.length) })}
          </span>
          <Form method="post">
            <Button type="submit" size="sm" variant="quiet" name="intent" value="dismiss">
              {t('dismissSteps')}
            </Button>
          </Form>
        </div>
      }
    >
      {refused && <FormError>{refused}</FormError>}
      <ol className="flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      {maySample && (
        <SteadyForm
          action="/admin/overview"
          className="mt-3 flex flex-wrap items-center gap-3 border-t border-line pt-3"
        >
          <CommandId />
          <Button type="submit" size="sm" name="intent" value="sample">
            {t('trySample')}
          </Button>
          <p className="text-sm text-muted">{t('trySampleText')}</p>
        </SteadyForm>
      )}
    </Card>
  )
}

function Step({ name, done, to }: FirstStep) {
  const t = useText()
  const { title, text } = texts[name]
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={classes(
          'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border',
          done ? 'border-success-ink bg-success-soft text-success-ink' : 'border-control',
        )}
      >
        {done && <CheckIcon />}
      </span>
      <div className="min-w-0">
        {to && !done ? (
          <Link to={to} className="link font-medium">
            {t(title)}
          </Link>
        ) : (
          <span className={classes('font-medium', done && 'text-muted')}>{t(title)}</span>
        )}
        {done ? <span className="sr-only"> {t('stepDone')}</span> : <p className="text-sm text-muted">{t(text)}</p>}
      </div>
    </li>
  )
}
