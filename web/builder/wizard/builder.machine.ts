import { assign, fromPromise, setup } from 'xstate'
import { builderSteps } from '#contracts/job/choices.ts'
import type { EditedStep } from '#contracts/job/sections.ts'
import { blockerOf, isOpen, type Mode, openingStep, type Progress, type Step } from './steps.ts'

export type Refusal = { code: string; message: string; fields: Record<string, string> }
export type Activation = { activated: true } | { activated: false; refusal: Refusal }
type Done = { output: Activation }

export type BuilderInput = {
  mode: Mode
  live: boolean
  valid: Progress['valid']
  requested: Step | null
  reached: Step
}
type Context = BuilderInput & {
  /** A step that could not be reached, and the one that keeps it locked: its first invalid field gets the focus. */
  blocked: { by: EditedStep; times: number; wanted: Step } | null
  refusal: Refusal | null
  overridden: boolean
}
type Event =
  | { type: 'person.next' }
  | { type: 'person.publish' }
  | { type: 'person.goTo'; step: Step }
  | { type: 'person.dismiss' }
  | { type: 'person.override' }
  | { type: 'draft.checked'; valid: Progress['valid'] }

const opensAt = (step: Step) => ({
  guard: ({ context }: { context: Context }) => openingStep(context, context.requested, context.reached) === step,
  target: step,
})
const goesTo = (step: Step) => ({
  guard: ({ context, event }: { context: Context; event: Event }) =>
    event.type === 'person.goTo' && event.step === step && isOpen(context, step),
  target: `.${step}` as const,
  actions: 'unblock' as const,
})
const next = (target: Step) => [
  {
    guard: ({ context }: { context: Context }) => isOpen(context, target),
    target: `#builder.${target}` as const,
    actions: 'unblock' as const,
  },
  { actions: { type: 'block' as const, params: { wanted: target } } },
]

/** Steps that lead to the one after them; the preview, which takes a draft live, is written out below. */
const plainSteps = Object.fromEntries(
  builderSteps.map((step, index) => {
    const following = builderSteps[index + 1]
    return [step, following ? { on: { 'person.next': next(following) } } : {}]
  }),
) as Record<Exclude<Step, 'preview'>, { on: { 'person.next': ReturnType<typeof next> } }>

/** The steps of the builder: which are open, where it resumes, and how a draft goes live from its preview. */
export const builderMachine = setup({
  types: { input: {} as BuilderInput, context: {} as Context, events: {} as Event },
  actors: { activate: fromPromise<Activation>(() => Promise.reject(new Error('the app provides activate'))) },
  actions: {
    unblock: assign({ blocked: null, refusal: null }),
    block: assign({
      blocked: ({ context }, { wanted }: { wanted: Step }) => {
        const by = blockerOf({ valid: context.valid }, wanted)
        return by ? { by, times: (context.blocked?.times ?? 0) + 1, wanted } : context.blocked
      },
    }),
  },
  guards: {
    unfinished: ({ context: { valid } }) => blockerOf({ valid }, 'preview') !== null,
    live: ({ context }) => context.live,
  },
}).createMachine({
  id: 'builder',
  context: ({ input }) => ({ ...input, blocked: null, refusal: null, overridden: false }),
  initial: 'opening',
  on: {
    'draft.checked': { actions: assign({ valid: ({ event }) => event.valid }) },
    'person.override': { actions: assign({ overridden: true, blocked: null }) },
    'person.dismiss': { actions: assign({ refusal: null }) },
    'person.goTo': [
      ...builderSteps.map(goesTo),
      { actions: { type: 'block', params: ({ event }) => ({ wanted: event.step }) } },
    ],
  },
  states: {
    opening: {
      always: [...builderSteps.slice(1).map(opensAt), { target: builderSteps[0] }],
    },
    ...plainSteps,
    preview: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'person.next': next('publish'),
            'person.publish': [
              { guard: 'unfinished', actions: { type: 'block', params: { wanted: 'preview' } } },
              { guard: 'live', target: '#builder.publish', actions: 'unblock' },
              { target: 'publishing', actions: 'unblock' },
            ],
          },
        },
        publishing: {
          invoke: {
            src: 'activate',
            onDone: [
              {
                guard: ({ event }) => (event as Done).output.activated,
                target: 'asking',
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
          on: { 'person.goTo': {}, 'person.next': {}, 'person.publish': {} },
        },
      },
    },
  },
})

export const currentStep = (value: unknown): Step =>
  (typeof value === 'string' ? value : Object.keys(value as object)[0]) as Step
