import type { ShareEvent } from '#contracts/share/events.ts'
import type { ShareEnd } from '#contracts/share/rules.ts'

type Created = Extract<ShareEvent, { type: 'ShareCreated' }>['data']
export type Opening = { guestId: string; browser: string }

export type KnownShare = Omit<Created, 'recipients'> & {
  recipients: NonNullable<Created['recipients']>
  createdAs: string
  /** Null while its link opens. */
  ended: ShareEnd | null
  /** Each browser once. */
  openings: readonly Opening[]
  undelivered: readonly string[]
}
export type Share = { status: 'unknown' } | { status: 'erased' } | ({ status: 'known' } & KnownShare)

export const initialState = (): Share => ({ status: 'unknown' })

export function evolve(state: Share, event: ShareEvent): Share {
  if (event.type === 'ShareCreated') {
    const { recipients, linkId } = event.data
    return {
      status: 'known',
      ...event.data,
      recipients: recipients ?? [],
      createdAs: linkId,
      ended: null,
      openings: [],
      undelivered: [],
    }
  }
  if (state.status !== 'known') return state
  switch (event.type) {
    case 'ShareExpiryChanged':
      return { ...state, expiresAt: event.data.expiresAt }
    case 'ShareLinkRenewed':
      return { ...state, linkId: event.data.linkId }
    case 'ShareEnded':
      return { ...state, ended: event.data.reason }
    case 'ShareOpened': {
      const { guestId, browser } = event.data
      const others = state.openings.filter((each) => each.guestId !== guestId || each.browser !== browser)
      return { ...state, openings: [...others, { guestId, browser }] }
    }
    case 'ShareUndelivered':
      return { ...state, undelivered: [...state.undelivered, event.data.recipientId] }
    case 'ShareErased':
      return { status: 'erased' }
    default:
      return event satisfies never
  }
}
