import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ABSOLUTE_MS, IDLE_MS, type SessionStore } from '#infra/engines/session-store/session-store.ts'

const rita = { companyId: 'cacme00000000', userId: 'rita' }
const minute = 60_000

export type SessionStoreUnderTest = {
  store: SessionStore
  reopen: () => Promise<SessionStore>
  /** Everything the storage holds, as bytes. */
  atRest: () => Buffer | Promise<Buffer>
}

/** The promises every session store keeps. `now` is the only clock it may read. */
export function sessionStoreContract(engine: string, open: (now: () => number) => Promise<SessionStoreUnderTest>) {
  describe(`the ${engine} session store`, () => {
    let time: number
    let under: SessionStoreUnderTest
    let store: SessionStore
    beforeEach(async () => {
      time = Date.UTC(2026, 2, 2, 12)
      under = await open(() => time)
      store = under.store
    })
    afterEach(() => store.close())

    it('finds a session by its token, and only by its token', async () => {
      const { token } = await store.create(rita)
      expect(await store.find(token)).toMatchObject(rita)
      expect(await store.find(`${token}x`)).toBeNull()
      expect(await store.find('')).toBeNull()
      expect((await store.create(rita)).token).not.toBe(token)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    })

    it('lasts as long as it is used, up to twelve hours', async () => {
      const { token } = await store.create(rita)
      const started = time
      while (time + IDLE_MS < started + ABSOLUTE_MS) {
        time += IDLE_MS
        expect(await store.find(token)).toMatchObject(rita)
      }
      time = started + ABSOLUTE_MS + 1
      expect(await store.find(token)).toBe('expired')
      expect(await store.find(token)).toBeNull()
    })

    it('expires when it has not been used for two hours', async () => {
      const { token } = await store.create(rita)
      time += IDLE_MS + 1
      expect(await store.find(token)).toBe('expired')
      expect(await store.find(token)).toBeNull()
    })

    it('survives a restart and a clock that steps back', async () => {
      const { token } = await store.create(rita)
      time -= 60 * minute
      expect(await store.find(token)).toMatchObject(rita)
      await store.close()
      store = await under.reopen()
      expect(await store.find(token)).toMatchObject(rita)
    })

    it('ends when somebody signs out, and everywhere when all of theirs are ended', async () => {
      const [one, two, other] = [await store.create(rita), await store.create(rita), await store.create({ ...rita, userId: 'omar' })]
      await store.end(one.token)
      expect(await store.find(one.token)).toBeNull()
      expect(await store.find(two.token)).toMatchObject(rita)
      await store.endAllOf('rita')
      expect(await store.find(two.token)).toBeNull()
      expect(await store.find(other.token)).toMatchObject({ userId: 'omar' })
    })

    it('does not keep the token itself', async () => {
      const { token } = await store.create(rita)
      expect((await under.atRest()).includes('rita')).toBe(true)
      expect((await under.atRest()).includes(token)).toBe(false)
    })
  })
}
