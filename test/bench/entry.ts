import { gzipSync } from 'node:zlib'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { compare, freshFolder } from './harness.ts'
import { hammer } from './http-load.ts'
import { scriptsOf } from './pages.ts'
import type { Goal } from './report.ts'

/** The pages through which people come in: how long the server takes over them, and how much a browser has to fetch. */
export async function entryGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie, jobs } = await seedCrowd(dataDir, [120])
  const server = await startServer({ dataDir })
  try {
    const pages = [
      { name: 'sign-in page', url: `${server.url}/login`, cookie: undefined },
      { name: 'overview', url: `${server.url}/admin/overview`, cookie },
    ]
    const board = { name: 'board', url: `${server.url}/admin/jobs/${jobs.get(120)}`, cookie }
    const served = await compare(
      [...pages, board].map(({ name, url, cookie }) => ({ name, run: () => hammer(url, cookie) })),
      Math.min(rounds, 5),
    )
    const goals: Goal[] = []
    for (const { name, url, cookie } of pages) {
      const response = await fetch(url, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
      if (response.status !== 200) throw new Error(`the ${name} answered ${response.status}`)
      const html = await response.text()
      const scripts = await scriptsOf(server.url, html)
      const { p50, p99 } = served.get(name)!
      const limit = served.get('board')!.p99!
      goals.push(
        {
          id: 'entry',
          what: `${name}, p99 at 1 connection (p50 ${p50!.toFixed(2)} ms); raw is that of the board of 120 cards`,
          unit: 'ms',
          measured: p99!,
          limit,
          ratio: p99! / limit,
          realistic: { atMost: 8 },
        },
        {
          id: 'entry',
          what: `HTML of the ${name}, gzip`,
          unit: 'kB',
          measured: gzipSync(html, { level: 6 }).length / 1000,
          realistic: { atMost: 15 },
        },
        {
          id: 'entry',
          what: `its ${scripts.count} scripts, gzip`,
          unit: 'kB',
          measured: scripts.zipped / 1000,
          realistic: { atMost: 165 },
        },
      )
    }
    return goals
  } finally {
    await server.stop()
  }
}
