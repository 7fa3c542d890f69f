import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { BadSettings } from '../../env.ts'
import type { Mail, Message, SentRegister } from './mail.ts'
import { taking } from './once.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

export type SmtpSettings = { SMTP_URL: string; MAIL_FROM: string }

/**
 * Hands messages to a mail server. Sent twice is sent once as far as the register knows; after a crash between the
 * server's yes and the register's, the same Message-ID lets a mailbox see that it is the same message.
 */
export function smtpMail({ SMTP_URL, MAIL_FROM }: SmtpSettings, sent: SentRegister): Mail {
  const transport = createTransport(optionsOf(SMTP_URL))
  const address = /([^\s<]+@[^\s>]+)>?\s*$/.exec(MAIL_FROM)![1]!
  const domain = address.slice(address.lastIndexOf('@') + 1)

  const { send, settled } = taking(
    sent,
    async ({ id, tenant, to, sender, subject, text, html, optOut, reference, calendar, sentAt }: Message) => {
      try {
        await transport.sendMail({
          from: sender ? { name: sender, address } : MAIL_FROM,
          // As an address and nothing else: a comma in it must not become a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(calendar && {
            icalEvent: { ...calendar, filename: calendar.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics' },
          }),
          messageId: `<${id}@${domain}>`,
          date: new Date(sentAt),
          // RFC 3834: keeps out-of-office notes from being answered. A mail service reports bounces with the company's id.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Company-Id': tenant,
            ...(reference && { 'X-Reference': reference }),
            ...(optOut && { 'List-Unsubscribe': `<${optOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        })
      } catch (error) {
        throw refusalOf(error)
      }
    },
  )

  return {
    send,
    outbox: async () => [],
    async probe() {
      await transport.verify()
    },
    async close() {
      await settled()
      transport.close()
    },
  }
}

/**
 * Options a mail server is spoken to with: `smtps://` is TLS from the first byte; `smtp://` begins in the clear and must
 * turn to TLS before anything is said, except to this machine itself.
 * @throws BadSettings
 */
export function optionsOf(url: string): SMTPPool.Options {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname)
    throw new BadSettings([
      'SMTP_URL is not usable: expected smtp://user:password@host:587 or smtps://user:password@host:465',
    ])
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  const secure = parsed.protocol === 'smtps:'
  const local = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  return {
    host,
    port: parsed.port ? Number(parsed.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: false,
    ...(local && { tls: { rejectUnauthorized: false } }),
    ...(parsed.username && {
      auth: { user: decodeURIComponent(parsed.username), pass: decodeURIComponent(parsed.password) },
    }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A 5xx about the recipient or the message is final; one about our own sign-in, or no answer at all, is tried again. */
function refusalOf(error: unknown): Rejected {
  const { responseCode = 550, code, command } = error as { responseCode?: number; code?: string; command?: string }
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode >= 500
  return final
    ? new Rejected('mail/undeliverable', 'The mail server does not take messages to this address')
    : new Rejected('mail/unavailable', 'The mail server cannot be reached at the moment')
}
