import type { Core } from '../../core/core.ts'
import { connectionUseCases } from './connections.ts'
import { checkConnection } from './credentials.ts'
import { integrationsFor } from './listed.ts'
import { jobAdderUseCases } from './jobadder.ts'
import { measurementOn } from './measurement.ts'
import { orderUseCases } from './orders.ts'
import { partnerOf } from './partner.ts'

export const integrationUseCases = (core: Core) => ({
  ...connectionUseCases(core),
  ...orderUseCases(core),
  ...jobAdderUseCases(core),
  checkConnection: checkConnection(core),
  integrationsFor: integrationsFor(core),
  measurementOn: measurementOn(core),
  partnerOf: partnerOf(core),
})
