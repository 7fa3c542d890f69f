import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { COUNTDOWN_S, type Failure, failureOf, STOP_AFTER_S } from './media.ts'

export type Device = { id: string; label: string }
export type Choice = { cameraId: string | null; microphoneId: string | null }
export type Opened<Stream> = {
  stream: Stream
  cameras: Device[]
  microphones: Device[]
  cameraId: string | null
  microphoneId: string | null
}
/** A take in the browser, recorded and not yet sent. */
export type KeptTake = { recordingId: string; take: number; seconds: number }

export type RecordInput<Stream> = { stream: Stream; recordingId: string; take: number }
export type RecorderEvent =
  | { type: 'record' }
  | { type: 'device.choose'; choice: Choice }
  | { type: 'record.start' }
  | { type: 'record.cancel' }
  | { type: 'record.stop' }
  | { type: 'recorder.stopped'; seconds: number }
  | { type: 'recorder.failed'; error: unknown; seconds: number }
  | { type: 'camera.lost' }
  | { type: 'preview.play' }
  | { type: 'preview.end' }
  | { type: 'take.send' }
  | { type: 'take.discard' }
  | { type: 'retry' }

export type RecorderInput = {
  /** Seconds of recording at most. */
  limit: number
  /** Takes allowed, and those used before this page was opened. */
  takes: number
  used: number
  /** Seconds to think once the camera is ready; 0 is as long as one likes. */
  thinkingTime: number
  waiting: KeptTake | null
  newId: () => string
}

type Context<Stream> = RecorderInput & {
  opened: Opened<Stream> | null
  choice: Choice
  thinking: number
  countdown: number
  timer: number
  /** The take that is being recorded or looked at. */
  current: KeptTake | null
  /** The camera went away in the middle: what was recorded until then is what is looked at. */
  interrupted: boolean
  failure: Failure | null
}

/**
 * The video recorder of B§4. Cameras, MediaRecorder and storage are actors that the page provides; here is only
 * what follows what.
 */
export const recorderMachine = setup({
  types: {} as {
    context: Context<unknown>
    events: RecorderEvent
    input: RecorderInput
    output: { recordingId: string }
  },
  actors: {
    open: fromPromise<Opened<unknown>, Choice>(() => Promise.reject(new Error('no camera is provided'))),
    close: fromCallback<RecorderEvent, { stream: unknown }>(() => {}),
    record: fromCallback<{ type: 'record.stop' }, RecordInput<unknown>>(() => {}),
    send: fromPromise<void, KeptTake>(() => Promise.reject(new Error('no storage is provided'))),
    discard: fromPromise<void, KeptTake>(() => Promise.reject(new Error('no storage is provided'))),
  },
  delays: { second: 1000 },
  guards: {
    thoughtEnough: ({ context }) => context.thinkingTime > 0 && context.thinking <= 1,
    thinks: ({ context }) => context.thinkingTime > 0,
    counted: ({ context }) => context.countdown <= 1,
    atLimit: ({ context }) => context.timer + 1 >= context.limit,
    mayStop: ({ context }) => context.timer >= STOP_AFTER_S,
    takesLeft: ({ context }) => takesLeft(context) > 0,
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => ({
    ...input,
    opened: null,
    choice: { cameraId: null, microphoneId: null },
    thinking: input.thinkingTime,
    countdown: COUNTDOWN_S,
    timer: 0,
    current: input.waiting,
    interrupted: false,
    failure: null,
  }),
  initial: 'intro',
  output: ({ context }) => ({ recordingId: context.current!.recordingId }),
  states: {
    intro: {
      on: {
        record: [
          { guard: ({ context }) => context.current !== null, target: 'preview' },
          { guard: 'takesLeft', target: 'gettingDevices' },
        ],
      },
    },
    gettingDevices: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.choice,
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => ({
            opened: event.output,
            choice: { cameraId: event.output.cameraId, microphoneId: event.output.microphoneId },
            failure: null,
          })),
        },
        onError: { target: 'error', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    ready: {
      // The camera is released whenever this state is left: for another device, for the preview, or with the page.
      invoke: { src: 'close', input: ({ context }) => ({ stream: context.opened!.stream }) },
      on: {
        'camera.lost': {
          target: 'error',
          actions: assign({ failure: () => failureOf(Object.assign(new Error(), { name: 'NotFoundError' })) }),
        },
      },
      initial: 'idle',
      states: {
        idle: {
          after: {
            second: [
              { guard: 'thoughtEnough', target: 'countdown' },
              {
                guard: 'thinks',
                target: 'idle',
                reenter: true,
                actions: assign({ thinking: ({ context }) => context.thinking - 1 }),
              },
            ],
          },
          on: {
            'record.start': 'countdown',
            'device.choose': {
              target: '#recorder.gettingDevices',
              actions: assign({ choice: ({ event }) => event.choice }),
            },
          },
        },
        countdown: {
          entry: assign({ countdown: COUNTDOWN_S }),
          initial: 'counting',
          on: { 'record.cancel': 'idle' },
          states: {
            counting: {
              after: {
                second: [
                  { guard: 'counted', target: '#recorder.ready.collecting' },
                  {
                    target: 'counting',
                    reenter: true,
                    actions: assign({ countdown: ({ context }) => context.countdown - 1 }),
                  },
                ],
              },
            },
          },
        },
        collecting: {
          entry: assign(({ context }) => ({
            timer: 0,
            interrupted: false,
            used: context.used + 1,
            current: { recordingId: context.newId(), take: context.used + 1, seconds: 0 },
          })),
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => ({
              stream: context.opened!.stream,
              recordingId: context.current!.recordingId,
              take: context.current!.take,
            }),
          },
          on: {
            'recorder.stopped': {
              target: '#recorder.preview',
              actions: assign(({ context, event }) => measured(context, event.seconds)),
            },
            'recorder.failed': [
              {
                guard: ({ event }) => event.seconds > 0,
                target: '#recorder.preview',
                actions: assign(({ context, event }) => ({ ...measured(context, event.seconds), interrupted: true })),
              },
              {
                // Nothing was recorded: the take was not used.
                target: '#recorder.error',
                actions: assign(({ context, event }) => ({
                  failure: failureOf(event.error),
                  used: context.used - 1,
                  current: null,
                })),
              },
            ],
            'camera.lost': { target: '.stopping', actions: assign({ interrupted: true }) },
          },
          initial: 'ticking',
          states: {
            ticking: {
              after: {
                second: [
                  { guard: 'atLimit', target: 'stopping', actions: assign({ timer: ({ context }) => context.limit }) },
                  { target: 'ticking', reenter: true, actions: assign({ timer: ({ context }) => context.timer + 1 }) },
                ],
              },
              on: { 'record.stop': { guard: 'mayStop', target: 'stopping' } },
            },
            stopping: { entry: sendTo('record', { type: 'record.stop' }) },
          },
        },
      },
    },
    preview: {
      initial: 'previewInit',
      on: { 'take.send': 'sending', 'take.discard': { guard: 'takesLeft', target: 'previewDiscard' } },
      states: {
        previewInit: { on: { 'preview.play': 'previewActive' } },
        previewActive: { on: { 'preview.end': 'previewInit' } },
      },
    },
    previewDiscard: {
      invoke: {
        src: 'discard',
        input: ({ context }) => context.current!,
        onDone: { target: 'gettingDevices', actions: assign({ current: null, timer: 0, interrupted: false }) },
        onError: { target: 'error', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.current!,
        onDone: 'done',
        onError: { target: 'error', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    error: {
      on: {
        retry: [{ guard: ({ context }) => context.current !== null, target: 'preview' }, { target: 'gettingDevices' }],
      },
    },
    done: { type: 'final' },
  },
})

export const takesLeft = ({ takes, used }: Pick<RecorderInput, 'takes' | 'used'>) => Math.max(0, takes - used)

const measured = ({ current }: Context<unknown>, seconds: number) => ({ current: current && { ...current, seconds } })
