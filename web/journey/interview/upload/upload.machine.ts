import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { StoredTake } from '../recorder/take-store.ts'

export type Prepared = { blob: Blob; sha256: string }
/** A refusal that repeating will not change, by the server's code; the page has words for it. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The take is not in this browser any more. */
export const GONE = 'take/gone'

export type UploadEvent =
  | { type: 'go' }
  | { type: 'online' }
  | { type: 'retry' }
  | { type: 'sent'; sent: number; total: number }
  | { type: 'confirmed'; sha256: string | null }
  | { type: 'broken'; error: unknown }
  /** What arrived was not what was recorded: it begins again from the first byte. */
  | { type: 'damaged' }

export type UploadProgress = {
  recordingId: string
  state: 'preparing' | 'waiting' | 'sending' | 'interrupted' | 'done' | 'failed'
  /** The server knows of the take; the journey can be finished while its bytes follow. */
  declared: boolean
  sent: number
  total: number
  /** Why it cannot be sent at all, as a code. */
  problem: string | null
}

type Context = {
  take: StoredTake
  prepared: Prepared | null
  declared: boolean
  sent: number
  attempts: number
  problem: string | null
}

const MAX_BACKOFF_MS = 30_000
export const backoffMs = (attempts: number) => Math.min(MAX_BACKOFF_MS, 1000 * 2 ** Math.min(attempts, 10))
const refused = ({ event }: { event: unknown }) => (event as { error?: unknown }).error instanceof UploadRefused

/**
 * One recording on its way: read and hashed, declared, sent, compared with what the server holds, and only then
 * removed from the browser. Whatever breaks on the way is tried again from where the server got to; while the browser
 * knows that it has no connection nothing is tried, and `online` goes on at once.
 */
export const uploadMachine = setup({
  types: {} as { context: Context; events: UploadEvent; input: { take: StoredTake } },
  actors: {
    prepare: fromPromise<Prepared, StoredTake>(() => Promise.reject(new Error('no storage is provided'))),
    declare: fromPromise<void, { take: StoredTake; prepared: Prepared }>(() =>
      Promise.reject(new Error('no server is provided')),
    ),
    send: fromCallback<UploadEvent, { take: StoredTake; prepared: Prepared }>(() => {}),
    clean: fromPromise<void, StoredTake>(() => Promise.reject(new Error('no storage is provided'))),
  },
  delays: { backoff: ({ context }) => backoffMs(context.attempts - 1) },
  guards: {
    connected: () => true,
    intact: ({ context, event }) => event.type === 'confirmed' && event.sha256 === context.prepared?.sha256,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    take: input.take,
    prepared: null,
    declared: input.take.declared,
    sent: 0,
    attempts: 0,
    problem: null,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => context.take,
        onDone: [
          { guard: 'connected', target: 'declaring', actions: assign({ prepared: ({ event }) => event.output }) },
          { target: 'undeclared', actions: assign({ prepared: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: assign({ problem: GONE }) },
      },
    },
    declaring: {
      invoke: {
        src: 'declare',
        input: ({ context }) => ({ take: context.take, prepared: context.prepared! }),
        onDone: { target: 'waiting', actions: assign({ declared: true, attempts: 0 }) },
        onError: [
          {
            guard: refused,
            target: 'failed',
            actions: assign({ problem: ({ event }) => (event.error as UploadRefused).code }),
          },
          { target: 'undeclared', actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
        ],
      },
    },
    undeclared: {
      after: {
        backoff: [
          { guard: 'connected', target: 'declaring' },
          { target: 'undeclared', reenter: true },
        ],
      },
      on: { online: 'declaring' },
    },
    waiting: { on: { go: [{ guard: 'connected', target: 'sending' }, { target: 'interrupted' }] } },
    sending: {
      invoke: { src: 'send', input: ({ context }) => ({ take: context.take, prepared: context.prepared! }) },
      on: {
        sent: {
          actions: assign(({ context, event }) => ({
            sent: event.sent,
            attempts: event.sent > context.sent ? 0 : context.attempts,
          })),
        },
        confirmed: [
          { guard: 'intact', target: 'cleaning' },
          { target: 'interrupted', actions: assign({ attempts: ({ context }) => context.attempts + 1, sent: 0 }) },
        ],
        damaged: {
          target: 'undeclared',
          actions: assign(({ context }) => ({
            attempts: context.attempts + 1,
            sent: 0,
            take: { ...context.take, declared: false },
          })),
        },
        broken: [
          {
            guard: refused,
            target: 'failed',
            actions: assign({ problem: ({ event }) => (event.error as UploadRefused).code }),
          },
          { target: 'interrupted', actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
        ],
      },
    },
    interrupted: {
      after: {
        backoff: [
          { guard: 'connected', target: 'sending' },
          { target: 'interrupted', reenter: true },
        ],
      },
      on: { online: 'sending' },
    },
    cleaning: {
      invoke: { src: 'clean', input: ({ context }) => context.take, onDone: 'done', onError: 'done' },
    },
    failed: { on: { retry: { target: 'preparing', actions: assign({ problem: null, attempts: 0 }) } } },
    done: { type: 'final' },
  },
})

const states: Record<string, UploadProgress['state']> = {
  preparing: 'preparing',
  declaring: 'preparing',
  undeclared: 'interrupted',
  waiting: 'waiting',
  sending: 'sending',
  interrupted: 'interrupted',
  cleaning: 'sending',
  failed: 'failed',
  done: 'done',
}

export const progressOf = ({ take, prepared, declared, sent, problem }: Context, state: string): UploadProgress => ({
  recordingId: take.recordingId,
  state: states[state] ?? 'preparing',
  declared,
  sent,
  total: prepared?.blob.size ?? 0,
  problem,
})
