import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall, status } from '@grpc/grpc-js'
import { append, type Carry, isLeaderRequired } from './append.ts'
import { batchAppend } from './batch-append.ts'
import { softDelete, tombstone } from './delete.ts'
import { refusal } from './errors.ts'
import { type Log } from './log.ts'
import { features, gossip, GossipService, ServerFeaturesService, shared, StreamsService } from './protocol.ts'
import { read, type Reading } from './read.ts'
import { subscribe } from './subscribe.ts'
import type { Switches } from './switches.ts'

export type Secure = { certificate: string; key: string; user: string }
type Options = {
  version: string
  secure?: Secure
  address: () => { host: string; port: number }
  isStopping: () => boolean
}

/** The services of an EventStoreDB that this product's client calls, over a log. */
export function grpcServer(log: Log, switches: Switches, { version, secure, address, isStopping }: Options): Server {
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 })
  /** Another process on the same data is another instance. */
  const instance = randomUUID()
  const authorize = (call: { metadata: { get(name: string): unknown[] } }) => {
    if (!secure) return
    const given = String(call.metadata.get('authorization')[0] ?? '')
    if (!given) throw refusal.accessDenied()
    if (Buffer.from(given.replace(/^Basic /, ''), 'base64').toString('utf8') !== secure.user)
      throw refusal.unauthenticated()
  }
  const carryFor =
    (call: Parameters<typeof authorize>[0]): Carry =>
    async ({ stream, expected, events }, requiresLeader) => {
      authorize(call)
      if (isStopping()) throw refusal.serverNotReady()
      const passed = await switches.pass('append', { requiresLeader })
      if (passed.before) throw passed.before
      const outcome = await log.append(stream, expected, events)
      if (passed.after === 'silence') return null
      if (passed.after) throw passed.after
      return outcome
    }

  server.addService(StreamsService, {
    read(call: Reading) {
      const run = async () => {
        authorize(call)
        const isSubscription = call.request.getOptions()!.hasSubscription()
        if (isStopping()) throw refusal.serverNotReady()
        const passed = await switches.pass(
          isSubscription ? 'subscribe' : call.request.getOptions()!.hasAll() ? 'read-all' : 'read',
          {
            requiresLeader: isLeaderRequired(call),
          },
        )
        if (passed.before) throw passed.before
        await (isSubscription ? subscribe(call, log, switches) : read(call, log))
        if (passed.after instanceof Error) throw passed.after
      }
      call.on('error', () => {})
      run().then(
        () => call.end(),
        (error: Error) => void call.emit('error', error),
      )
    },
    append: (call: never, answer: never) => append(carryFor(call))(call, answer),
    batchAppend: (call: never) => batchAppend(carryFor(call))(call),
    delete: softDelete(log),
    tombstone: tombstone(log),
  } as never)

  server.addService(GossipService, {
    read(_call: unknown, answer: sendUnaryData<unknown>) {
      const { host, port } = address()
      const endpoint = new gossip.EndPoint()
      endpoint.setAddress(host)
      endpoint.setPort(port)
      const id = new shared.UUID()
      id.setString(instance)
      const member = new gossip.MemberInfo()
      member.setInstanceId(id)
      member.setTimeStamp(String(Date.now()))
      const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState
      member.setState(switches.hasLeader() ? LEADER : FOLLOWER)
      member.setIsAlive(true)
      member.setHttpEndPoint(endpoint)
      const info = new gossip.ClusterInfo()
      info.setMembersList([member])
      answer(null, info as never)
    },
  } as never)

  server.addService(ServerFeaturesService, {
    getSupportedMethods(_call: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>) {
      // Servers before 21.10 have no such service.
      if (Number.parseFloat(version) < 21.1) return answer(refusal.of(status.UNIMPLEMENTED, 'Method is unimplemented.'))
      const supported = new features.SupportedMethods()
      supported.setEventStoreServerVersion(version)
      supported.setMethodsList(
        ['read', 'append', 'batchAppend', 'delete', 'tombstone'].map((name) => {
          const method = new features.SupportedMethod()
          method.setMethodName(name.toLowerCase())
          method.setServiceName('event_store.client.streams.streams')
          return method
        }),
      )
      answer(null, supported)
    },
  } as never)
  return server
}

export const credentialsOf = (secure?: Secure) =>
  secure
    ? ServerCredentials.createSsl(null, [
        { cert_chain: readFileSync(secure.certificate), private_key: readFileSync(secure.key) },
      ])
    : ServerCredentials.createInsecure()
