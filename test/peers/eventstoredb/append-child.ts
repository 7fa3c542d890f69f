import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'

// A process of its own for what takes the process down, or leaves unhandled rejections.
const [url, what] = process.argv.slice(2) as [string, string]
const client = EventStoreDBClient.connectionString(url)
const note = (data: unknown) => jsonEvent({ type: 'Noted', data: data as never })

if (what === 'dispose') {
  process.on('unhandledRejection', () => {})
  const other = EventStoreDBClient.connectionString(url)
  await Promise.all([other, client].map((each, i) => each.appendToStream(`observed-other-${i}`, note({}))))
  let refused = 0
  const appends = Array.from({ length: 50 }, (_, i) =>
    client.appendToStream(`observed-disposed-${process.pid}-${i}`, note({})).catch(() => refused++),
  )
  await Promise.race([other.dispose().then(() => Promise.all(appends)), new Promise((done) => setTimeout(done, 3000))])
  console.log(`refused ${refused}`)
  process.exit(0)
}
const data = what === 'bigint' ? { large: 1n } : undefined
client
  .appendToStream('observed-child', note(data), { credentials: { username: 'admin', password: 'changeit' } })
  .finally(() => console.log('the call settled'))
  .catch(() => process.exit(0))
