import { assign, fromPromise, setup } from 'xstate'
import type { Activation, Refusal } from '../builder/wizard/builder.machine.ts'
import {
  blockerOf,
  type EnteredStep,
  isOpen,
  openingStep,
  type Progress,
  type WizardStep,
  wizardSteps,
} from './steps.ts'

export type WizardInput = Progress & { wanted: WizardStep }
type Context = WizardInput & {
  /** A step that could not be left, and how often: its first invalid field gets the focus each time. */
  blocked: { by: EnteredStep; times: number } | null
  refusal: Refusal | null
}
type Event =
  | { type: 'person.continue' }
  | { type: 'person.goTo'; step: WizardStep }
  | { type: 'person.dismiss' }
  | { type: 'draft.checked'; valid: Progress['valid'] }
type Guarded = { context: Context; event: Event }

const opensAt = (step: WizardStep) => ({
  guard: ({ context }: { context: Context }) => openingStep(context, context.wanted) === step,
  target: step,
})
const goesTo = (step: WizardStep) => ({
  guard: ({ context, event }: Guarded) => event.type === 'person.goTo' && event.step === step && isOpen(context, step),
  target: `.${step}` as const,
  actions: 'unblock' as const,
})
/** Continuing needs the step itself to be valid, and those before it. */
const continues = (target: WizardStep) => [
  {
    guard: ({ context }: { context: Context }) => blockerOf(context, target) === null,
    target: `#wizard.${target}` as const,
    actions: 'unblock' as const,
  },
  { actions: { type: 'block' as const, params: { wanted: target } } },
]

/** The wizard of video interviews: five steps, the last of which is reached by going live and by nothing else. */
export const wizardMachine = setup({
  types: { input: {} as WizardInput, context: {} as Context, events: {} as Event },
  actors: { activate: fromPromise<Activation>(() => Promise.reject(new Error('the app provides activate'))) },
  actions: {
    unblock: assign({ blocked: null, refusal: null }),
    block: assign({
      blocked: ({ context }, { wanted }: { wanted: WizardStep }) => {
        const by = blockerOf(context, wanted)
        return by ? { by, times: (context.blocked?.times ?? 0) + 1 } : context.blocked
      },
    }),
  },
  guards: {
    unfinished: ({ context }) => blockerOf(context, 'congratulations') !== null,
    live: ({ context }) => context.live,
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({ ...input, blocked: null, refusal: null }),
  initial: 'opening',
  on: {
    'draft.checked': { actions: assign({ valid: ({ event }) => event.valid }) },
    'person.dismiss': { actions: assign({ refusal: null }) },
    'person.goTo': [
      ...wizardSteps.map(goesTo),
      { actions: { type: 'block', params: ({ event }) => ({ wanted: event.step }) } },
    ],
  },
  states: {
    opening: { always: [...wizardSteps.slice(1).map(opensAt), { target: 'details' }] },
    details: { on: { 'person.continue': continues('intelligence') } },
    intelligence: { on: { 'person.continue': continues('questions') } },
    questions: { on: { 'person.continue': continues('introduction') } },
    introduction: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'person.continue': [
              { guard: 'unfinished', actions: { type: 'block', params: { wanted: 'congratulations' } } },
              { guard: 'live', target: '#wizard.congratulations', actions: 'unblock' },
              { target: 'activating', actions: 'unblock' },
            ],
          },
        },
        activating: {
          invoke: {
            src: 'activate',
            onDone: [
              {
                guard: ({ event }) => event.output.activated,
                target: '#wizard.congratulations',
                actions: assign({ live: true }),
              },
              {
                target: 'asking',
                actions: assign({ refusal: ({ event }) => (event.output.activated ? null : event.output.refusal) }),
              },
            ],
            onError: {
              target: 'asking',
              actions: assign({ refusal: { code: 'command/unavailable', message: '', fields: {} } }),
            },
          },
          on: { 'person.goTo': {}, 'person.continue': {} },
        },
      },
    },
    congratulations: {},
  },
})

export const currentStep = (value: unknown): WizardStep =>
  (typeof value === 'string' ? value : Object.keys(value as object)[0]) as WizardStep
