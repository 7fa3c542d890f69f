import { assign, fromPromise, setup } from 'xstate'
import type { Overlap } from '#contracts/job/merge.ts'
import type { JobThen } from '#contracts/views/job-versions.ts'
import {
  type Attempt,
  attemptOf,
  chosen,
  confirm,
  isOvertaken,
  isSettled,
  meet,
  type Met,
  type Place,
  resume,
  type Work,
} from './pending.ts'

export type Refusal = { code: string; message: string; fields: Record<string, string> }
/** Anything that is neither saved nor refused, the network above all, is thrown and tried again. */
export type Outcome = { saved: true; revision: number; savedAt: string } | { saved: false; refusal: Refusal }
type Done = { output: Outcome }
const isStale = (outcome: Outcome) => !outcome.saved && outcome.refusal.code === 'job/stale-draft'

export type AutosaveInput = {
  work: Work
  /** A draft is saved as it is typed; a job that is live waits until the person says so. */
  automatic: boolean
  newCommandId: () => string
}
type Context = AutosaveInput & {
  failures: number
  savedAt: string | null
  refusal: Refusal | null
  /** What was last taken over from elsewhere. */
  met: Met | null
  override: boolean
}

const placeIn = ({ type: _type, ...place }: { type: string } & Place): Place => place
const QUIET_MS = 600
const backoff = ({ context }: { context: Context }) => Math.min(1000 * 2 ** (context.failures - 1), 30_000)

/**
 * Saves a draft: one request in flight, the latest state next, and nothing forgotten before the server has confirmed
 * it. Storage and network are actions and actors the app provides (autosave.actors.ts).
 */
export const autosaveMachine = setup({
  types: {
    input: {} as AutosaveInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'draft.changed' } & Place)
      | { type: 'draft.restored'; kept: Work }
      | { type: 'person.save' }
      | { type: 'person.override' }
      | { type: 'person.chose'; overlap: Overlap }
      | { type: 'theirs.arrived'; then: JobThen }
      | { type: 'network.online' }
      | { type: 'job.activated' },
  },
  actors: {
    save: fromPromise<Outcome, Attempt>(() => Promise.reject(new Error('the app provides save'))),
    readNow: fromPromise<JobThen>(() => Promise.reject(new Error('the app provides readNow'))),
  },
  actions: {
    keep: (_, _work: Work) => {},
    forget: () => {},
  },
  guards: {
    settled: ({ context }) => isSettled(context.work),
    unsettled: ({ context }) => !isSettled(context.work),
    unheard: ({ context }) => context.work.attempt !== null,
    automatic: ({ context }) => context.automatic,
    overlapping: ({ context }) => (context.work.overlaps ?? []).length > 0,
    news: ({ context, event }) => event.type === 'theirs.arrived' && meet(context.work, event.then) !== null,
  },
  delays: { quiet: QUIET_MS, backoff },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({ ...input, failures: 0, savedAt: null, refusal: null, met: null, override: false }),
  initial: 'settled',
  on: {
    'draft.changed': {
      actions: [
        assign({
          work: ({ context, event }) => ({ ...context.work, wanted: placeIn(event) }),
        }),
        { type: 'keep', params: ({ context }) => context.work },
      ],
    },
    'draft.restored': {
      target: '.deciding',
      actions: assign({ work: ({ context, event }) => resume(event.kept, context.work) }),
    },
    'theirs.arrived': {
      guard: 'news',
      target: '.deciding',
      actions: assign(({ context, event }) => ({ ...meet(context.work, event.then), refusal: null })),
    },
    'person.override': { actions: assign({ override: true }) },
    'job.activated': { actions: assign({ automatic: false }) },
  },
  states: {
    settled: {
      always: { guard: 'unsettled', target: 'changed' },
    },
    deciding: {
      always: [
        { guard: 'unheard', target: 'saving' },
        { guard: 'overlapping', target: 'choosing' },
        { guard: 'settled', target: 'settled', actions: 'forget' },
        { target: 'changed' },
      ],
    },
    /** Both versions are here, and nothing is sent before the person has chosen. */
    choosing: {
      entry: { type: 'keep', params: ({ context }) => context.work },
      on: {
        'person.chose': {
          target: 'deciding',
          actions: assign({ work: ({ context, event }) => chosen(context.work, event.overlap) }),
        },
      },
    },
    catchingUp: {
      invoke: {
        src: 'readNow',
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => ({ ...meet(context.work, event.output), failures: 0 })),
        },
        onError: { target: 'behind', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
      },
    },
    behind: {
      after: { backoff: 'catchingUp' },
      on: { 'person.save': 'catchingUp', 'network.online': 'catchingUp' },
    },
    changed: {
      always: { guard: 'settled', target: 'settled', actions: 'forget' },
      initial: 'quiet',
      on: {
        'person.save': 'saving',
        'draft.changed': {
          target: '.quiet',
          reenter: true,
          actions: [
            assign({
              work: ({ context, event }) => ({ ...context.work, wanted: placeIn(event) }),
            }),
            { type: 'keep', params: ({ context }) => context.work },
          ],
        },
      },
      states: {
        quiet: { after: { quiet: { guard: 'automatic', target: '#autosave.saving' } } },
      },
    },
    saving: {
      entry: [
        assign({
          work: ({ context: { work, override, newCommandId } }) => ({
            ...work,
            attempt: work.attempt ?? { ...attemptOf(work, newCommandId()), ...(override && { override }) },
          }),
        }),
        { type: 'keep', params: ({ context }) => context.work },
      ],
      invoke: {
        src: 'save',
        input: ({ context }) => context.work.attempt!,
        onDone: [
          {
            guard: ({ event }) => (event as Done).output.saved,
            target: 'deciding',
            actions: [
              assign(({ context: { work }, event }) =>
                event.output.saved
                  ? {
                      work: confirm(work, work.attempt!, event.output.revision),
                      savedAt: event.output.savedAt,
                      failures: 0,
                      refusal: null,
                    }
                  : {},
              ),
              { type: 'keep', params: ({ context }) => context.work },
            ],
          },
          {
            guard: ({ event }) => isStale((event as Done).output),
            target: 'catchingUp',
            actions: assign({ work: ({ context }) => ({ ...context.work, attempt: null }) }),
          },
          {
            // What was refused is no longer wanted.
            guard: ({ context }) => context.automatic && isOvertaken(context.work),
            target: 'changed',
            actions: assign({ work: ({ context }) => ({ ...context.work, attempt: null }), failures: 0 }),
          },
          {
            target: 'refused',
            actions: [
              assign(({ context: { work }, event }) => ({
                work: { ...work, attempt: null },
                refusal: event.output.saved ? null : event.output.refusal,
                failures: 0,
              })),
              { type: 'keep', params: ({ context }) => context.work },
            ],
          },
        ],
        onError: { target: 'retrying', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
      },
    },
    retrying: {
      after: { backoff: 'saving' },
      on: { 'person.save': 'saving', 'network.online': 'saving' },
    },
    refused: {
      on: {
        'draft.changed': [
          {
            target: 'changed',
            actions: [
              assign({
                work: ({ context, event }) => ({ ...context.work, wanted: placeIn(event) }),
              }),
              { type: 'keep', params: ({ context }) => context.work },
            ],
          },
        ],
        'person.save': 'saving',
      },
    },
  },
})
