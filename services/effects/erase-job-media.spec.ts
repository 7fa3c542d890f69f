import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { mediaUrl } from '#contracts/job/media/media.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, choice } from '#test/fixtures/job.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { jobType, mediaPosterId } from '../core/pictures/job-media.ts'
import { eraseJobMedia } from './erase-job-media.ts'

const folder = useFolders()
let platform: Platform
afterEach(() => platform?.close())

it('erases what no job, version or template shows any more, with its still, and nothing else', async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  const { engines, useCases, caughtUp } = platform
  const { asker } = await seeding(platform).person()
  const stranger = (await seeding(platform).person('Oren Levi', 'Rival')).asker
  const names = ['unused', 'shown', 'replaced', 'kept', 'ofDeleted', 'ofCopy', 'ofStranger'] as const
  const ids = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<(typeof names)[number], string>
  for (const [name, id] of Object.entries(ids)) {
    const tenant = name === 'ofStranger' ? stranger.companyId : asker.companyId
    for (const each of [id, mediaPosterId(id)])
      await engines.media.put({ id: each, tenant, mimeType: jobType('video/webm') }, new Uint8Array([1, 2, 3]))
  }
  const showing = (id: string) => ({
    ...aJob(),
    details: { ...aJob().details, introVideo: { url: mediaUrl('files', id), type: 'video' as const } },
  })
  const job = await useCases.jobs.createJob(asker, { draft: showing(ids.replaced) })
  const saved = await useCases.jobs.saveJob(asker, {
    jobId: job.jobId,
    draft: { details: showing(ids.shown).details },
    step: 'jobDetails',
    basedOn: {},
    commandId: randomUUID(),
  })
  const gone = await useCases.jobs.createJob(asker, { draft: showing(ids.ofDeleted) })
  const copied = await useCases.jobs.createJob(asker, { draft: showing(ids.ofCopy) })
  const copy = await useCases.jobs.createJob(asker, { draft: showing(ids.ofCopy) })
  const template = await useCases.templates.createTemplate(asker, {
    content: {
      kind: 'assessment',
      name: 'Greeting',
      modules: [choice('a')],
      scorecard: aJob().scorecard,
      introVideo: { url: mediaUrl('files', ids.kept), type: 'video' },
    },
    commandId: randomUUID(),
  })
  const deletions = []
  for (const { jobId } of [gone, copied]) deletions.push(await useCases.jobs.deleteJob(asker, { jobId }))
  for (const { token } of [saved, copy, template, ...deletions]) await caughtUp(token)

  const payload = { mediaIds: Object.values(ids) }
  for (let times = 0; times < 2; times++)
    await eraseJobMedia.call(platform, { id: randomUUID(), tenant: asker.companyId, at: platform.now(), payload })
  const left = []
  for (const name of names) {
    const there = [await engines.media.info(ids[name]), await engines.media.info(mediaPosterId(ids[name]))]
    if (there.every(Boolean)) left.push(name)
    else expect(there).toEqual([null, null])
  }
  expect(left).toEqual(['shown', 'replaced', 'kept', 'ofCopy', 'ofStranger'])
})
