import type { Categories as CategoryList } from '#contracts/company/categories.ts'
import { currencies, jobTypes, payPeriods, workplaces } from '#contracts/job/choices.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import { isVideoJob } from '#contracts/job/video/choices.ts'
import { detailLimits } from '#contracts/job/validation.ts'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { SearchSelect } from '../ui/search-select.tsx'
import type { Option } from '../ui/select.tsx'
import { placeKeys, typeKeys } from '../journey/job-words.ts'
import { Choice, NumberBox, TextBlock, TextBox } from './bound-fields.tsx'
import { editDetails, editSalary } from './draft.ts'
import { AddressCard } from './details/address-card.tsx'
import { ListCard } from './details/list-card.tsx'
import { useEditor } from './editor.tsx'
import { MediaField } from './late-media-field.tsx'
import type { OfferedBrand } from './details/offered-brands.ts'
import { Asking, BrandCard, CategoryField, Hiring, Suggest } from './late-parts.tsx'

const useText = namespace('builder')
const useMediaText = namespace('media')
const useJourneyText = namespace('journey')

const periodKeys = {
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  annual: 'annual',
} as const satisfies Record<(typeof payPeriods)[number], string>

const listed = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string = (value) => value,
): Option[] => values.map((value) => ({ value, label: label(value) }))

/** What Job Details offer to choose from. */
export type DetailsLists = {
  countries: readonly Option[]
  categories: CategoryList
  brands: readonly OfferedBrand[]
}

export function DetailsStep({ countries, categories, brands, companyName }: DetailsLists & { companyName: string }) {
  const t = useText()
  const journey = useJourneyText()
  const media = useMediaText()
  const { draft, change } = useEditor()
  const { details } = draft
  const limits = detailLimits(details)
  const set = <Key extends keyof JobDetails>(key: Key, value: JobDetails[Key], typed = false) =>
    change((draft) => editDetails(draft, { [key]: value }), typed ? `details.${key}` : undefined)

  return (
    <div className="flex flex-col gap-4">
      <Card title={t('summary')} className="scroll-mt-4">
        <div id="summary" className="grid gap-4 sm:grid-cols-2">
          <TextBox
            path="details.jobTitle"
            label={t('jobTitle')}
            required
            hint={details.interviewByChat ? undefined : t('titleLength', limits.title)}
            placeholder={t('untitledJob')}
            value={details.jobTitle}
            onText={(text) => set('jobTitle', text, true)}
            className="sm:col-span-2"
          />
          <TextBox
            path="details.location"
            label={t('location')}
            required
            placeholder={t('locationExample')}
            value={details.location}
            onText={(text) => set('location', text, true)}
          />
          <Field label={t('country')} optional>
            <SearchSelect
              label={t('country')}
              options={countries}
              placeholder={t('notGiven')}
              value={details.countryCode ?? ''}
              onChoose={(value) => set('countryCode', value || null)}
            />
          </Field>
          <Choice
            path="details.jobType"
            label={t('jobType')}
            optional
            options={listed(jobTypes, (type) => journey(typeKeys[type]))}
            placeholder={t('notGiven')}
            value={details.jobType ?? ''}
            onChoose={(value) => set('jobType', (value || null) as JobDetails['jobType'])}
          />
          <Choice
            path="details.workplace"
            label={t('workplace')}
            optional
            options={listed(workplaces, (place) => journey(placeKeys[place]))}
            placeholder={t('unset')}
            value={details.workplace ?? ''}
            onChoose={(value) => set('workplace', (value || null) as JobDetails['workplace'])}
          />
          <CategoryField categories={categories} />
        </div>
      </Card>
      <AddressCard />
      <Salary salary={details.salary} />
      <Card title={t('highlights')}>
        <TextBlock
          path="details.jobDescription"
          label={t('whatToKnow')}
          required
          rows={6}
          limit={limits.description}
          value={details.jobDescription}
          onText={(text) => set('jobDescription', text, true)}
        />
        <Suggest of="description" />
      </Card>
      <Card title={media('introVideoTitle')}>
        <p className="mb-3 text-muted">{media('introVideoText')}</p>
        <MediaField
          path="details.introVideo"
          place={isVideoJob(details) ? 'intro' : 'portrait'}
          label={media('introVideoLabel')}
          media={details.introVideo}
          onChange={(video) => set('introVideo', video)}
        />
      </Card>
      <ListCard of="responsibilities" />
      <ListCard of="benefits" />
      <Hiring />
      <Asking />
      <BrandCard brands={brands} companyName={companyName} />
    </div>
  )
}

function Salary({ salary }: { salary: JobDetails['salary'] }) {
  const t = useText()
  const { change } = useEditor()
  const set = (changes: Partial<JobDetails['salary']>, mergeKey?: string) =>
    change((draft) => editSalary(draft, changes), mergeKey)
  return (
    <Card title={t('salary')}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Choice
          path="details.salary.currency"
          label={t('currency')}
          optional
          options={listed(currencies)}
          placeholder={t('notGiven')}
          value={salary.currency ?? ''}
          onChoose={(value) => set({ currency: (value || null) as JobDetails['salary']['currency'] })}
        />
        <NumberBox
          path="details.salary.min"
          label={t('minimum')}
          optional
          min={0}
          step="any"
          value={salary.min}
          onNumber={(min) => set({ min }, 'salary.min')}
        />
        <NumberBox
          path="details.salary.max"
          label={t('maximum')}
          optional
          min={0}
          step="any"
          value={salary.max}
          onNumber={(max) => set({ max }, 'salary.max')}
        />
        <Choice
          path="details.salary.period"
          label={t('period')}
          optional
          options={listed(payPeriods, (period) => t(periodKeys[period]))}
          placeholder={t('notGiven')}
          value={salary.period ?? ''}
          onChoose={(value) => set({ period: (value || null) as JobDetails['salary']['period'] })}
        />
      </div>
      <Checkbox
        className="mt-3"
        label={t('showSalary')}
        checked={salary.show ?? true}
        onChange={(event) => set({ show: event.target.checked })}
      />
    </Card>
  )
}
