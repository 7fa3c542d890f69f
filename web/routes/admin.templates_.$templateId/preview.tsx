import type { JobDraft } from '#contracts/job/draft.ts'
import type { OfferedBrand } from '../../builder/details/offered-brands.ts'
import { namespace } from '../../i18n/namespace.ts'
import { DRAFT_PREVIEW } from '../../preview/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'

const useText = namespace('templates')
const pane = () => import('../../builder/preview-pane.tsx')

type Props = { draft: JobDraft; companyName: string; brands: readonly OfferedBrand[] }

/** The candidate's own pages, as a job made from the template shows them. */
export function Preview({ draft, companyName, brands }: Props) {
  const t = useText()
  const code = useLater(pane)
  return (
    <section aria-label={t('preview')} className="scripted min-w-0 lg:sticky lg:top-4">
      {code ? (
        <code.PreviewPane draft={draft} companyName={companyName} brands={brands} moduleId={null} src={DRAFT_PREVIEW} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  )
}
