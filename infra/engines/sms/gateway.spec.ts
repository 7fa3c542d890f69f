import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { smsContract, textMessage } from '#test/contract-suites/sms.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { messagesApi, type Refusal } from '#test/peers/sms/messages-api.ts'
import { embeddedSentRegister } from '../mail/sent-embedded.ts'
import { addressOf, smsGateway } from './gateway.ts'

const folder = useFolders()
const SMS_FROM = '+14155550100'
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function peer(options?: Parameters<typeof messagesApi>[0]) {
  const started = await messagesApi(options)
  closers.push(started.close)
  return started
}

/** A gateway with the register of a folder, as a process has it. */
function gateway(url: string, { directory = folder(), from = SMS_FROM } = {}) {
  const sent = embeddedSentRegister(directory)
  return { ...smsGateway({ SMS_URL: url, SMS_FROM: from }, sent), close: () => sent.close() }
}
function useGateway(url: string, from?: string) {
  const sms = gateway(url, { ...(from && { from }) })
  closers.push(sms.close)
  return sms
}

smsContract('Messages API', async () => {
  const { url, taken } = await peer()
  const directory = folder()
  return {
    sms: gateway(url, { directory }),
    reopen: async () => gateway(url, { directory }),
    delivered: async () => taken.map(({ to, body }) => ({ to, text: body })),
  }
})

describe('a gateway for text messages', () => {
  it('is told whom a message comes from: a number, a name or a service of its own', async () => {
    const { url, taken } = await peer()
    for (const from of [SMS_FROM, 'Hirelog', `MG${'0'.repeat(32)}`]) await useGateway(url, from).send(textMessage('t1'))
    expect(taken.map(({ from }) => from)).toEqual([SMS_FROM, 'Hirelog', `MG${'0'.repeat(32)}`])
  })

  it('sends over WhatsApp with a template and its variables', async () => {
    const { url, taken } = await peer()
    const template = `HX${'a'.repeat(32)}`
    const values = { 1: 'Ada "the" Byron', 2: 'Acme', 3: 'Engineer', 4: 'https://acme.test/apply/x?c=a&d=b' }
    await useGateway(url).send(textMessage('t1', { whatsapp: { from: '+14155238886', template, values } }))
    expect(taken).toMatchObject([
      { to: 'whatsapp:+442079460000', from: 'whatsapp:+14155238886', content: template, body: JSON.stringify(values) },
    ])
  })

  it('is told where to report what became of a message, where there is such a place', async () => {
    const { url, taken } = await peer()
    const sms = useGateway(url)
    const reportTo = 'https://hire.example.com/hooks/sms/reports?company=a&candidate=b'
    await sms.send(textMessage('t1', { reportTo }))
    await sms.send(textMessage('t2'))
    expect(taken.map((each) => each.reportTo)).toEqual([reportTo, null])
  })

  it.each([
    ['no number at all', 21211],
    ['a number that takes no texts', 21614],
    ['somebody who wants none', 21610],
    ['a number that cannot be reached from here', 21612],
  ])('that refuses %s for good: the message is undeliverable', async (_what, code) => {
    const { url } = await peer({ refuse: () => ({ status: 400, code, message: 'No' }) })
    await expect(useGateway(url).send(textMessage('t1'))).rejects.toMatchObject({
      code: 'sms/undeliverable',
      message: 'The gateway sends no text messages to this number',
    })
  })

  it.each([
    ['our sender', { status: 400, code: 21606, message: 'The From number is not valid for this account' }],
    [
      'a country our account may not text yet',
      { status: 400, code: 21408, message: 'Permission to send an SMS has not been enabled' },
    ],
    ['an account without money', { status: 403, code: 20005, message: 'Account not active' }],
    ['too many at once', { status: 429, code: 20429, message: 'Too Many Requests' }],
    ['anything just now', { status: 503, code: 20503, message: 'Service unavailable' }],
  ] as [string, Refusal][])(
    'that refuses %s: nothing is given up, and it arrives when that is mended',
    async (_what, refusal) => {
      let mended = false
      const { url, taken } = await peer({ refuse: () => (mended ? null : refusal) })
      const sms = useGateway(url)
      await expect(sms.send(textMessage('t1'))).rejects.toMatchObject({ code: 'sms/unavailable' })
      mended = true
      await sms.send(textMessage('t1'))
      expect(taken).toHaveLength(1)
    },
  )

  it('that does not know us, is away, or is no such gateway at all: it is sent again later', async () => {
    const { url, close, taken } = await messagesApi()
    const stranger = useGateway(url.replace(/:[^:@/]+@/, ':wrong@'))
    await expect(stranger.send(textMessage('t1'))).rejects.toMatchObject({ code: 'sms/unavailable' })
    await expect(stranger.probe!()).rejects.toThrow('401')
    const sms = useGateway(url)
    await sms.probe!()
    await close()
    await expect(sms.send(textMessage('t1'))).rejects.toMatchObject({ code: 'sms/unavailable' })
    await expect(sms.probe!()).rejects.toThrow()

    const other = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    )
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as { port: number }
    await expect(useGateway(`http://a:b@127.0.0.1:${port}/`).send(textMessage('t1'))).rejects.toMatchObject({
      code: 'sms/unavailable',
    })
    await new Promise((closed) => other.close(closed))
    expect(taken).toEqual([])
  })
})

describe('the address of a gateway', () => {
  it('carries account and token, which leave it as a header and nowhere else', () => {
    expect(addressOf('https://AC1:a%2Fb@api.example.com/Messages.json')).toEqual({
      url: 'https://api.example.com/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:a/b').toString('base64')}`,
    })
  })

  it.each([
    'api.example.com',
    'http://a:b@api.example.com/',
    'https://api.example.com/',
    'https://a@api.example.com/',
    '',
  ])('is refused by name: %j', (url) => {
    expect(() => addressOf(url)).toThrow(/SMS_URL/)
  })
})
