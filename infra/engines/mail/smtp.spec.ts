import { afterEach, describe, expect, it } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { mailContract } from '#test/contract-suites/mail.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import type { Message } from './mail.ts'
import { embeddedSentRegister } from './sent-embedded.ts'
import { optionsOf, smtpMail } from './smtp.ts'

const folder = useFolders()
const MAIL_FROM = 'Hirelog <no-reply@hire.example.com>'
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function server(options?: SMTPServerOptions) {
  const started = await mailServer(options)
  closers.push(started.close)
  return started
}

/** A gateway with the register of a folder, as a process has it. */
function gateway(url: string, directory = folder()) {
  const sent = embeddedSentRegister(directory)
  const mail = smtpMail({ SMTP_URL: url, MAIL_FROM }, sent)
  const close = async () => {
    await mail.close()
    await sent.close()
  }
  return { ...mail, close }
}

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  tenant: 'cacme00000000',
  to: 'ada@example.org',
  subject: 'Your interview',
  text: 'Hello Ada',
  sentAt: '2026-03-02T12:00:00.000Z',
  ...changes,
})

function useGateway(url: string) {
  const mail = gateway(url)
  closers.push(mail.close)
  return mail
}

mailContract('SMTP', async () => {
  const { url, received } = await server()
  const directory = folder()
  return {
    mail: gateway(url, directory),
    reopen: async () => gateway(url, directory),
    delivered: async (limit) =>
      received
        .map(
          ({ recipients, mail }): Message => ({
            id: mail.messageId!.slice(1, mail.messageId!.indexOf('@')),
            tenant: 'cacme00000000',
            to: recipients.join(),
            subject: mail.subject!,
            text: mail.text!.trimEnd(),
            sentAt: new Date(mail.date!).toISOString(),
          }),
        )
        .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, limit),
  }
})

describe('a message as a mail client reads it', () => {
  it('comes from the configured sender, says that no person wrote it, and keeps every letter', async () => {
    const { url, received } = await server()
    const mail = useGateway(url)
    await mail.send(
      message('m1', {
        subject: 'Einladung: Köchin, 50 % – שלום',
        text: '.\nA dot alone on a line\n\nשלום ä ✓ https://hire.example.com/join?code=a=b&c=d',
      }),
    )
    expect(received).toHaveLength(1)
    const { mail: read } = received[0]!
    expect(read.from).toMatchObject({ name: 'Hirelog', address: 'no-reply@hire.example.com' })
    expect(read.to).toMatchObject([{ address: 'ada@example.org' }])
    expect(read.subject).toBe('Einladung: Köchin, 50 % – שלום')
    expect(read.text!.trimEnd()).toBe('.\nA dot alone on a line\n\nשלום ä ✓ https://hire.example.com/join?code=a=b&c=d')
    expect(read.messageId).toBe('<m1@hire.example.com>')
    expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(read.headers.find(({ key }) => key === 'x-company-id')?.value).toBe('cacme00000000')
    expect(read.attachments).toEqual([])
  })

  it('can be ended by one press in the mail program, where it says how', async () => {
    const { url, received } = await server()
    const mail = useGateway(url)
    const optOut = `https://hire.example.com/opt-out/${'a'.repeat(200)}`
    await mail.send(message('m1', { optOut }))
    await mail.send(message('m2'))
    const headerOf = (index: number, name: string) =>
      received[index]!.mail.headers.find(({ key }) => key === name)?.value
    expect(headerOf(0, 'list-unsubscribe')).toBe(`<${optOut}>`)
    expect(headerOf(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(1, 'list-unsubscribe')).toBeUndefined()
  })

  it('has one recipient and the headers we gave it, whatever stands in an address or a subject', async () => {
    const { url, received } = await server()
    const mail = useGateway(url)
    await mail.send(message('m1', { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nOther text' }))
    for (const to of [
      'ada@example.org, eve@example.org',
      'ada@example.org\r\nBcc: eve@example.org',
      '<ada@example.org> eve@example.org',
    ])
      await mail.send(message(to, { to })).catch(() => {})
    expect(received[0]!.mail.bcc).toBeUndefined()
    expect(received[0]!.mail.text!.trimEnd()).toBe('Hello Ada')
    expect(received.flatMap(({ recipients }) => recipients).filter((address) => address === 'eve@example.org')).toEqual(
      [],
    )
  })

  it('goes out once when two ask for it at the same time', async () => {
    const { url, received } = await server()
    const mail = useGateway(url)
    await Promise.all([mail.send(message('m1')), mail.send(message('m1'))])
    expect(received).toHaveLength(1)
  })
})

describe('a mail server that says no', () => {
  const saying = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

  it('to an address for good: the message is undeliverable', async () => {
    const { url } = await server({ onRcptTo: (_address, _session, done) => done(saying(550)) })
    await expect(useGateway(url).send(message('m1'))).rejects.toMatchObject({ code: 'mail/undeliverable' })
  })

  it('for the moment: it is sent again later, and arrives', async () => {
    let busy = true
    const { url, received } = await server({ onRcptTo: (_address, _session, done) => done(busy ? saying(451) : null) })
    const mail = useGateway(url)
    await expect(mail.send(message('m1'))).rejects.toMatchObject({ code: 'mail/unavailable' })
    busy = false
    await mail.send(message('m1'))
    expect(received).toHaveLength(1)
  })

  it.each([
    ['to our sender', { onMailFrom: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(saying(550)) }],
    [
      'to our password',
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(saying(535)),
      },
    ],
  ] as [string, SMTPServerOptions][])('%s: nothing is given up, since that can be mended', async (_what, options) => {
    const { url } = await server(options)
    await expect(useGateway(url.replace('//', '//hirelog:wrong@')).send(message('m1'))).rejects.toMatchObject({
      code: 'mail/unavailable',
    })
  })

  it('or is away: it is sent again later', async () => {
    const { url, close } = await mailServer()
    await close()
    const mail = useGateway(url)
    await expect(mail.send(message('m1'))).rejects.toMatchObject({ code: 'mail/unavailable' })
    await expect(mail.probe!()).rejects.toThrow()
  })
})

describe('the address of a mail server', () => {
  it('asks for TLS before anything is said, except on this machine', () => {
    expect(optionsOf('smtp://mail.example.com')).toMatchObject({ port: 587, secure: false, requireTLS: true })
    expect(optionsOf('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true })
    expect(optionsOf('smtp://localhost:1025')).toMatchObject({ port: 1025, requireTLS: false })
  })

  it('carries user and password, as they are in addresses', () => {
    expect(optionsOf('smtp://a%40b:p%2Fw@mail.example.com').auth).toEqual({ user: 'a@b', pass: 'p/w' })
  })

  it.each(['mail.example.com', 'http://mail.example.com', 'smtp://', ''])('is refused by name: %j', (url) => {
    expect(() => optionsOf(url)).toThrow(/SMTP_URL/)
  })

  it('that offers no TLS gets no password', async () => {
    const { url, received } = await server()
    // A name that is this machine, but is not written as one.
    const mail = useGateway(url.replace('127.0.0.1', 'hirelog@0.0.0.0'))
    await expect(mail.send(message('m1'))).rejects.toMatchObject({ code: 'mail/unavailable' })
    expect(received).toEqual([])
  })
})

describe('the sender', () => {
  it('is named as the message says, from the address of the installation', async () => {
    const { url, received } = await server()
    const mail = useGateway(url)
    await mail.send(message('m-own', { sender: 'Lund, Sons & Co' }))
    await mail.send(message('m-plain'))
    expect(received.map((each) => [each.mail.from])).toEqual([
      [{ name: 'Lund, Sons & Co', address: 'no-reply@hire.example.com' }],
      [{ name: 'Hirelog', address: 'no-reply@hire.example.com' }],
    ])
  })
})
