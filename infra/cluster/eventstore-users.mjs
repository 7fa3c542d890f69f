// The user of the platform in EventStoreDB: reads and writes streams, reads $all, and nothing else. No other user may read them.
import { readFileSync } from 'node:fs'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim()
const admin = { username: 'admin', password: secret('eventstore_admin_password') }
const nodes = 'eventstore-1:2113,eventstore-2:2113,eventstore-3:2113'

const authorization = `Basic ${Buffer.from(`${admin.username}:${admin.password}`).toString('base64')}`
/** Nodes that have just begun have no leader yet, and the administrator comes with the first one: until then every answer is a no. */
const WAIT_MS = 60_000
async function ask(method, path, body) {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const asked = fetch(`https://eventstore-1:2113${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await asked.catch((error) => error)
    if (answer.ok || answer.status === 409) return answer
    if (Date.now() > until)
      throw new Error(`EventStoreDB answered ${answer.status ?? answer.cause ?? answer} to ${method} ${path}`)
    await new Promise((done) => setTimeout(done, 1000))
  }
}
const account = { fullName: 'Hirelog', groups: ['hirelog'], password: secret('eventstore_password') }
const made = await ask('POST', '/users', { loginName: 'hirelog', ...account })
if (made.status === 409) await ask('POST', '/users/hirelog/command/reset-password', { newPassword: account.password })

const client = EventStoreDBClient.connectionString(
  `esdb+discover://${nodes}?tls=true&tlsCAFile=/certificates/ca.crt&nodePreference=leader`,
)
const ours = ['hirelog', '$admins']
const acl = {
  $userStreamAcl: { $r: ours, $w: ours, $d: ['$admins'], $mr: ours, $mw: ['$admins'] },
  $systemStreamAcl: { $r: ['$admins'], $w: ['$admins'], $d: ['$admins'], $mr: ['$admins'], $mw: ['$admins'] },
}
await client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: acl }), { credentials: admin })
await client.setStreamMetadata('$all', { acl: { readRoles: ours } }, { credentials: admin })
await client.dispose()
console.log('EventStoreDB: user hirelog may read and write streams and read $all')
process.exit(0)
