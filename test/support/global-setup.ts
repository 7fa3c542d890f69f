import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumArguments, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

/** Finds and starts the browser once, so that a machine without one fails here and says so. */
export default async function setup(project: TestProject) {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  console.log(`journeys run in Chromium ${browser.version()}`)
  await browser.close()
  project.provide('chromium', executablePath)
}
