import { themeOf } from '#contracts/company/brand-theme.ts'
import type { PicturePlace } from '#contracts/company/brand.ts'
import { colorFrom } from '#contracts/company/brand-colors.ts'
import { plainBrand } from '#contracts/company/brand.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('settings')

type Props = {
  mode: 'light' | 'dark'
  name: string
  colors: { primary: string; secondary: string }
  overlay: string
  pictures: Record<PicturePlace, string | null>
}

/** The first page of an application, as a candidate sees it in one of the two themes. */
export function BrandPreview({ mode, name, colors, overlay, pictures }: Props) {
  const t = useText()
  const known = {
    primary: colorFrom(colors.primary) ?? plainBrand.colors.primary,
    secondary: colorFrom(colors.secondary) ?? plainBrand.colors.secondary,
  }
  const { logo, bannerImage, backgroundImage } = pictures
  const tint = colorFrom(overlay) ?? plainBrand.overlay
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm text-muted">
        {t(mode === 'light' ? 'brandInLight' : 'brandInDark')}
      </figcaption>
      <div
        className="overflow-hidden rounded-lg border border-line bg-sunken bg-cover bg-center text-ink"
        style={{
          colorScheme: mode,
          ...themeOf(known),
          ...(backgroundImage && {
            backgroundImage: `linear-gradient(color-mix(in srgb, ${tint} 45%, transparent) 0 0), url("${backgroundImage}")`,
          }),
        }}
      >
        <p className="flex items-center gap-2 border-b border-line bg-raised px-3 py-2 font-semibold">
          {logo && <img src={logo} alt="" className="size-8 rounded-md object-contain" />}
          <bdi className="min-w-0 truncate">{name}</bdi>
        </p>
        <div className="m-3 rounded-md bg-surface p-3">
          {bannerImage && <img src={bannerImage} alt="" className="mb-3 aspect-3/1 w-full rounded-md object-cover" />}
          <p className="text-accent-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="text-lg font-semibold">{t('brandingSampleJob')}</p>
          <p className="mt-3 inline-flex min-h-9 items-center rounded-md bg-accent px-3 font-medium text-on-accent">
            {t('brandingSampleStart')}
          </p>
        </div>
      </div>
    </figure>
  )
}
