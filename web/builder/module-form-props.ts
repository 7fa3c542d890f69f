import type { JourneyModule } from '#contracts/job/journey.ts'

/** What a field of a module's form is given: the module, how it is changed, and the paths of its problems. */
export type ModuleFormProps<Module = JourneyModule> = {
  module: Module
  /** `typed` names the field that is being typed in: what follows in it is undone together. */
  set: (changes: Partial<JourneyModule>, typed?: string) => void
  at: (field: string) => string
}
