import { createContext, useContext } from 'react'
import type { ShownPicture, WornBrand } from '#contracts/company/brand-theme.ts'

/** Whose job a page is of that shows nothing else of it. */
export type Whose = { company: string; logo: ShownPicture | null; style: WornBrand['style'] | undefined }

/** The company of a candidate's link, where its plan has white-labelling: shown in place of the product. */
export const WhiteLabelContext = createContext<Whose | null>(null)
export const useWhiteLabel = () => useContext(WhiteLabelContext)

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
