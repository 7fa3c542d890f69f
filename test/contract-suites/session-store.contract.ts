import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  LIFETIMES,
  type NewSession,
  REMEMBERED_MS,
  type SessionStore,
} from '#infra/engines/session-store/session-store.ts'

const rita: NewSession = {
  kind: 'browser',
  companyId: 'cacme00000000',
  userId: 'rita',
  epoch: 0,
  method: 'password',
  device: 'Chrome on Windows',
  scopes: null,
}
const { idle, absolute } = LIFETIMES.browser
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
      const { token, id } = await store.create(rita)
      expect(await store.find(token)).toEqual({ ...rita, id, createdAt: time, lastSeenAt: time })
      expect(await store.find(`${token}x`)).toBeNull()
      expect(await store.find('')).toBeNull()
      expect(await store.find(id)).toBeNull()
      expect((await store.create(rita)).token).not.toBe(token)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    })

    it('keeps what a provider said for whoever has the token, and for no one who reads the storage', async () => {
      const idToken = 'header.eyJlbWFpbCI6Im1pYUBhY21lLnRlc3QifQ.signature'
      const { token } = await store.create({ ...rita, idToken })
      const without = await store.create(rita)
      expect([
        await store.idTokenOf(token),
        await store.idTokenOf(without.token),
        await store.idTokenOf('another'),
      ]).toEqual([idToken, null, null])
      expect(JSON.stringify([await store.find(token), await store.listOf('rita')])).not.toMatch(/idToken|eyJlbWFpbCI6/)
      expect((await under.atRest()).includes('eyJlbWFpbCI6')).toBe(false)
      time += idle + 1
      expect(await store.idTokenOf(token)).toBeNull()
      await store.end(without.token)
    })

    it('lasts as long as it is used, up to twelve hours', async () => {
      const { token } = await store.create(rita)
      const started = time
      while (time + idle < started + absolute) {
        time += idle
        expect(await store.find(token)).toMatchObject(rita)
      }
      time = started + absolute + 1
      expect(await store.find(token)).toBe('expired')
    })

    it('expires when it has not been used for half an hour, and says so for a day', async () => {
      const { token } = await store.create(rita)
      time += idle + 1
      expect(await store.isLive(token)).toBe(false)
      expect(await store.find(token)).toBe('expired')
      expect(await store.find(token)).toBe('expired')
      time += absolute + REMEMBERED_MS
      await store.create({ ...rita, userId: 'omar' })
      await store.close()
      store = await under.reopen()
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

    it('ends when someone signs out, and everywhere when all of theirs are ended', async () => {
      const [one, two, other] = [
        await store.create(rita),
        await store.create(rita),
        await store.create({ ...rita, userId: 'omar' }),
      ]
      await store.end(one.token)
      expect(await store.find(one.token)).toBeNull()
      expect(await store.find(two.token)).toMatchObject(rita)
      await store.endAllOf('rita')
      expect(await store.find(two.token)).toBeNull()
      expect(await store.find(other.token)).toMatchObject({ userId: 'omar' })
    })

    it('lists what stands of one person, last used first, and ends one of them', async () => {
      const [desk, phone] = [await store.create(rita), await store.create({ ...rita, device: 'Safari on iPhone' })]
      await store.create({ ...rita, userId: 'omar' })
      time += 2 * minute
      await store.find(desk.token)
      expect((await store.listOf('rita')).map(({ id }) => id)).toEqual([desk.id, phone.id])

      expect(await store.endOne('omar', phone.id)).toBe(false)
      expect(await store.endOne('rita', phone.id)).toBe(true)
      expect(await store.endOne('rita', phone.id)).toBe(false)
      expect(await store.find(phone.token)).toBeNull()
      time += idle + 1
      expect(await store.listOf('rita')).toEqual([])
    })

    it('ends all but the one that is in use', async () => {
      const [here, there] = [await store.create(rita), await store.create(rita)]
      await store.endAllOf('rita', here.id)
      expect(await store.find(here.token)).toMatchObject(rita)
      expect(await store.find(there.token)).toBeNull()
    })

    it('keeps a bearer token for 7200 seconds, used or not, apart from browsers', async () => {
      const { token } = await store.create({ ...rita, kind: 'token', scopes: ['jobs.read'] })
      expect(await store.find(token)).toBeNull()
      expect(await store.isLive(token)).toBe(false)
      time += 7_200_000
      expect(await store.find(token, 'token')).toMatchObject({ scopes: ['jobs.read'] })
      time += 1
      expect(await store.find(token, 'token')).toBe('expired')
    })

    it('takes a token for entry once, whoever else tries at the same moment', async () => {
      const { token } = await store.create({ ...rita, kind: 'entry' })
      expect(await store.take(token, 'browser')).toBeNull()
      const taken = await Promise.all([1, 2, 3].map(() => store.take(token, 'entry')))
      expect(taken.filter((session) => session !== null)).toMatchObject([{ userId: 'rita' }])
      const late = await store.create({ ...rita, kind: 'entry' })
      time += minute + 1
      expect(await store.take(late.token, 'entry')).toBe('expired')
    })

    it('does not keep the token itself', async () => {
      const { token } = await store.create(rita)
      expect((await under.atRest()).includes('rita')).toBe(true)
      expect((await under.atRest()).includes(token)).toBe(false)
    })
  })
}
