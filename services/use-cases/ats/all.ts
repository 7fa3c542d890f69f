import type { Core } from '../../core/core.ts'
import { linkUseCases } from './links.ts'
import { mappingUseCases } from './mapping.ts'
import { remoteUseCases } from './remote.ts'
import { sandboxUseCases } from './sandbox.ts'
import { atsShown } from './shown.ts'

export const atsUseCases = (core: Core) => ({
  ...linkUseCases(core),
  ...mappingUseCases(core),
  ...remoteUseCases(core),
  ...sandboxUseCases(core),
  atsShown: atsShown(core),
})
