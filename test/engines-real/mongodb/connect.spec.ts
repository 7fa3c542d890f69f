import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { connectMongoDb, nameOf } from '#infra/engines/mongodb/connect.ts'
import { useDatabases } from '../../support/mongodb.ts'

const database = useDatabases()

describe('an address that cannot be used', () => {
  it('is refused with the setting, what was found and what to do, and without the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as { port: number }
    closed.close()
    const refused = connectMongoDb(`mongodb://rita:secret@127.0.0.1:${port}/hirelog`)
    await expect(refused).rejects.toThrow(
      /^MONGODB_URL=mongodb:\/\/\*\*\*@127\.0\.0\.1.* cannot be used: nothing answers there/,
    )
    await expect(refused).rejects.not.toThrow(/secret/)
  })

  it.each([
    ['no address at all', 'localhost', /Invalid scheme|cannot be used/],
    ['a setting that does not exist', 'mongodb://127.0.0.1/?tsl=true', /tsl/],
  ])('is refused when it is %s', async (_what, url, why) => {
    await expect(connectMongoDb(url)).rejects.toThrow(why)
  })

  it('is refused in words when the server is in no replica set of this name', async () => {
    const address = new URL(database())
    address.searchParams.set('replicaSet', 'elsewhere')
    await expect(connectMongoDb(address.href)).rejects.toThrow(
      /no member of a replica set called elsewhere; check replicaSet/,
    )
  })

  it('is refused with what may be missing when connections are ended', async () => {
    const ending = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await once(ending, 'listening')
    const { port } = ending.address() as { port: number }
    await expect(connectMongoDb(`mongodb://127.0.0.1:${port}/hirelog`)).rejects.toThrow(
      /it ends the connection; if it asks for TLS, say tls=true/,
    )
    ending.close()
  })

  it('is refused when the server speaks no TLS', async () => {
    const address = new URL(database())
    address.searchParams.set('tls', 'true')
    await expect(connectMongoDb(address.href)).rejects.toThrow(/MONGODB_URL=.*TLS/)
  })
})

describe('a server that can be used', () => {
  it('is named with its version and with what it cannot do', async () => {
    const connection = await connectMongoDb(database())
    const { product } = connection.server
    expect(nameOf(connection)).toMatch(
      product === 'MongoDB'
        ? /^MongoDB \d+\.\d+\.\d+ \((replica set|a single server)/
        : /^FerretDB \(speaks MongoDB 7\.0\.\d+, no schemas on collections, no views, no expiry\)$/,
    )
    await connection.close()
  })
})
