import type { ReactNode } from 'react'
import type { WornBrand } from '#contracts/company/brand-theme.ts'
import { LanguageBar } from '../frame/language-choice.tsx'

type Props = { company: string; brand: WornBrand | null; embedded?: boolean; children: ReactNode }

/** A public page in the company's look; in a frame on the company's own site, without what that site has already. */
export function CareersFrame({ company, brand, embedded, children }: Props) {
  const banner = brand?.bannerImage
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-ink" style={brand?.style}>
      {!embedded && (
        <header className="border-b border-line bg-raised">
          <p className="mx-auto flex w-full max-w-3xl min-w-0 items-center gap-3 px-4 py-3 text-lg font-semibold">
            {brand?.logo && (
              <img src={brand.logo.src} width={36} height={36} alt="" className="size-9 rounded-md object-contain" />
            )}
            <bdi className="min-w-0 wrap-anywhere">{brand?.name || company}</bdi>
          </p>
        </header>
      )}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 py-6 outline-none sm:py-10">
        {banner && !embedded && (
          <img
            src={banner.src}
            width={banner.width}
            height={banner.height}
            alt=""
            className="mb-6 aspect-3/1 h-auto w-full rounded-lg object-cover"
          />
        )}
        {children}
      </main>
      {!embedded && (
        <footer className="border-t border-line px-4 py-3">
          <LanguageBar />
        </footer>
      )}
    </div>
  )
}
