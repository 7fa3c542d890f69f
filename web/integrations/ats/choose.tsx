import { Form } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import type { LinkedAts } from './ats.server.ts'

const useText = namespace('integrations')
type TheirJob = LinkedAts['theirs'][number]

/** The first step: their jobs and ours. It only reads, so that what was chosen is in the address. */
export function ChooseJobs({ of: { theirs, ours, systemName, mapping } }: { of: LinkedAts }) {
  const t = useText()
  const titleOf = useJobTitle()
  const error = mapping && !mapping.isComplete ? t('atsChooseBoth') : null
  return (
    <Form method="get" action="#map" preventScrollReset className="flex flex-col gap-4">
      <TheirJobs
        jobs={theirs}
        chosen={mapping?.theirs.map(({ id }) => id) ?? []}
        label={t('atsTheirJobs', { name: systemName })}
        error={error}
      />
      <Field label={t('atsOurJob')} className="max-w-xl">
        <Select
          name="ours"
          placeholder={t('atsChooseJob')}
          options={ours.map(({ value, label }) => ({ value, label: titleOf(label) }))}
          defaultValue={mapping?.job?.jobId ?? ''}
        />
      </Field>
      <Button type="submit" className="self-start">
        {t('atsNext')}
      </Button>
    </Form>
  )
}

/** Which of their jobs, of one that is synchronised. */
export function OtherJobs({ mapping }: { mapping: NonNullable<LinkedAts['mapping']> }) {
  const t = useText()
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">{t('atsOtherJobs')}</summary>
      <Form method="get" action="#map" preventScrollReset className="mt-3 flex flex-col gap-4">
        <input type="hidden" name="ours" value={mapping.job?.jobId} />
        <TheirJobs
          jobs={mapping.others}
          chosen={mapping.theirs.map(({ id }) => id)}
          label={t('atsOtherJobs')}
          error={null}
        />
        <Button type="submit" size="sm" className="self-start">
          {t('atsNext')}
        </Button>
      </Form>
    </details>
  )
}

type TheirJobsProps = { jobs: readonly TheirJob[]; chosen: readonly string[]; label: string; error: string | null }

function TheirJobs({ jobs, chosen, label, error }: TheirJobsProps) {
  const t = useText()
  return (
    <fieldset aria-describedby={error ? 'ats-theirs-error' : undefined}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {jobs.length === 0 && <p className="text-sm text-muted">{t('atsNoneLeft')}</p>}
      <div className="grid max-h-72 gap-x-4 gap-y-1 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map(({ id, name, status }) => (
          <Checkbox
            key={id}
            name="theirs"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={
              <span translate="no" className="wrap-anywhere">
                <bdi>{name}</bdi>
                {status !== null && status !== 'OPEN' && <span className="text-muted"> ({status})</span>}
              </span>
            }
          />
        ))}
      </div>
      <FieldError id="ats-theirs-error" error={error} />
    </fieldset>
  )
}
