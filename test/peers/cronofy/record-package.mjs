/**
 * Writes down what the `cronofy` package sends: `npm i cronofy@3.8.4` in a folder elsewhere, then
 * `node test/peers/cronofy/record-package.mjs that-folder/node_modules/cronofy`.
 */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const Cronofy = createRequire(import.meta.url)(resolve(process.argv[2]))
const recorded = {}
let named = ''
const answer = { access_token: 'access', refresh_token: 'refresh', expires_in: 1 }
const server = createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url, 'http://localhost')
  const text = Buffer.concat(chunks).toString()
  recorded[named] = {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    type: request.headers['content-type'] ?? null,
    authorization: request.headers.authorization ?? null,
    body: text === '' ? null : JSON.parse(text),
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}).listen(0, async () => {
  const client = new Cronofy({ client_id: 'hirelog', client_secret: 'a secret of the application' })
  client.urls.api = `http://127.0.0.1:${server.address().port}`
  const access = { access_token: 'access' }
  const event = {
    ...{ event_id: 'iv-1@hire.example.com', summary: 'Interview', description: 'Ada', tzid: 'Etc/UTC' },
    ...{ start: '2026-03-11T10:00:00.000Z', end: '2026-03-11T11:00:00.000Z' },
    ...{ url: 'https://hire.example.com/meetings/1', location: { description: 'Berlin' } },
  }
  const callback_url = 'https://hire.example.com/hooks/cronofy/delegated'
  const delegation = { email: 'ben@acme.test', callback_url, scope: 'read_free_busy', state: 'a-state' }
  const calls = {
    redeem: () => client.requestAccessToken({ code: 'a-code', redirect_uri: 'https://hire.example.com/back' }),
    refresh: () => client.refreshAccessToken({ refresh_token: 'refresh' }),
    userInfo: () => client.userInfo(access),
    freeBusy: () => client.freeBusy({ ...access, tzid: 'Etc/UTC', from: '2026-03-01', to: '2026-09-01' }),
    channels: () => client.listNotificationChannels(access),
    openChannel: () => client.createNotificationChannel({ ...access, callback_url: 'https://hire.example.com/hook' }),
    put: () => client.createEvent({ ...access, calendar_id: 'cal_primary', ...event }),
    remove: () => client.deleteEvent({ ...access, calendar_id: 'cal_primary', event_id: event.event_id }),
    conferencing: () =>
      client.conferencingServiceAuthorizations({
        ...access,
        redirect_uri: 'https://hire.example.com',
        provider_name: 'zoom',
      }),
    delegate: () => client.authorizeWithServiceAccount({ ...access, service_account_authorizations: [delegation] }),
    // By its own arguments it sends `refresh_token`, which the service does not know.
    revoke: () => client.revokeAuthorization({ token: 'refresh' }),
  }
  for (const [name, call] of Object.entries(calls)) {
    named = name
    await call()
  }
  writeFileSync(new URL('package-requests.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`)
  server.close()
})
