import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// A browser that never draws a window opens a session in a fifth of the processor time.
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const packaged = join(import.meta.dirname, '../browser/node_modules/@sparticuz/chromium')
type Packaged = {
  default: { executablePath(): Promise<string> }
  inflate(archive: string): Promise<string>
  setupLambdaEnvironment(libraries: string): void
}

/** The browser the journeys run in: CHROMIUM, else the system's, else the one from npm. Without any the tests fail. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const installed = system.find((path) => existsSync(path))
  if (installed) return installed
  if (existsSync(packaged)) return unpack()
  throw new Error(
    'No browser can run the journeys: set CHROMIUM, install Chromium, or run `npm test`, which fetches one',
  )
}

/** The browser from npm brings the system libraries it needs; they are put where every process started from here finds them. */
async function unpack(): Promise<string> {
  const {
    default: chromium,
    inflate,
    setupLambdaEnvironment,
  } = (await import(pathToFileURL(join(packaged, 'build/index.js')).href)) as Packaged
  const executable = await chromium.executablePath()
  setupLambdaEnvironment(join(await inflate(join(packaged, 'bin/al2023.tar.br')), 'lib'))
  return executable
}

export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]
