import { Cross2Icon, PlusIcon } from '../ui/icons.tsx'
import { currencies, jobTypes, payPeriods, workplaces } from '#contracts/job/choices.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import { limits, MAX_BENEFITS } from '#contracts/job/validation.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Option } from '../ui/select.tsx'
import { Choice, NumberBox, TextBlock, TextBox } from './bound-fields.tsx'
import { addBenefit, editBenefit, editDetails, editSalary, removeBenefit } from './draft.ts'
import { useEditor } from './editor.tsx'
import { focusPath } from './focus.ts'
import { newId } from './new-module.ts'

const typeLabels: Record<(typeof jobTypes)[number], string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contractor: 'Contractor',
  temporary: 'Temporary',
  other: 'Other',
}
const listed = <Value extends string>(values: readonly Value[], label: (value: Value) => string = (value) => value): Option[] =>
  values.map((value) => ({ value, label: label(value) }))
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export function DetailsStep({ countries }: { countries: readonly Option[] }) {
  const { draft, change } = useEditor()
  const { details } = draft
  const set = <Key extends keyof JobDetails>(key: Key, value: JobDetails[Key], typed = false) =>
    change((draft) => editDetails(draft, { [key]: value }), typed ? `details.${key}` : undefined)

  return (
    <div className="flex flex-col gap-4">
      <Card title="Job summary" className="scroll-mt-4">
        <div id="summary" className="grid gap-4 sm:grid-cols-2">
          <TextBox
            path="details.jobTitle"
            label="Job title"
            required
            hint={`${limits.title.min} to ${limits.title.max} characters`}
            placeholder="Untitled Job"
            value={details.jobTitle}
            onText={(text) => set('jobTitle', text, true)}
            className="sm:col-span-2"
          />
          <TextBox path="details.location" label="Location" required placeholder="City, region" value={details.location} onText={(text) => set('location', text, true)} />
          <Choice
            path="details.countryCode"
            label="Country"
            optional
            options={countries}
            placeholder="Not given"
            value={details.countryCode ?? ''}
            onChoose={(value) => set('countryCode', value || null)}
          />
          <Choice
            path="details.jobType"
            label="Job type"
            optional
            options={listed(jobTypes, (type) => typeLabels[type])}
            placeholder="Not given"
            value={details.jobType ?? ''}
            onChoose={(value) => set('jobType', (value || null) as JobDetails['jobType'])}
          />
          <Choice
            path="details.workplace"
            label="Remote or office"
            optional
            options={listed(workplaces)}
            placeholder="Unset"
            value={details.workplace ?? ''}
            onChoose={(value) => set('workplace', (value || null) as JobDetails['workplace'])}
          />
        </div>
      </Card>
      <Salary salary={details.salary} />
      <Card title="Job Highlights">
        <TextBlock
          path="details.jobDescription"
          label="What should candidates know about this job?"
          required
          rows={6}
          limit={limits.description}
          value={details.jobDescription}
          onText={(text) => set('jobDescription', text, true)}
        />
      </Card>
      <Benefits benefits={details.benefits} />
      <Card title="Branding">
        <TextBox
          path="details.brandName"
          label="Brand name"
          optional
          hint="Shown to candidates instead of your company's name."
          value={details.brandName}
          onText={(text) => set('brandName', text, true)}
        />
      </Card>
    </div>
  )
}

function Salary({ salary }: { salary: JobDetails['salary'] }) {
  const { change } = useEditor()
  const set = (changes: Partial<JobDetails['salary']>, mergeKey?: string) => change((draft) => editSalary(draft, changes), mergeKey)
  return (
    <Card title="Salary">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Choice
          path="details.salary.currency"
          label="Currency"
          optional
          options={listed(currencies)}
          placeholder="Not given"
          value={salary.currency ?? ''}
          onChoose={(value) => set({ currency: (value || null) as JobDetails['salary']['currency'] })}
        />
        <NumberBox path="details.salary.min" label="Minimum" optional min={0} step="any" value={salary.min} onNumber={(min) => set({ min }, 'salary.min')} />
        <NumberBox path="details.salary.max" label="Maximum" optional min={0} step="any" value={salary.max} onNumber={(max) => set({ max }, 'salary.max')} />
        <Choice
          path="details.salary.period"
          label="Period"
          optional
          options={listed(payPeriods, capital)}
          placeholder="Not given"
          value={salary.period ?? ''}
          onChoose={(value) => set({ period: (value || null) as JobDetails['salary']['period'] })}
        />
      </div>
    </Card>
  )
}

function Benefits({ benefits }: { benefits: JobDetails['benefits'] }) {
  const { change } = useEditor()
  const add = () => {
    const id = newId()
    change((draft) => addBenefit(draft, id))
    focusPath(`details.benefits.${id}`)
  }
  return (
    <Card
      title="Key benefits"
      actions={
        <Button size="sm" onClick={add} disabled={benefits.length >= MAX_BENEFITS}>
          <PlusIcon aria-hidden="true" />
          Add Benefit
        </Button>
      }
    >
      {benefits.length === 0 && <p className="text-muted">Up to {MAX_BENEFITS}, such as "A train pass".</p>}
      <ul className="flex flex-col gap-2">
        {benefits.map(({ id, title }, index) => (
          <li key={id} className="flex items-start gap-2">
            <TextBox
              path={`details.benefits.${id}`}
              label={`Benefit ${index + 1}`}
              hideLabel
              className="grow"
              value={title}
              onText={(text) => change((draft) => editBenefit(draft, id, text), `benefit.${id}`)}
            />
            <Button variant="quiet" icon aria-label={`Remove benefit ${index + 1}`} onClick={() => change((draft) => removeBenefit(draft, id))}>
              <Cross2Icon />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
