import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '#test/support/chromium.ts'
import { percentile } from './harness.ts'
import type { Goal } from './report.ts'

/** Turns of the wheel, a sixtieth of a second apart. */
const TURNS = 180
const TURN_PX = 240
type Crowded = { url: string; cookie: string; jobs: Map<number, string>; many: number }
type Event = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number }

/** What the page's thread does for each frame while a column of the board is scrolled: scripts, style, layout and paint. */
export async function scrollGoals({ url, cookie, jobs, many }: Crowded): Promise<Goal[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const [name, value] = cookie.split('=') as [string, string]
    const context = await browser.newContext({ viewport: { width: 1800, height: 900 } })
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    await page.goto(`${url}/admin/jobs/${jobs.get(many)}`)
    await page.locator('[data-draggable]').waitFor()
    const column = (await page.locator('[data-column]:not([data-collapsed])').first().boundingBox())!
    await page.mouse.move(column.x + column.width / 2, column.y + column.height / 2)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    for (let turn = 0; turn < TURNS; turn++) {
      await page.mouse.wheel(0, turn < (TURNS * 2) / 3 ? TURN_PX : -TURN_PX)
      await page.waitForTimeout(16)
    }
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
    const known = await page
      .locator('.board-list')
      .first()
      .evaluate(({ scrollHeight }) => Math.round(scrollHeight / 92))
    const frames = framesOf(trace.traceEvents)
    if (frames.length < TURNS / 4 || known < 100)
      throw new Error(`${frames.length} frames were drawn for ${TURNS} turns of the wheel over ${known} cards`)
    return [
      {
        id: 'scroll',
        what: `scripts, style, layout and paint for each frame of a scrolled column, board of ${many.toLocaleString('en')} candidates, p95 of ${frames.length} (p50 ${percentile(frames, 0.5).toFixed(1)} ms, worst ${Math.max(...frames).toFixed(1)} ms; ${known} cards of the column fetched on the way)`,
        unit: 'ms',
        measured: percentile(frames, 0.95),
        realistic: { atMost: 20 },
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Processor time of the page's thread between one frame that it handed on to be shown and the next. */
function framesOf(events: readonly Event[]): number[] {
  const shown = events.find(({ name, ph }) => name === 'Commit' && ph === 'X')
  if (!shown) return []
  const own = events.filter(({ pid, tid, ph }) => pid === shown.pid && tid === shown.tid && ph === 'X')
  const ends = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts)
  ends.sort((a, b) => a - b)
  const frames = new Float64Array(ends.length)
  for (const { name, ts, tdur = 0 } of own) {
    if (name !== 'RunTask') continue
    // The task that commits began before it did.
    const frame = ends.findIndex((end) => end >= ts)
    if (frame >= 0) frames[frame]! += tdur / 1000
  }
  return [...frames]
}
