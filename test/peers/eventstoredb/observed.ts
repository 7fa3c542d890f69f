import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AllStreamSubscription,
  EventStoreDBClient,
  jsonEvent,
  type JSONEventData,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { afterAll, beforeAll } from 'vitest'
import { hasSwitches, type Peer, startPeer } from './start-peer.ts'

/** The official client against the peer, or against a real server named by EVENTSTORE_URL. */
export const real = process.env.EVENTSTORE_URL
/** What asks for something to be done to the server itself cannot be asked of one that is not ours. */
export const needsPeer = real === undefined
/** Nor can a fault be asked of one that was not made for it. */
export const needsSwitches = needsPeer && hasSwitches
export const credentials = { username: 'admin', password: 'changeit' }

export type Observed = { client: EventStoreDBClient; url: string; peer: Peer }

export function observe(): Observed {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-observed-'))
  const observed = {} as Observed
  beforeAll(async () => {
    if (!real) observed.peer = await startPeer(folder)
    observed.url = real ?? observed.peer.url
    observed.client = EventStoreDBClient.connectionString(observed.url)
  })
  afterAll(async () => {
    await observed.client.dispose()
    await observed.peer?.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return observed
}

export const aStream = () => `observed-${randomUUID()}`
export const event = (data: object = {}, id: string = randomUUID(), type = 'Noted') =>
  jsonEvent({ id, type, data: data as Record<string, unknown> }) as JSONEventData
export async function all<Event extends ResolvedEvent>(reading: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = []
  for await (const each of reading) events.push(each)
  return events
}
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { type?: string; code?: number; message: string; name: string }) => error,
  )

/** What a subscription tells, in order: the names of its events, and the events that count. */
export function heard(subscription: AllStreamSubscription, counts: (each: ResolvedEvent) => boolean = () => true) {
  const said: string[] = []
  const events: ResolvedEvent[] = []
  for (const name of ['confirmation', 'caughtUp', 'end', 'close']) subscription.on(name, () => said.push(name))
  subscription.on('error', ((error: { type?: string; code?: number }) =>
    said.push(`error ${error.type} ${error.code}`)) as never)
  subscription.on('data', (each) => counts(each) && events.push(each))
  return { said, events, ids: () => events.map((each) => each.event?.id) }
}
