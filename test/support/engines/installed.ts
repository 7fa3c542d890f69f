import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Installed = 'kafka' | 'ferretdb' | 'mongo-java-server'

const folder = () => process.env.ENGINES_DIR || join(import.meta.dirname, '../../../.engines')

export const isInstalled = (engine: Installed) => existsSync(join(folder(), engine, '.installed'))

/** Where `npm run engines` put this server. */
export function installed(engine: Installed): string {
  if (!isInstalled(engine)) throw new Error(`${engine} is not installed in ${folder()}: run "npm run engines"`)
  return join(folder(), engine)
}
