import type { ShownPicture, WornBrand } from '#contracts/company/brand-theme.ts'
import type { JobSummary } from './job-summary.ts'

/** Whose job a page is of that shows nothing else of it. */
export type Whose = { company: string; logo: ShownPicture | null; style: WornBrand['style'] | undefined }

export const whose = ({ company, brand }: JobSummary): Whose => ({
  company,
  logo: brand?.logo ?? null,
  style: brand?.style,
})

/** The company in place of our own name, in its colors; as before where nothing is known of it. */
export const wearing = (of: Whose | null) =>
  of?.company
    ? {
        style: of.style,
        head: (
          <p className="mb-6 flex min-w-0 items-center gap-3 text-lg font-semibold">
            {of.logo && (
              <img src={of.logo.src} width={40} height={40} alt="" className="size-10 rounded-md object-contain" />
            )}
            <bdi className="min-w-0 wrap-anywhere">{of.company}</bdi>
          </p>
        ),
      }
    : undefined
