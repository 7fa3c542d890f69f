import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Platform } from '#services/platform.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { chromiumArguments, findChromium } from '#test/support/chromium.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { freshFolder, load, percentile } from './harness.ts'
import { scriptPathsOf } from './pages.ts'
import type { Goal } from './report.ts'

/** With the form and the two endings, as many as a journey can hold. */
const QUESTIONS = 57
const COMPLETED = 2000
const SAVES = 300
const OPENED = 60
const LETTERS = 80
/** Every text as long as it may be, in Hebrew. */
const hebrew = (length: number) => 'שאלה על ניסיון בעבודה '.repeat(length).slice(0, length - 1) + 'ה'

export const longestDraft = (): JobDraft => ({
  ...aJob({ jobTitle: hebrew(80), jobDescription: hebrew(800) }),
  journey: journeyWith(
    ...Array.from({ length: QUESTIONS }, (_, n) =>
      choice(`m${n}`, {
        title: hebrew(80),
        description: hebrew(200),
        options: Array.from({ length: 6 }, (_, option) => ({ id: `o${option}`, label: hebrew(50), correct: false })),
      }),
    ),
  ),
})

/** A job with 60 modules, straight to the decision: an operator gives a company at most 30 questions. */
async function longJob({ commands, context, caughtUp }: Platform, asker: Asker): Promise<string> {
  const jobId = randomUUID()
  const data = { jobId, draft: longestDraft(), moduleLimit: QUESTIONS }
  const { token } = await commands.handle(jobDecider, jobId, { type: 'DraftJob', data }, context(asker))
  await caughtUp(token, 60_000)
  return jobId
}

/** What the builder of the largest job feels like, and what a question about all its past candidates takes. */
export async function builderGoals(): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie, jobs, asker } = await seedCrowd(dataDir, [COMPLETED])
  const jobId = await seedFolder(dataDir, (_seed, platform) => longJob(platform, asker))
  const server = await startServer({ dataDir })
  try {
    const at = `${server.url}/jobs-cep/create/${jobId}`
    const headers = { cookie, origin: server.url, 'content-type': 'application/json' }
    const post = async (url: string, body: unknown) => {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      const answer = (await response.json()) as { saved?: boolean; known?: boolean; impact?: { completed: number } }
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`)
      return answer
    }
    const page = async (url: string) => {
      const response = await fetch(url, { headers: { cookie } })
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
      return response.text()
    }
    const { journey, scorecard, details } = longestDraft()
    const save = (n: number) => {
      const [first, ...rest] = journey.modules
      const modules = [first!, { ...rest[0]!, title: `${n} ${hebrew(70)}` }, ...rest.slice(1)]
      return post(`${at}/save`, {
        commandId: randomUUID(),
        draft: { details, journey: { modules } },
        step: null,
        basedOn: null,
      })
    }
    for (let n = 0; n < 20; n++) await save(-n)
    const saved = await load(SAVES, 1, save)
    for (let n = 0; n < 10; n++) await page(at)
    const opened = await load(OPENED, 1, () => page(at))

    const crowded = `${server.url}/jobs-cep/create/${jobs.get(COMPLETED)}/impact`
    const asked = async () => (await post(crowded, { journey, scorecard })).impact!
    if ((await asked()).completed !== COMPLETED) throw new Error(`${(await asked()).completed} completed`)
    const impact = await load(10, 1, asked)

    const html = await page(at)
    const [shell, own] = [await page(`${server.url}/admin/jobs`), html].map(scriptPathsOf)
    const over = await zippedOf(
      server.url,
      [...own!].filter((path) => !shell!.has(path)),
    )
    const keystrokes = await typed(at, cookie)
    return [
      {
        id: 'builder',
        what: `save of a job of 60 modules with the longest texts, over HTTP, p99 of ${SAVES} (p50 ${saved.p50!.toFixed(1)} ms)`,
        unit: 'ms',
        measured: saved.p99!,
        realistic: { atMost: 50 },
      },
      {
        id: 'builder',
        what: `that job opened in the builder, over HTTP, p99 of ${OPENED} (p50 ${opened.p50!.toFixed(1)} ms)`,
        unit: 'ms',
        measured: opened.p99!,
        realistic: { atMost: 300 },
      },
      {
        id: 'builder',
        what: `from a key that is pressed in it to the frame of the preview that shows the letter, p95 of ${LETTERS} (p50 ${percentile(keystrokes, 0.5).toFixed(1)} ms)`,
        unit: 'ms',
        measured: percentile(keystrokes, 0.95),
        realistic: { atMost: 100 },
      },
      {
        id: 'builder',
        what: `what changed questions mean for ${COMPLETED.toLocaleString('en')} who completed, slowest of 10`,
        unit: 'ms',
        measured: impact.p99!,
        realistic: { atMost: 2000 },
      },
      {
        id: 'builder',
        what: `scripts of the builder that the list of jobs does not load, gzip`,
        unit: 'kB',
        measured: over / 1000,
        realistic: { atMost: 60 },
      },
    ]
  } finally {
    await server.stop()
  }
}

async function zippedOf(url: string, paths: readonly string[]): Promise<number> {
  let sum = 0
  for (const path of paths)
    sum += gzipSync(Buffer.from(await (await fetch(url + path)).arrayBuffer()), { level: 6 }).length
  return sum
}

/** Types into the title of a module in the middle. Both clocks are of one process: the frame has the same origin. */
async function typed(builder: string, cookie: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const [name, value] = cookie.split('=') as [string, string]
    const context = await browser.newContext({ viewport: { width: 1500, height: 900 } })
    await context.addCookies([{ name, value, url: new URL('/', builder).href }])
    const page = await context.newPage()
    await page.goto(`${builder}?step=screen`)
    const card = page.locator('#module-m30')
    const title = card.locator('[data-path="journey.m30.title"]')
    if (!(await title.isVisible().catch(() => false))) await card.getByRole('button').first().click()
    await title.fill('')
    await title.pressSequentially('Q')
    const frame = page.frameLocator('#preview iframe')
    await frame.getByText(/^Q\b/).first().waitFor()
    await page.evaluate(watchKeys)
    const times: number[] = []
    for (let n = 0; n < LETTERS; n++) {
      await title.press('abcdefghij'[n % 10]!)
      await page.waitForFunction((count) => (window as unknown as Watched).keys.length > count, n, { polling: 20 })
      if (n % 60 === 58) await title.fill('Q')
    }
    times.push(...(await page.evaluate(() => (window as unknown as Watched).keys)))
    return times
  } finally {
    await browser.close()
  }
}

type Watched = { keys: number[] }

/** Runs in the page: from an input event to the frame in which the preview shows what the field holds. */
function watchKeys() {
  const keys: number[] = []
  Object.assign(window, { keys })
  const shown = () => document.querySelector<HTMLIFrameElement>('#preview iframe')!.contentWindow!
  addEventListener(
    'input',
    (event) => {
      const typed = (event.target as HTMLInputElement).value
      const next = () =>
        shown().requestAnimationFrame(() => {
          if (!shown().document.body.textContent!.includes(typed)) return next()
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => keys.push(performance.now() - event.timeStamp)
          port2.postMessage(0)
        })
      next()
    },
    { capture: true },
  )
}
