import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sms, TextMessage } from '#infra/engines/sms/sms.ts'

export const textMessage = (id: string, changes: Partial<TextMessage> = {}): TextMessage => ({
  id,
  tenant: 'cacme00000000',
  to: '+442079460000',
  text: 'Hello Ada,\nä ✓ שלום https://hire.example.com/apply/x?c=a=b&c=d+e',
  sentAt: '2026-03-02T12:00:00.000Z',
  ...changes,
})

/** `delivered`: number and text of what left it, oldest first. */
type Opened = { sms: Sms; reopen: () => Promise<Sms>; delivered: (sms: Sms) => Promise<{ to: string; text: string }[]> }

/** The promises every engine for text messages keeps. */
export function smsContract(engine: string, open: () => Promise<Opened>) {
  describe(`the ${engine} engine for text messages`, () => {
    let sms: Sms
    let opened: Opened
    beforeEach(async () => {
      opened = await open()
      sms = opened.sms
    })
    afterEach(() => sms.close())
    const asGiven = ({ to, text }: TextMessage) => ({ to, text })

    it('sends a message as it was written, to the number it was given', async () => {
      await sms.send(textMessage('t1'))
      expect(await opened.delivered(sms)).toEqual([asGiven(textMessage('t1'))])
    })

    it('sends once what it is given twice, at the same time or after a restart', async () => {
      await Promise.all([sms.send(textMessage('t1')), sms.send(textMessage('t1'))])
      await sms.close()
      sms = await opened.reopen()
      await sms.send(textMessage('t1', { sentAt: '2026-03-02T13:00:00.000Z' }))
      expect(await opened.delivered(sms)).toEqual([asGiven(textMessage('t1'))])
    })

    it('sends the same words again where they are another message', async () => {
      await sms.send(textMessage('t1'))
      await sms.send(textMessage('t2', { sentAt: '2026-03-02T13:00:00.000Z' }))
      expect(await opened.delivered(sms)).toHaveLength(2)
    })
  })
}
