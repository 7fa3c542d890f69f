import { useState } from 'react'
import { chosenTitle } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { OfferedBrand } from '../builder/details/offered-brands.ts'
import type { Publication } from '../builder/get-candidates.tsx'
import { PreviewPane } from '../builder/preview-pane.tsx'
import { namespace } from '../i18n/namespace.ts'
import { previewOfLink } from '../preview/messages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CheckCircledIcon } from '../ui/icons.tsx'

const useText = namespace('legacy')
type Props = {
  publication: Publication
  draft: JobDraft
  companyName: string
  brands: readonly OfferedBrand[]
  review: boolean
}

/** The job is live (LEG-037). Opened again, it says so again: what took the job live was the form before it. */
export function Congratulations({ publication, draft, companyName, brands, review }: Props) {
  const t = useText()
  const [previewed, setPreviewed] = useState(false)
  const { jobId, link } = publication
  const job = `/admin/jobs/${jobId}`
  // Review accounts have the same list under their own name for it (LEG-038).
  const done = chosenTitle(draft.details.jobTitle).trim()
    ? `/admin/jobs?currentTab=active&newDraftJobID=${jobId}`
    : '/admin/overview'
  return (
    <>
      <div className="flex flex-col items-center gap-4 pt-6 text-center">
        <CheckCircledIcon aria-hidden="true" className="size-12 text-success-ink" />
        <h2 className="text-2xl font-semibold text-balance">{t('congratulations')}</h2>
        <h3 className="text-xl">{t('nowLive')}</h3>
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to={`${job}?inviteCandidates=1`} variant="primary" size="lg">
            {t('invite')}
          </ButtonLink>
          <Button size="lg" aria-expanded={previewed} aria-controls="preview" onClick={() => setPreviewed(!previewed)}>
            {t('previewInterview')}
          </Button>
          <ButtonLink to={`${job}?editJob=1`} size="lg">
            {t('edit')}
          </ButtonLink>
          <ButtonLink to={done} variant="quiet" size="lg">
            {t(review ? 'doneProducts' : 'done')}
          </ButtonLink>
        </div>
      </div>
      {previewed && (
        <PreviewPane
          draft={draft}
          companyName={companyName}
          brands={brands}
          moduleId={null}
          src={previewOfLink(link)}
          wide
        />
      )}
    </>
  )
}
