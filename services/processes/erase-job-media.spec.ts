import { expect, it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { mediaUrl } from '#contracts/job/media/media.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { deletedJobLosesMedia, unusedMediaIsErased } from './erase-job-media.ts'

const mediaId = 'dddddddd-dddd-4ddd-8ddd-dddddddddd21'
const url = mediaUrl('files', mediaId)
const after = (event: CompanyEvent) => {
  const [first] = recorded(streamName(acme, 'company', acme), [event])
  return { at: Date.parse(first!.occurredAt), reactions: unusedMediaIsErased.react(first!, undefined) }
}

it('what came for a job is looked at a day later, what a person gave up at once', () => {
  const data = { mediaId, place: 'intro', mimeType: 'video/mp4', sha256: 'a', size: 1 }
  const added = after({ type: 'JobMediaAdded', data })
  const holdUntil = new Date(added.at + 24 * 3_600_000).toISOString()
  expect(added.reactions).toMatchObject([{ operation: 'eraseJobMedia', payload: { mediaIds: [mediaId] }, holdUntil }])
  const removed = after({ type: 'JobMediaRemoved', data: { mediaIds: [mediaId] } })
  expect(removed.reactions).toEqual([
    { kind: 'call', port: 'media', operation: 'eraseJobMedia', payload: { mediaIds: [mediaId] } },
  ])
})

it('a deleted job without media asks for nothing', () => {
  const [first] = recorded(streamName(acme, 'job', mediaId), [{ type: 'JobDeleted', data: { candidates: 0 } }])
  expect(deletedJobLosesMedia.react(first as never, [])).toEqual([])
  expect(deletedJobLosesMedia.react(first as never, [url])).toHaveLength(1)
})
