import type { Core } from '../../core/core.ts'
import { askSupport, supportAddress } from './ask-support.ts'
import { useReports } from './report-use.ts'

export const shellUseCases = (core: Core) => ({
  askSupport: askSupport(core),
  supportAddress: supportAddress(core),
  ...useReports(core),
})
