import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client'
import { setTimeout as wait } from 'node:timers/promises'
import { Ambiguous, Unavailable } from '../../failures.ts'
import { type ClientError, isNotLeader, readFailure } from './errors.ts'

const LEADER_TRIES = 5

/** Gives up after so long whatever the client does, which on some paths has no deadline of its own. */
export function within<Result>(ms: number, call: Promise<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Ambiguous(`EventStoreDB did not answer within ${ms} ms`)), ms)
    call.then(done, failed).finally(() => clearTimeout(timer))
  })
}

/** A leader that moved has handled nothing: the client has learned its address, and the call is made again. */
export async function onLeader<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!isNotLeader(error) || tries === LEADER_TRIES) throw error
      await wait(20 * 2 ** tries * (0.5 + Math.random()))
    }
  }
}

/**
 * Reads to the end of the requested range: a read left early would keep `dispose` from ever settling. A reading in which
 * nothing moves for `idleMs` is given up. Empty for a stream that does not exist.
 */
export async function readEvents<Event extends ResolvedEvent>(
  read: () => StreamingRead<Event>,
  idleMs: number,
): Promise<Event[]> {
  const readOnce = () =>
    new Promise<Event[]>((done, failed) => {
      const events: Event[] = []
      const reading = read()
      const timer = setTimeout(() => {
        failed(new Unavailable(`EventStoreDB sent nothing for ${idleMs} ms`))
        void reading.cancel()
      }, idleMs)
      reading.on('data', (event: Event) => {
        timer.refresh()
        events.push(event)
      })
      reading.on('error', (error) => {
        clearTimeout(timer)
        failed(error)
      })
      reading.on('end', () => {
        clearTimeout(timer)
        done(events)
      })
    })
  try {
    return await onLeader(readOnce)
  } catch (error) {
    const { type } = error as ClientError
    if (type === 'stream-not-found' || type === 'stream-deleted') return []
    throw readFailure(error as ClientError)
  }
}
