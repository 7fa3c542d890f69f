import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const fromNpm = join(import.meta.dirname, '../browser/node_modules/@sparticuz/chromium/build/esm/index.js')

/** The browser the journeys run in: CHROMIUM, else the system's, else the one from npm. Without any the tests fail. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const installed = system.find((path) => existsSync(path))
  if (installed) return installed
  if (existsSync(fromNpm)) {
    const { default: chromium } = (await import(pathToFileURL(fromNpm).href)) as { default: { executablePath(): Promise<string> } }
    return chromium.executablePath()
  }
  throw new Error('No browser can run the journeys: set CHROMIUM, install Chromium, or run `npm test`, which fetches one')
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
