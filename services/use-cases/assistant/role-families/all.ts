import type { RoleFamily } from '#infra/engines/assistant/role-family.ts'
import { care } from './care.ts'
import { hospitality } from './hospitality.ts'
import { logistics } from './logistics.ts'
import { marketing } from './marketing.ts'
import { office } from './office.ts'
import { product } from './product.ts'
import { sales } from './sales.ts'
import { service } from './service.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'

/** What a title says about a job: skills, questions, benefits and a description, written by us beside the starter library. */
export const roleFamilies: readonly RoleFamily[] = [
  ...software,
  ...product,
  ...sales,
  ...marketing,
  ...service,
  ...office,
  ...logistics,
  ...hospitality,
  ...care,
  ...trades,
]
