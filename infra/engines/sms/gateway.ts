import { Rejected } from '#contracts/kernel/rejections.ts'
import { BadSettings } from '../../env.ts'
import type { SentRegister } from '../mail/mail.ts'
import { taking } from '../mail/once.ts'
import type { Sms, TextMessage } from './sms.ts'

const ANSWER_MS = 15_000

export type SmsSettings = { SMS_URL: string; SMS_FROM: string }

/**
 * What the gateway says of a number or a text, and will say again: not a number, no such mobile, not to be reached from
 * here, the person wants no more messages, the text too long. Everything else is about us, or about this moment.
 */
const FINAL = new Set([21211, 21214, 21217, 21265, 21610, 21612, 21614, 21617, 21635, 30003, 30004, 30005, 30006])

/**
 * Hands text messages to a gateway that speaks Twilio's Messages API: a form in a POST with basic authentication, 201
 * when taken, else JSON with a `code`. Sent twice is sent once as far as the register knows; a crash between the
 * gateway's yes and the register's can send a message again, since the API takes no id of ours.
 */
export function smsGateway({ SMS_URL, SMS_FROM }: SmsSettings, sent: SentRegister): Sms {
  const { url, authorization } = addressOf(SMS_URL)
  // A service of the gateway's picks the number to send from; it is named in a field of its own.
  const from: Record<string, string> = /^MG[0-9a-f]{32}$/.test(SMS_FROM)
    ? { MessagingServiceSid: SMS_FROM }
    : { From: SMS_FROM }

  const { send, settled } = taking(sent, async ({ to, text, whatsapp, reportTo }: TextMessage) => {
    const message: Record<string, string> = whatsapp
      ? {
          ...{ To: `whatsapp:${to}`, From: `whatsapp:${whatsapp.from}`, ContentSid: whatsapp.template },
          ContentVariables: JSON.stringify(whatsapp.values),
        }
      : { To: to, ...from, Body: text }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ ...message, ...(reportTo && { StatusCallback: reportTo }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    if (!answer) throw unavailable()
    const said = (await answer.json().catch(() => null)) as { sid?: unknown; code?: unknown } | null
    if (answer.status !== 201 || typeof said?.sid !== 'string')
      throw answer.status === 400 && FINAL.has(Number(said?.code)) ? undeliverable() : unavailable()
  })

  return {
    send,
    outbox: async () => [],
    /** Reads the newest message: shows that the gateway is there and knows us, and sends nothing. */
    async probe() {
      const answer = await fetch(`${url}?PageSize=1`, {
        headers: { authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The gateway answers ${answer.status}`)
    },
    close: settled,
  }
}

/** @throws BadSettings for an address that would give user and password away. */
export function addressOf(url: string): { url: string; authorization: string } {
  const parsed = URL.canParse(url) ? new URL(url) : null
  const local = parsed !== null && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname)
  if (
    !parsed ||
    !(parsed.protocol === 'https:' || (parsed.protocol === 'http:' && local)) ||
    !parsed.username ||
    !parsed.password
  )
    throw new BadSettings([
      'SMS_URL is not usable: expected https://user:password@host/path, such as https://AC…:token@api.twilio.com/2010-04-01/Accounts/AC…/Messages.json',
    ])
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(parsed.username)}:${decodeURIComponent(parsed.password)}`).toString('base64')}`
  return { url: `${parsed.origin}${parsed.pathname}`, authorization }
}

const undeliverable = () => new Rejected('sms/undeliverable', 'The gateway sends no text messages to this number')
const unavailable = () => new Rejected('sms/unavailable', 'The gateway for text messages cannot be used at the moment')
