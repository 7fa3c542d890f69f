import { expect, it } from 'vitest'
import { smsContract, textMessage } from '#test/contract-suites/sms.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { outboxMail } from '../mail/embedded.ts'
import { keptTexts } from './kept.ts'

const folder = useFolders()

smsContract('outbox', async () => {
  const directory = folder()
  const open = () => {
    const mail = outboxMail(directory)
    return { ...keptTexts(mail), close: () => mail.close() }
  }
  return {
    sms: open(),
    reopen: async () => open(),
    delivered: async (sms) => (await sms.outbox(10)).map(({ to, text }) => ({ to, text })).reverse(),
  }
})

it('text messages lie beside the mail, and are told from it', async () => {
  const mail = outboxMail(folder())
  const sms = keptTexts(mail)
  await mail.send({
    id: 'm1',
    tenant: 'cacme00000000',
    to: 'ada@example.org',
    subject: 'Hello',
    text: 'By mail',
    sentAt: '2026-03-02T11:00:00.000Z',
  })
  await sms.send(textMessage('t1'))
  expect((await mail.outbox(10)).map(({ to }) => to)).toEqual(['+442079460000', 'ada@example.org'])
  expect(await sms.outbox(10)).toEqual([textMessage('t1')])
  await mail.close()
})
