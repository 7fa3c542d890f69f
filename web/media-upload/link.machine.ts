import { assign, emit, setup } from 'xstate'
import { type LinkState, matchLink } from '#contracts/job/media/link.ts'

export const LINK_DEBOUNCE_MS = 1000

type Context = { text: string; link: LinkState }
type Emitted = { type: 'linked'; url: string } | { type: 'removed' }

/** The link widget of B§4: what is typed is looked at once it rests, what it opens with at once. An empty link removes. */
export const linkMachine = setup({
  types: {} as { context: Context; events: { type: 'typed'; text: string }; emitted: Emitted; input: { url: string } },
  delays: { debounce: LINK_DEBOUNCE_MS },
  actions: {
    read: assign({ link: ({ context }) => matchLink(context.text) }),
    tell: emit(
      ({ context: { link } }): Emitted =>
        link.state === 'matched' ? { type: 'linked', url: link.url } : { type: 'removed' },
    ),
  },
  guards: {
    isEmpty: ({ context }) => matchLink(context.text).state === 'empty',
    isMatched: ({ context }) => matchLink(context.text).state === 'matched',
  },
}).createMachine({
  id: 'link',
  context: ({ input }) => ({ text: input.url, link: matchLink(input.url) }),
  initial: 'opened',
  on: {
    typed: { target: '.typing', reenter: true, actions: assign({ text: ({ event }) => event.text }) },
  },
  states: {
    opened: {
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isMatched', target: 'matched' }, { target: 'invalid' }],
    },
    typing: {
      after: {
        debounce: [
          { guard: 'isEmpty', target: 'empty', actions: ['read', 'tell'] },
          { guard: 'isMatched', target: 'matched', actions: ['read', 'tell'] },
          { target: 'invalid', actions: 'read' },
        ],
      },
    },
    invalid: {},
    matched: {},
    empty: {},
  },
})
