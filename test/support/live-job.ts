import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { aJob, journeyWith } from '../fixtures/job.ts'
import { seedFolder } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'

/** A server on `dataDir` with one live job whose candidates go through these modules: `link` is where they begin, from `at` on a whole address. */
export function useLiveJob(...modules: Parameters<typeof journeyWith>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-live-job-'))
  let server: RunningServer
  const world = { dataDir, link: '', at: (path: string) => server.url + path }
  beforeAll(async () => {
    world.link = await seedFolder(dataDir, async (seed, { useCases }) => {
      const rita = (await seed.person()).asker
      const { jobId } = await useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: journeyWith(...modules) } })
      await useCases.jobs.activateJob(rita, { jobId })
      return `/apply/${rita.companyId}.${jobId}`
    })
    server = await startServer({ dataDir })
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return world
}
