// The user of the platform in EventStoreDB: reads and writes streams, reads $all, and nothing else. Nobody else may read them.
import { readFileSync } from 'node:fs'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim()
const admin = { username: 'admin', password: secret('eventstore_admin_password') }
const nodes = 'eventstore-1:2113,eventstore-2:2113,eventstore-3:2113'

const authorization = `Basic ${Buffer.from(`${admin.username}:${admin.password}`).toString('base64')}`
const ask = (method, path, body) => fetch(`https://eventstore-1:2113${path}`, { method, headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) })
const account = { fullName: 'Hirelog', groups: ['hirelog'], password: secret('eventstore_password') }
const made = await ask('POST', '/users', { loginName: 'hirelog', ...account })
if (made.status === 409) {
  const reset = await ask('POST', '/users/hirelog/command/reset-password', { newPassword: account.password })
  if (!reset.ok) throw new Error(`EventStoreDB answered ${reset.status} to a new password of hirelog`)
} else if (!made.ok) throw new Error(`EventStoreDB answered ${made.status} to a new user hirelog: ${await made.text()}`)

const client = EventStoreDBClient.connectionString(`esdb+discover://${nodes}?tls=true&tlsCAFile=/certificates/ca.crt&nodePreference=leader`)
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
