import { type BrandLook, type BrandPicture, type PicturePlace, picturePlaces } from './brand.ts'
import { mixed, readableOn } from './brand-colors.ts'
import { picturePath } from './picture.ts'

/** What the pages of a company's candidates are drawn on, light and dark, as web/app.css has it: surface, raised and sunken. */
const grounds = { light: ['#FFFFFF', '#F6F7F9', '#ECEFF3'], dark: ['#171C23', '#0F1318', '#0B0E12'] } as const
const ON_ACCENT = { light: '#FFFFFF', dark: '#000000' } as const

export type ShownPicture = { src: string; width: number; height: number }
/** How pages show a brand: `style` are the roles of web/app.css that take its colors. */
export type WornBrand = { name: string; overlay: string; style: Record<`--${string}`, string> } & Record<
  PicturePlace,
  ShownPicture | null
>

export type Mode = keyof typeof grounds
/**
 * The roles of the accent in a brand's colors, in shades that can be read in the light and in the dark: the primary
 * color fills buttons and bars, the secondary one is that of names and links.
 */
export function shadesOf({ primary, secondary }: BrandLook['colors'], mode: Mode) {
  const soft = mixed(grounds[mode][0], primary, mode === 'light' ? 0.1 : 0.2)
  const toward = mode === 'light' ? '#000000' : '#FFFFFF'
  const accent = readableOn(
    primary,
    [...grounds[mode], ON_ACCENT[mode]].filter((ground) => ground !== '#000000'),
  )
  return {
    '--accent': accent,
    '--accent-strong': mixed(accent, toward, 0.18),
    '--accent-soft': soft,
    '--accent-ink': readableOn(secondary, [...grounds[mode], soft]),
    '--on-accent': ON_ACCENT[mode],
  }
}

/** The same as pages are given them: one value for both. */
export function themeOf(colors: BrandLook['colors']): WornBrand['style'] {
  const [light, dark] = [shadesOf(colors, 'light'), shadesOf(colors, 'dark')]
  const roles = Object.keys(light) as (keyof typeof light)[]
  return Object.fromEntries(roles.map((role) => [role, `light-dark(${light[role]}, ${dark[role]})`]))
}

/** A brand with its pictures where they are served. */
export function worn(
  companyId: string,
  look: BrandLook,
  pictureOf: (pictureId: string) => BrandPicture | undefined,
): WornBrand {
  const shown = (id: string | null): ShownPicture | null => {
    const picture = id === null ? undefined : pictureOf(id)
    return picture
      ? { src: picturePath(companyId, picture.pictureId), width: picture.width, height: picture.height }
      : null
  }
  const pictures = Object.fromEntries(picturePlaces.map((place) => [place, shown(look[place])])) as Record<
    PicturePlace,
    ShownPicture | null
  >
  return { name: look.brandName, overlay: look.overlay, style: themeOf(look.colors), ...pictures }
}
