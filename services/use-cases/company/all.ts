import type { Core } from '../../core/core.ts'
import { categoriesOf, updateCategories } from './categories.ts'
import { brandUseCases } from './brands.ts'
import { deleteDashboard, saveDashboard, setDashboardMail } from './dashboards.ts'
import { changeCompanyDetails, changeCompanySlug, companyOfSlug } from './details.ts'
import { jobMediaUseCases } from './job-media.ts'
import { changeJobDefaults, jobDefaultsOf } from './job-defaults.ts'
import { moduleLimitOf, moduleLimitsOf, setModuleLimit } from './module-limit.ts'

export const companyUseCases = (core: Core) => ({
  categoriesOf: categoriesOf(core),
  jobDefaultsOf: jobDefaultsOf(core),
  changeJobDefaults: changeJobDefaults(core),
  moduleLimitOf: moduleLimitOf(core),
  moduleLimitsOf: moduleLimitsOf(core),
  setModuleLimit: setModuleLimit(core),
  updateCategories: updateCategories(core),
  ...brandUseCases(core),
  ...jobMediaUseCases(core),
  changeCompanyDetails: changeCompanyDetails(core),
  changeCompanySlug: changeCompanySlug(core),
  companyOfSlug: companyOfSlug(core),
  saveDashboard: saveDashboard(core),
  setDashboardMail: setDashboardMail(core),
  deleteDashboard: deleteDashboard(core),
})
