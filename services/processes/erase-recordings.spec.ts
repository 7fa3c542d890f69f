import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { journey, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'

const folder = useFolders()
let platform: Platform
let dataDir: string
afterEach(() => platform.close())

const filesOf = (name: string) => readdirSync(join(dataDir, name), { recursive: true }).map(String)
const lies = (id: string) =>
  ['media', 'uploads'].some(
    (name) => existsSync(join(dataDir, name)) && filesOf(name).some((file) => file.includes(id)),
  )

/** Two candidates with two recordings each. */
async function world() {
  dataDir = folder()
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { candidates } = await seed.job(asker, ['Ada Byron', 'Ben Okafor'])
  const [ada, ben] = candidates.map(({ id }) => id) as [string, string]
  const recordings = async (id: string) => [
    await seed.recording(asker, id, 'q1', randomBytes(2000), 4000),
    await seed.recording(asker, id, 'q2', randomBytes(2000), 4000),
  ]
  return { asker, ada, ben, adas: await recordings(ada), bens: await recordings(ben) }
}

describe('the recordings of a candidate who is deleted', () => {
  it('are removed, and no one else loses any', async () => {
    const { asker, ada, adas, bens } = await world()
    expect([...adas, ...bens].every(lies)).toBe(true)
    const still = await seeding(platform).still(asker, ada, adas[0]!)
    expect(lies(still)).toBe(true)
    await platform.useCases.review.deleteCandidate(asker, { candidateId: ada })
    await vi.waitFor(() => expect([...adas, still].some(lies)).toBe(false), 10_000)
    expect(bens.every(lies)).toBe(true)
    for (const id of bens) expect(await platform.engines.media.verify(id)).toBe(true)
  })

  it('go with whatever of them is still arriving', async () => {
    const { asker, ada, adas } = await world()
    await platform.engines.media.delete(adas[0]!)
    for (const name of [adas[0]!, `${adas[0]!}.json`]) writeFileSync(join(dataDir, 'uploads', name), 'half of it')
    await platform.useCases.review.deleteCandidate(asker, { candidateId: ada })
    await vi.waitFor(() => expect(adas.some(lies)).toBe(false), 10_000)
  })

  it('stay where another candidate shows the same one', async () => {
    const { asker, ada, ben, adas } = await world()
    const data = {
      candidateId: ben,
      recordingId: adas[0]!,
      moduleId: 'video',
      questionId: 'q1',
      take: 2,
      mimeType: 'video/webm',
      journey,
    }
    const { token } = await platform.commands.handle(
      candidateDecider,
      ben,
      { type: 'SubmitRecording', data },
      platform.context(asker),
    )
    await platform.caughtUp(token, 10_000)
    await platform.useCases.review.deleteCandidate(asker, { candidateId: ada })
    await vi.waitFor(() => expect(lies(adas[1]!)).toBe(false), 10_000)
    expect(lies(adas[0]!)).toBe(true)
  })

  it.each(['M1', 'M2', 'M6', 'M6:2', 'M4'])(
    'are gone after the next start when the platform dies at %s',
    async (point) => {
      const { asker, ada, adas, bens } = await world()
      await platform.close()
      const child = fork(
        join(import.meta.dirname, '../../test/support/delete-candidate.ts'),
        [ada, JSON.stringify(asker)],
        { env: { ...process.env, DATA_DIR: dataDir, CRASH_AT: point }, execArgv: [], stdio: 'ignore' },
      )
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
      expect(signal).toBe('SIGKILL')

      platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
      await vi.waitFor(() => expect(adas.some(lies)).toBe(false), 10_000)
      expect(bens.every(lies)).toBe(true)
    },
  )
})
