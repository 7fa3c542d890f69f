import type { FormEvent } from 'react'
import { postingLimits as limits, type Way } from '#contracts/job/boards/boards.ts'
import type { Posting } from '#contracts/job/boards/posting.ts'
import { currencies, payPeriods } from '#contracts/job/choices.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('boards')
const lists = ['requirements', 'responsibilities', 'benefits'] as const
const periods = {
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  annual: 'annual',
} as const satisfies Record<(typeof payPeriods)[number], string>

type PostingFormProps = {
  way: Way
  posting: Posting
  problems: Record<string, string>
  busy: boolean
  onNext: (posting: Posting) => void
}

/** Job Details for boards: of the organization and the work for Power Boost (PUB-010), of the post for Power Share (JOB-047). */
export function PostingForm({ way, posting, problems, busy, onNext }: PostingFormProps) {
  const t = useText()
  const problem = (name: string) =>
    problems[name] ?? Object.entries(problems).find(([field]) => field.startsWith(`${name}.`))?.[1]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNext(postingIn(new FormData(event.currentTarget), posting))
  }
  return (
    <form onSubmit={send} noValidate className="flex max-w-2xl flex-col gap-4">
      {way === 'share' ? (
        <>
          <Field label={t('jobTitle')} error={problem('title')} required>
            <TextInput name="title" defaultValue={posting.title} maxLength={limits.line} />
          </Field>
          <Salary posting={posting} problem={problem} />
        </>
      ) : (
        <Organization posting={posting} problem={problem} />
      )}
      <Field
        label={t('description')}
        hint={t('descriptionHint', limits.description)}
        error={problem('description')}
        required
      >
        <TextArea name="description" rows={8} defaultValue={posting.description} />
      </Field>
      {way === 'boost' &&
        lists.map((name) => (
          <Field
            key={name}
            label={t(name)}
            hint={t('itemsHint', { most: limits[name] })}
            error={problem(name)}
            required={name === 'requirements'}
          >
            <TextArea name={name} rows={4} defaultValue={posting[name].join('\n')} />
          </Field>
        ))}
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('next')}
      </Button>
    </form>
  )
}

type PartProps = { posting: Posting; problem: (name: string) => string | undefined }

function Organization({ posting, problem }: PartProps) {
  const t = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('companyName')} error={problem('companyName')} required>
        <TextInput name="companyName" defaultValue={posting.companyName} maxLength={limits.line} />
      </Field>
      <Field label={t('email')} error={problem('email')} required>
        <TextInput name="email" type="email" dir="ltr" defaultValue={posting.email} maxLength={limits.line} />
      </Field>
      <Field label={t('website')} error={problem('website')} optional>
        <TextInput name="website" dir="ltr" defaultValue={posting.website} maxLength={limits.line} />
      </Field>
      <Field label={t('otherName')} error={problem('otherName')} optional>
        <TextInput name="otherName" defaultValue={posting.otherName} maxLength={limits.line} />
      </Field>
    </div>
  )
}

function Salary({ posting: { salary }, problem }: PartProps) {
  const t = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-4">
      <Field label={t('currency')} error={problem('salary.currency')}>
        <Select
          name="currency"
          defaultValue={salary.currency ?? currencies[0]}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={t('min')} error={problem('salary.min')} required>
        <TextInput name="min" type="number" min={1} defaultValue={salary.min ?? ''} />
      </Field>
      <Field label={t('max')} error={problem('salary.max')} required>
        <TextInput name="max" type="number" min={1} defaultValue={salary.max ?? ''} />
      </Field>
      <Field label={t('period')} error={problem('salary.period')}>
        <Select
          name="period"
          defaultValue={salary.period ?? 'annual'}
          options={payPeriods.map((value) => ({ value, label: t(periods[value]) }))}
        />
      </Field>
    </div>
  )
}

/** The form laid over what was there: each way has some of the fields. */
function postingIn(form: FormData, before: Posting): Posting {
  const text = (name: string, kept: string) => (form.has(name) ? String(form.get(name)) : kept)
  const number = (name: string) => (form.get(name) === '' ? null : Number(form.get(name)))
  const items = (name: (typeof lists)[number]) =>
    form.has(name)
      ? text(name, '')
          .split(/\r?\n/)
          .map((item) => item.trim())
          .filter(Boolean)
      : before[name]
  return {
    title: text('title', before.title),
    description: text('description', before.description),
    salary: form.has('min')
      ? ({
          currency: form.get('currency'),
          min: number('min'),
          max: number('max'),
          period: form.get('period'),
        } as Posting['salary'])
      : before.salary,
    companyName: text('companyName', before.companyName),
    email: text('email', before.email),
    website: text('website', before.website),
    otherName: text('otherName', before.otherName),
    requirements: items('requirements'),
    responsibilities: items('responsibilities'),
    benefits: items('benefits'),
  }
}
