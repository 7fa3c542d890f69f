import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Taken = { to: string; from: string; body: string; reportTo: string | null; content: string | null }
/** What the API answers when it refuses: its own code, and the status it comes with. */
export type Refusal = { status: number; code: number; message: string }

const ACCOUNT = 'AC00000000000000000000000000000000'
const TOKEN = 'a-token/with:signs'

/**
 * Speaks Twilio's Messages API as its reference describes it: basic authentication, a form, 201 with the message's sid
 * and status 'queued', errors as JSON with code, message, more_info and status, whatever the client accepts.
 * `refuse` decides by number.
 */
export async function messagesApi({ refuse = () => null }: { refuse?: (to: string) => Refusal | null } = {}) {
  const taken: Taken[] = []
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body))
  const error = (response: ServerResponse, { status, code, message }: Refusal) =>
    answer(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url!, 'http://peer')
    const expected = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`
    if (request.headers.authorization !== expected)
      return error(response, { status: 401, code: 20003, message: 'Authenticate' })
    if (pathname !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
      return error(response, { status: 404, code: 20404, message: `The requested resource ${pathname} was not found` })
    if (request.method === 'GET') return answer(response, 200, { messages: [], page: 0, page_size: 1 })
    if (request.method !== 'POST') return error(response, { status: 405, code: 20004, message: 'Method not allowed' })
    if (!/^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? ''))
      return error(response, { status: 415, code: 20415, message: 'Unsupported Media Type' })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const [to, from] = [form.get('To'), form.get('From') ?? form.get('MessagingServiceSid')]
    const isWhatsapp = to?.startsWith('whatsapp:') === true
    const content = form.get('ContentSid')
    const body = form.get('Body') ?? (content && form.get('ContentVariables'))
    if (!to) return error(response, { status: 400, code: 21604, message: "A 'To' phone number is required." })
    if (!from) return error(response, { status: 400, code: 21603, message: "A 'From' phone number is required." })
    if (!body) return error(response, { status: 400, code: 21602, message: 'Message body is required.' })
    if (body.length > 1600)
      return error(response, {
        status: 400,
        code: 21617,
        message: 'The concatenated message body exceeds the 1600 character limit',
      })
    if (isWhatsapp !== from.startsWith('whatsapp:'))
      return error(response, { status: 400, code: 21910, message: "Invalid 'From' and 'To' pair" })
    if (!/^(whatsapp:)?\+[1-9]\d{6,14}$/.test(to))
      return error(response, { status: 400, code: 21211, message: `Invalid 'To' Phone Number: ${to}` })
    const refused = refuse(to)
    if (refused) return error(response, refused)
    taken.push({ to, from, body, reportTo: form.get('StatusCallback'), content })
    return answer(response, 201, {
      sid: `SM${String(taken.length).padStart(32, '0')}`,
      account_sid: ACCOUNT,
      status: 'queued',
      direction: 'outbound-api',
      to,
      from,
      body,
      num_segments: '1',
      error_code: null,
      error_message: null,
    })
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://${ACCOUNT}:${encodeURIComponent(TOKEN)}@127.0.0.1:${port}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url, taken, close }
}
