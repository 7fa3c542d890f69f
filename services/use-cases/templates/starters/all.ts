import type { StarterTemplate } from '#contracts/template/starter.ts'
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

/** Question sets by occupation, which every company has. They are in English. */
export const starterTemplates: readonly StarterTemplate[] = [
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
