import type { Core } from '../../core/core.ts'
import { deleteDashboard, saveDashboard } from './dashboards.ts'
import { changeCompanyDetails, changeCompanySlug, companyOfSlug } from './details.ts'

export const companyUseCases = (core: Core) => ({
  changeCompanyDetails: changeCompanyDetails(core),
  changeCompanySlug: changeCompanySlug(core),
  companyOfSlug: companyOfSlug(core),
  saveDashboard: saveDashboard(core),
  deleteDashboard: deleteDashboard(core),
})
