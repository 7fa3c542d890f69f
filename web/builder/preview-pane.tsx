import { useMemo } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import { summaryOf } from '../journey/job-summary.ts'
import { PreviewPages } from '../preview/preview-pages.tsx'
import { type OfferedBrand, wornOf } from './details/offered-brands.ts'
import { previewed } from './glance.ts'

type Props = {
  draft: JobDraft
  companyName: string
  brands: readonly OfferedBrand[]
  moduleId: string | null
  /** Where the candidate's page is. */
  src: string
  wide?: boolean
  closing?: boolean
}

/** The candidate's own pages in a frame, shown the draft as it is typed. What is entered there goes nowhere. */
export function PreviewPane({ draft, companyName, brands, ...shown }: Props) {
  const { journey, details } = useMemo(() => previewed(draft), [draft])
  const job = useMemo(
    () => summaryOf(details, companyName, wornOf(brands, details.brandId)),
    [details, companyName, brands],
  )
  return <PreviewPages job={job} journey={journey} {...shown} />
}
