import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A role an element may not have is minor to axe, and to Lighthouse a point off; here no page has one. */
const minorAsWell = new Set(['aria-allowed-role'])

/** Every rule of axe, or those named, on the page as it is and on each frame in it; what is serious or critical, with where it is. */
export async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  // A frame that is still loading is another document in a moment.
  await page.waitForFunction(() => !document.querySelector('[data-frame][aria-busy=true]'))
  return (await Promise.all(page.frames().map((frame) => findingsIn(frame, rules)))).flat()
}

// axe's own Playwright package opens a window beside the page for every look, which takes five times as long as the look.
async function findingsIn(frame: Frame, rules?: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  const violations = await frame.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const found = await axe.run(document, { resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) })
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
  }, rules)
  return violations
    .filter(({ id, impact }) => minorAsWell.has(id) || impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `${id}: ${where.join(', ')}`)
}
