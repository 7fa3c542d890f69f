import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'

const card = (rev: number): Change => ({
  projection: 'cards',
  companyId: 'cacme00000000',
  id: '33333333-3333-4333-8333-333333333333',
  rev,
})

export type ChangeFeedUnderTest = {
  here: ChangeFeed /** The same feed in another process; the same one where there is no other. */
  elsewhere: ChangeFeed
}

/** The promises every change feed keeps. */
export function changeFeedContract(engine: string, open: () => Promise<ChangeFeedUnderTest>) {
  describe(`the ${engine} change feed`, () => {
    let under: ChangeFeedUnderTest
    beforeEach(async () => {
      under = await open()
    })
    afterEach(async () => {
      await under.here.close()
      await under.elsewhere.close()
    })

    it('tells whoever watches in the writing process at once', () => {
      const heard: Change[] = []
      under.here.watch((changes) => heard.push(...changes))
      under.here.tell([card(1), card(2)])
      expect(heard).toEqual([card(1), card(2)])
    })

    it('tells every process that watches, once, and in order', async () => {
      const heard: Change[] = []
      const other: Change[] = []
      under.elsewhere.watch((changes) => heard.push(...changes))
      under.elsewhere.watch((changes) => other.push(...changes))
      let rev = 0
      // Who has just begun to watch may miss the first ones, and looks for itself.
      await vi.waitFor(() => {
        under.here.tell([card(rev++)])
        expect(heard.length).toBeGreaterThan(0)
      }, 20_000)
      const last = card(rev)
      under.here.tell([last])
      await vi.waitFor(() => expect(heard.at(-1)).toEqual(last), 10_000)
      expect(heard.map(({ rev: each }) => each)).toEqual(
        Array.from({ length: heard.length }, (_, i) => heard[0]!.rev + i),
      )
      expect(other).toEqual(heard)
    })

    it('says nothing more to whoever has stopped watching, and nothing when nothing changed', () => {
      const heard: Change[] = []
      const stop = under.here.watch((changes) => heard.push(...changes))
      under.here.tell([])
      stop()
      under.here.tell([card(1)])
      expect(heard).toEqual([])
    })
  })
}
