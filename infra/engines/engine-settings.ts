import type { Env } from '../env.ts'

/** The settings that say which engines are opened, and where. */
export type EngineSettings = Pick<Env, 'DATA_DIR'> & Partial<Env>
