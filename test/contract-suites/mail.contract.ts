import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail, Message } from '#infra/engines/mail/mail.ts'

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  tenant: 'cacme00000000',
  to: 'ada@example.org',
  subject: 'Your interview',
  text: 'Hello Ada,\nä ✓',
  sentAt: '2026-03-02T12:00:00.000Z',
  ...changes,
})

type Opened = {
  mail: Mail
  reopen: () => Promise<Mail> /** What left it, newest first; the outbox where it is kept. */
  delivered?: (limit: number) => Promise<Message[]>
}

/** The promises every mail engine keeps. */
export function mailContract(engine: string, open: () => Promise<Opened>) {
  describe(`the ${engine} mail engine`, () => {
    let mail: Mail
    let reopen: () => Promise<Mail>
    let delivered: (limit: number) => Promise<Message[]>
    beforeEach(async () => {
      const opened = await open()
      ;({ mail, reopen } = opened)
      delivered = opened.delivered ?? ((limit) => mail.outbox(limit))
    })
    afterEach(() => mail.close())

    it('sends a message as it was written', async () => {
      await mail.send(message('m1'))
      expect(await delivered(10)).toEqual([message('m1')])
    })

    it('sends once what it is given twice, even after a restart', async () => {
      await mail.send(message('m1'))
      await mail.send(message('m1', { sentAt: '2026-03-02T13:00:00.000Z' }))
      await mail.close()
      mail = await reopen()
      await mail.send(message('m1'))
      expect(await delivered(10)).toEqual([message('m1')])
    })

    it('shows the newest first, as many as asked for', async () => {
      for (const hour of [10, 12, 11])
        await mail.send(message(`at-${hour}`, { sentAt: `2026-03-02T${hour}:00:00.000Z` }))
      expect((await delivered(2)).map(({ id }) => id)).toEqual(['at-12', 'at-11'])
    })
  })
}
