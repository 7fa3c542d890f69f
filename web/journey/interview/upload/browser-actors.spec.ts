import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { StoredTake, TakeStore } from '../recorder/take-store.ts'
import { browserActors } from './browser-actors.ts'

const take = { recordingId: 'r1', moduleId: 'video', questionId: 'q1', take: 1, mimeType: 'video/webm', durationMs: 9 }
const prepared = { blob: new Blob(['what was recorded']), sha256: 'a'.repeat(64) }
const kept: object[] = []
const store = { update: (_id: string, changes: object) => Promise.resolve(void kept.push(changes)) }
const server = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', server)
afterAll(() => vi.unstubAllGlobals())
afterEach(() => {
  server.mockReset()
  kept.length = 0
})

const declare = (declared: boolean) => {
  const { declare } = browserActors(store as unknown as TakeStore, 'token')
  const input = { take: { ...take, declared } as unknown as StoredTake, prepared }
  return toPromise(createActor(declare, { input }).start())
}

describe('a take is declared', () => {
  it('with what it is, and remembered as declared', async () => {
    server.mockResolvedValue(new Response(null, { status: 201 }))
    await declare(false)
    expect(server.mock.calls.map(([to, asked]) => [to, asked?.method])).toEqual([['/api/uploads', 'POST']])
    expect(kept).toEqual([{ declared: true }])
  })

  it('once: its upload goes on where it got to, and declaring it again would begin anew', async () => {
    await declare(true)
    expect(server).not.toHaveBeenCalled()
  })

  it('by someone who did not hear that it was: it is there already', async () => {
    server.mockResolvedValue(Response.json({ code: 'candidate/already-exists' }, { status: 409 }))
    await expect(declare(false)).resolves.toBeUndefined()
  })
})
