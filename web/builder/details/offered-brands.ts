import type { WornBrand } from '#contracts/company/brand-theme.ts'

/** A brand of the company, as the builder offers and previews it. */
export type OfferedBrand = { brandId: string; isDefault: boolean; look: WornBrand }

/** The one that a job wears: its own while it is there, else the default (BRD-014). */
export const wornOf = (brands: readonly OfferedBrand[], brandId: string | undefined): WornBrand | null =>
  (brands.find((each) => each.brandId === brandId) ?? brands.find(({ isDefault }) => isDefault))?.look ?? null
