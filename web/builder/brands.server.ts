import { worn } from '#contracts/company/brand-theme.ts'
import type { CompanyView } from '#projections/companies/companies.ts'
import type { OfferedBrand } from './details/offered-brands.ts'

/** Those that a job of this company can wear: with one for all jobs, the default alone. */
export function offeredBrands(company: CompanyView | null, several: boolean): OfferedBrand[] {
  if (!company) return []
  const pictureOf = (id: string) => company.pictures.find(({ pictureId }) => pictureId === id)
  return company.brands
    .filter(({ isDefault }) => several || isDefault)
    .map((brand) => ({
      brandId: brand.brandId,
      isDefault: brand.isDefault,
      look: worn(company.company_id, brand, pictureOf),
    }))
}
