import { assign, fromPromise, setup } from 'xstate'
import type { StoredTake } from '../journey/interview/recorder/take-store.ts'

/** While a stored video is not ready, each check says something else (B§4). */
export const WAITING_MESSAGES = 4

export type HostedEvent =
  | { type: 'record' }
  | { type: 'recorded'; take: StoredTake }
  | { type: 'arrived'; url: string }
  | { type: 'cancel' }
  | { type: 'check' }
  | { type: 'startOver' }
  | { type: 'deleted' }

/**
 * The recorder of the upload widget around a recording: what is stored is looked at first, and looked for again until it is ready;
 * it is replaced only by starting over.
 */
export const hostedMachine = setup({
  types: {} as {
    context: { url: string | null; take: StoredTake | null; message: number }
    events: HostedEvent
    input: { url: string | null }
  },
  actors: {
    /** Whether the stored video can be played. */
    check: fromPromise<boolean, { url: string }>(() => Promise.reject(new Error('no server is provided'))),
  },
  guards: { isStored: ({ context }) => context.url !== null },
  actions: {
    forget: assign({ url: null, take: null, message: 0 }),
    nextMessage: assign({ message: ({ context }) => (context.message + 1) % WAITING_MESSAGES }),
  },
}).createMachine({
  id: 'hosted',
  context: ({ input }) => ({ url: input.url, take: null, message: 0 }),
  initial: 'intro',
  states: {
    intro: {
      always: { guard: 'isStored', target: 'previewCloudFlare' },
      on: { record: 'recording' },
    },
    recording: {
      on: {
        recorded: { target: 'uploadingVideo', actions: assign({ take: ({ event }) => event.take }) },
        cancel: 'intro',
      },
    },
    uploadingVideo: {
      on: {
        arrived: { target: 'fetchingVideo', actions: assign({ url: ({ event }) => event.url }) },
        cancel: { target: 'intro', actions: 'forget' },
      },
    },
    fetchingVideo: { always: 'previewCloudFlare' },
    previewCloudFlare: {
      invoke: {
        src: 'check',
        input: ({ context }) => ({ url: context.url! }),
        onDone: [{ guard: ({ event }) => event.output, target: 'done' }, { target: 'previewNotReady' }],
        onError: 'previewNotReady',
      },
    },
    previewNotReady: {
      on: {
        check: { target: 'previewCloudFlare', actions: 'nextMessage' },
        startOver: { target: 'recording', actions: 'forget' },
      },
    },
    done: {
      on: {
        startOver: { target: 'recording', actions: 'forget' },
        deleted: { target: 'intro', actions: 'forget' },
      },
    },
  },
})
