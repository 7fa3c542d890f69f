import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lease, Leases } from '#infra/engines/leases/leases.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'

/** A holder in a process of its own, which can be stopped in the middle of what it does. */
export type HolderElsewhere = {
  epoch: number
  freeze(): void
  thaw(): void
  /** What became of a state that it tried to save with its epoch. */
  save(key: string, value: unknown): Promise<'saved' | 'fenced'>
  /** Resolves when it has noticed that its lease is lost. */
  lost(): Promise<void>
  kill(): void
}
export type LeasesUnderTest = {
  /** Two who compete, each as a process of its own would see the engine. */
  leases: [Leases, Leases]
  states: ReadStore
  /** The same leases after every process has gone. */
  reopen: () => Promise<Leases>
  close: () => Promise<void>
  /** Null for an engine that only one process can open. */
  elsewhere: ((name: string) => Promise<HolderElsewhere>) | null
}

const never = () => new AbortController().signal
/** Whether it has not been granted although it could have been granted several times. */
async function stillWaiting(lease: Promise<Lease>, turnMs: number) {
  const turns = new Promise<'waiting'>((done) => setTimeout(() => done('waiting'), turnMs))
  return (await Promise.race([lease, turns])) === 'waiting'
}

/** The promises every engine for leases keeps. */
export function leasesContract(engine: string, open: () => Promise<LeasesUnderTest>, { turnMs = 20 } = {}) {
  describe(`the ${engine} leases`, () => {
    let under: LeasesUnderTest
    let one: Leases
    let other: Leases
    beforeEach(async () => {
      under = await open()
      ;[one, other] = under.leases
    })
    afterEach(() => under.close())

    it('go to one at a time, with an epoch that rises by one each time', async () => {
      const first = await one.acquire('relay', never())
      const second = other.acquire('relay', never())
      expect(await stillWaiting(second, turnMs)).toBe(true)
      await first.release()
      expect((await second).epoch).toBe(first.epoch + 1)
      expect((await second).lost.aborted).toBe(false)
    })

    it('never have two holders at once, whatever the order in which many ask', async () => {
      let holders = 0
      const epochs: number[] = []
      const turn = async (leases: Leases) => {
        const lease = await leases.acquire('crowd', never())
        expect(++holders).toBe(1)
        epochs.push(lease.epoch)
        await new Promise((done) => setImmediate(done))
        holders--
        await lease.release()
      }
      await Promise.all(Array.from({ length: 8 }, (_, i) => turn(i % 2 ? one : other)))
      expect(epochs).toEqual(epochs.map((_, i) => epochs[0]! + i))
    })

    it("do not stand in each other's way under different names", async () => {
      const relay = await one.acquire('relay', never())
      const processes = await one.acquire('processes', never())
      expect([relay.name, processes.name]).toEqual(['relay', 'processes'])
    })

    it('can be waited for in vain: who gives up gets none, and the next in line does', async () => {
      const first = await one.acquire('relay', never())
      const impatient = new AbortController()
      const given = other.acquire('relay', impatient.signal)
      const patient = other.acquire('relay', never())
      impatient.abort(new Error('the process stops'))
      await expect(given).rejects.toThrow('the process stops')
      await first.release()
      expect((await patient).epoch).toBe(first.epoch + 1)
      await expect(one.acquire('relay', AbortSignal.abort(new Error('stopped already')))).rejects.toThrow(
        'stopped already',
      )
    })

    it('go on counting after every process has gone', async () => {
      const { epoch } = await one.acquire('relay', never())
      await one.close()
      await other.close()
      const later = await under.reopen()
      expect((await later.acquire('relay', never())).epoch).toBe(epoch + 1)
      await later.close()
    })

    it('are free again when a process closes in good order', async () => {
      const { epoch } = await one.acquire('relay', never())
      await one.close()
      expect((await other.acquire('relay', never())).epoch).toBe(epoch + 1)
    })

    it('pass from a frozen holder to the next one, and keep out what the frozen one still writes', async ({ skip }) => {
      if (!under.elsewhere)
        return skip('only one process can open this engine, so none can be frozen while another waits')
      const holder = await under.elsewhere('relay')
      try {
        expect(await holder.save('relay.checkpoint', 'before')).toBe('saved')
        holder.freeze()
        const next = await one.acquire('relay', never())
        expect(next.epoch).toBe(holder.epoch + 1)
        await under.states.saveState('relay.checkpoint', 'after', next.epoch)
        holder.thaw()
        expect(await holder.save('relay.checkpoint', 'late')).toBe('fenced')
        await holder.lost()
        expect(await under.states.loadState('relay.checkpoint')).toBe('after')
      } finally {
        holder.kill()
      }
    })

    it('pass on when the process of a holder is killed', async ({ skip }) => {
      if (!under.elsewhere)
        return skip('only one process can open this engine; who starts next starts with nobody holding')
      const holder = await under.elsewhere('relay')
      holder.kill()
      expect((await one.acquire('relay', never())).epoch).toBe(holder.epoch + 1)
    })
  })
}
