import type { Core } from '../platform.ts'

/** Everything people and programs can ask the platform to do: pages and API routes call these and nothing else. */
export const allUseCases = (_core: Core) => ({})

export type UseCases = ReturnType<typeof allUseCases>
