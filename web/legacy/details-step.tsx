import type { Categories } from '#contracts/company/categories.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import { experiences, type Experience, type JobLanguage, videoLimits } from '#contracts/job/video/choices.ts'
import { spokenIn } from '#contracts/job/video/blank.ts'
import { Choice, TextBlock, TextBox } from '../builder/bound-fields.tsx'
import { CategoryField } from '../builder/details/category-field.tsx'
import { editDetails } from '../builder/draft.ts'
import { useEditor } from '../builder/editor.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '@remix-run/react'
import { CandidateFields } from './candidate-fields.tsx'
import { useJobLanguages } from '../builder/details/job-languages.ts'
import { TagField } from './tag-field.tsx'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')
const experienceTexts = { '0-2': 'years02', '3-5': 'years35', '5+': 'years5' } as const satisfies Record<
  Experience,
  string
>

/** Step 1 (LEG-004 to 012). */
export function DetailsStep({ categories, jobId }: { categories: Categories; jobId: string }) {
  const t = useText()
  const builder = useBuilderText()
  const { draft, change } = useEditor()
  const { details } = draft
  const languages = useJobLanguages()
  const set = (changes: Partial<JobDetails>, typed?: string) =>
    change((now) => editDetails(now, changes), typed && `details.${typed}`)
  const language = (details.language ?? 'en') as JobLanguage

  return (
    <>
      <h2 className="text-2xl font-semibold text-balance">{t('detailsTitle')}</h2>
      <Card>
        <div className="flex flex-col gap-5">
          <TextBox
            path="details.jobTitle"
            label={builder('jobTitle')}
            required
            placeholder={t('titlePlaceholder')}
            value={details.jobTitle}
            onText={(jobTitle) => set({ jobTitle }, 'jobTitle')}
          />
          <TextBlock
            path="details.jobDescription"
            label={t('welcome')}
            optional
            hint={t('welcomeHint')}
            rows={5}
            limit={videoLimits.welcome}
            value={details.jobDescription}
            onText={(jobDescription) => set({ jobDescription }, 'jobDescription')}
          />
          <Choice
            path="details.language"
            label={t('language')}
            required
            hint={languages.hint(language)}
            className="sm:max-w-96"
            options={languages.options}
            value={language}
            onChoose={(code) => set(spokenIn(code as JobLanguage))}
          />
          <CategoryField categories={categories} />
          <TagField tags={details.skills ?? []} onTags={(skills) => set({ skills })} />
          <Choice
            path="details.experience"
            label={t('experience')}
            optional
            className="sm:max-w-96"
            placeholder={builder('notGiven')}
            options={experiences.map((value) => ({ value, label: t(experienceTexts[value]) }))}
            value={details.experience ?? ''}
            onChoose={(value) => set({ experience: (value || undefined) as Experience | undefined })}
          />
        </div>
      </Card>
      <CandidateFields />
      <p className="text-sm text-muted">
        {t('whoWorks')}{' '}
        <Link to={`/admin/jobs/${jobId}/access`} className="link">
          {t('whoWorksLink')}
        </Link>
      </p>
    </>
  )
}
