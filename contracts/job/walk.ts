import type { Journey, JourneyModule, ModuleKind, ModuleOf } from './journey.ts'
import { hasRole } from './modules/table.ts'

export const isEnding = (module: JourneyModule) => hasRole(module, 'ending')

/** The modules a candidate walks through, in order: everything but the endings. */
export const stepsOf = (journey: Journey) => journey.modules.filter((module) => !isEnding(module))

/** Every journey has its form page and its endings; the others are added, and can be moved and taken away. */
export const isAdded = (module: JourneyModule) => !hasRole(module, 'form', 'ending')

/** What counts towards the module limit. */
export const addedModules = (journey: Journey) => journey.modules.filter(isAdded)

export const moduleOf = <Kind extends ModuleKind>(journey: Journey, kind: Kind) =>
  journey.modules.find((module): module is ModuleOf<Kind> => module.kind === kind)
