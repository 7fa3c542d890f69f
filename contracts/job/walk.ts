import type { Journey, JourneyModule, ModuleKind, ModuleOf } from './journey.ts'

/** The configured module limit (ledger, not shown 14 and 15): default 10, raised for some companies. */
export const MODULE_LIMIT = 10
export const MODULE_LIMITS = [10, 13, 15, 20, 25, 30] as const

export const isEnding = (module: JourneyModule) => module.kind === 'THANK_YOU' || module.kind === 'REJECT'

/** The modules a candidate walks through, in order: everything but the endings. */
export const stepsOf = (journey: Journey) => journey.modules.filter((module) => !isEnding(module))

/** What counts towards the module limit: all that was added to the form page and the endings every journey has. */
export const addedModules = (journey: Journey) => stepsOf(journey).filter((module) => module.kind !== 'FORM')

export const moduleOf = <Kind extends ModuleKind>(journey: Journey, kind: Kind) =>
  journey.modules.find((module): module is ModuleOf<Kind> => module.kind === kind)
