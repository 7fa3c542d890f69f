import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { grpcServer, credentialsOf, type Secure } from './server.ts'
import { ANY, openLog } from './log.ts'
import { openSwitches, type Fault } from './switches.ts'

/** A server that is stopping lets subscriptions live a while longer, as the real one does. */
const LINGER_MS = 5000

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    version: { type: 'string', default: '24.10.0.1' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    user: { type: 'string', default: 'admin:changeit' },
    linger: { type: 'string', default: String(LINGER_MS) },
  },
})
if (!values.data)
  throw new Error(
    'usage: node test/peers/eventstoredb/main.ts --data <folder> [--port 0] [--version 24.10.0.1] [--certificate <file> --key <file> --user name:password]',
  )

mkdirSync(values.data, { recursive: true })
const log = openLog(values.data)
const address = { host: 'localhost', port: Number(values.port) }
const switches = openSwitches(() => address)
let stopping = false
const secure: Secure | undefined =
  values.certificate && values.key ? { certificate: values.certificate, key: values.key, user: values.user } : undefined
const server = grpcServer(log, switches, {
  version: values.version,
  secure,
  address: () => address,
  isStopping: () => stopping,
})

/** Throws the switches: PUT adds a fault, DELETE takes all back, GET tells. */
const control = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    if (request.method === 'PUT') switches.add(JSON.parse(body) as Fault)
    if (request.method === 'DELETE') switches.clear()
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ...switches.state(), events: log.all.length }))
  })
})

// A real log is never empty: the server writes events of its own.
await log.append('$stats-peer', ANY, [
  {
    id: crypto.randomUUID(),
    type: '$statsCollected',
    isJson: true,
    data: Buffer.from('{}'),
    metadata: Buffer.alloc(0),
  },
])
const host = secure ? 'localhost' : '127.0.0.1'
server.bindAsync(`${host}:${values.port}`, credentialsOf(secure), (error, port) => {
  if (error) throw error
  address.port = port
  address.host = host
  control.listen(0, '127.0.0.1', () => {
    const { port: controlPort } = control.address() as { port: number }
    console.log(JSON.stringify({ address: `${host}:${port}`, control: `http://127.0.0.1:${controlPort}` }))
  })
})

process.on('SIGTERM', () => {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), Number(values.linger))
})
