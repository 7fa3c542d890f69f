import type { Core } from '../../core/core.ts'
import { changeCompanyDetails, changeCompanySlug, companyOfSlug } from './details.ts'

export const companyUseCases = (core: Core) => ({
  changeCompanyDetails: changeCompanyDetails(core),
  changeCompanySlug: changeCompanySlug(core),
  companyOfSlug: companyOfSlug(core),
})
