import type { Core } from '../../platform.ts'
import { askSupport } from './ask-support.ts'

export const shellUseCases = (core: Core) => ({ askSupport: askSupport(core) })
