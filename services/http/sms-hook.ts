import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isSame } from '../core/secrets/is-same.ts'
import type { Platform } from '../platform.ts'
import { callLimits } from './call-limits.ts'

const MESSAGES_A_MINUTE = 600
const FORM_BYTES = 64 * 1024

/**
 * `/hooks/sms`: text messages that people send to our number, as Twilio passes them on: a form with `From`, `Body` and
 * `MessageSid`, signed over the address it knows and its fields in order. Without the setting there is no such address.
 */
export async function smsHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'site' | 'engines' | 'useCases' | 'settings'> },
) {
  const { smsRepliesToken } = platform.site
  if (!smsRepliesToken) return
  const limit = callLimits(platform.engines)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  )
  const guarded = {
    bodyLimit: FORM_BYTES,
    schema: { hide: true } as never,
    preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
      limit(request, reply, [{ of: 'the sms gateway', most: MESSAGES_A_MINUTE }]),
  }
  app.post<{ Body: unknown }>('/hooks/sms', guarded, async (request, reply) => {
    const body = signedForm(request)
    const [from, text, sid] = ['From', 'Body', 'MessageSid'].map((name) => body.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    if (!from || !sid) throw new Rejected('request/invalid', 'Send From, Body and MessageSid')
    await platform.useCases.candidacy.textCameIn({ from, text, sid })
    return answered(reply)
  })
  /** What became of a message that the gateway took: it says so for each step on the way, and again. */
  app.post<{ Body: unknown; Querystring: Record<string, unknown> }>(
    '/hooks/sms/reports',
    guarded,
    async (request, reply) => {
      const body = signedForm(request)
      const { company = '', candidate = '', message } = request.query
      await platform.useCases.messages.textReportCameIn({
        companyId: String(company),
        candidateId: String(candidate),
        messageId: message === undefined ? null : String(message),
        sid: body.get('MessageSid') ?? '',
        status: body.get('MessageStatus') ?? '',
      })
      return answered(reply)
    },
  )

  function signedForm({ body, headers, url }: FastifyRequest): URLSearchParams {
    if (!(body instanceof URLSearchParams)) throw new Rejected('request/invalid', 'Send the message as a form')
    const signed = signatureOf(smsRepliesToken!, `${platform.settings.publicUrl}${url}`, body)
    if (!isSame(signed, String(headers['x-twilio-signature'] ?? '')))
      throw new Rejected('auth/required', 'Sign the message with the token of the gateway')
    return body
  }
}

const answered = (reply: FastifyReply) =>
  reply.type('text/xml; charset=utf-8').send('<?xml version="1.0" encoding="UTF-8"?><Response/>')

/** As Twilio signs: the address, then each field's name and value in the order of the names. */
function signatureOf(token: string, address: string, form: URLSearchParams): string {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const signed = address + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', token).update(signed, 'utf8').digest('base64')
}
