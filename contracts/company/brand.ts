import type { Words } from '../kernel/wording.ts'
import { colorFrom, DEFAULT_OVERLAY, defaultColors, judged } from './brand-colors.ts'

export const MAX_BRAND_NAME = 40
export const MAX_BRANDS = 30
/** Pictures that were uploaded and are in no brand yet; older ones give way. */
export const MAX_LOOSE_PICTURES = 20
export const LOOSE_PICTURE_HOURS = 24

export const TOO_BRIGHT = 'This color is too bright for the text'
export const NO_COLOR = 'Enter a color such as #1B81F1'

/** A picture as it is kept: drawn anew in the size that pages need. */
export type BrandPicture = { pictureId: string; width: number; height: number }
export const picturePlaces = ['logo', 'bannerImage', 'backgroundImage'] as const
export type PicturePlace = (typeof picturePlaces)[number]

/** How a company looks to candidates; pictures by their ids. */
export type BrandLook = {
  brandName: string
  colors: { primary: string; secondary: string }
  overlay: string
} & Record<PicturePlace, string | null>

export const plainBrand: BrandLook = {
  brandName: '',
  logo: null,
  bannerImage: null,
  backgroundImage: null,
  colors: defaultColors,
  overlay: DEFAULT_OVERLAY,
}

/** The look as it will be kept, and what to mend in it. */
export function checkedLook(typed: BrandLook): { look: BrandLook; problems: Record<string, Words> } {
  const problems: Record<string, Words> = {}
  const brandName = typed.brandName.trim()
  if (brandName.length > MAX_BRAND_NAME) problems.brandName = 'Character limit exceeded'
  const color = (field: string, text: string, behindText: boolean): string => {
    const known = colorFrom(text)
    if (known === null) problems[field] = NO_COLOR
    else if (behindText && judged(known).level === 'refused') problems[field] = TOO_BRIGHT
    return known ?? text
  }
  return {
    look: {
      ...typed,
      brandName,
      colors: {
        primary: color('primary', typed.colors.primary, true),
        secondary: color('secondary', typed.colors.secondary, true),
      },
      overlay: color('overlay', typed.overlay, false),
    },
    problems,
  }
}

export const picturesOf = (look: BrandLook): string[] => picturePlaces.flatMap((place) => look[place] ?? [])

/** The brand a job wears: its own where the plan has several and it is still there, else the default. */
export function brandWorn<Brand>(
  { brands, defaultBrandId }: { brands: ReadonlyMap<string, Brand>; defaultBrandId: string | null },
  brandId: string | undefined,
  several: boolean,
): Brand | null {
  const own = several && brandId !== undefined ? brands.get(brandId) : undefined
  return own ?? (defaultBrandId === null ? undefined : brands.get(defaultBrandId)) ?? null
}
