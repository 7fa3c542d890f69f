import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { ShareCommand } from '#contracts/share/commands.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { shareLimits } from '#contracts/share/rules.ts'
import type { Decider } from '../decider.ts'
import { created, dayProblem } from './create.ts'
import { evolve, initialState, type KnownShare, type Share } from './share.ts'

/** A link to candidates of one job, for people without an account (CAN-018). */
export const shareDecider: Decider<Share, ShareCommand, ShareEvent> = {
  category: 'share',
  facts: ['candidates', 'language'],
  initialState,
  evolve,
  decide: (command, state, context) => {
    const { type, data } = command
    const { shareId } = data
    if (type === 'CreateShare') return created(data, state, context)
    if (state.status !== 'known') {
      if (state.status === 'erased' && (type === 'EraseShare' || context.asker.kind === 'process')) return []
      throw new Rejected('share/not-found', 'There is no such shared link')
    }
    switch (type) {
      case 'EraseShare':
        return [{ type: 'ShareErased', data: { shareId } }]
      case 'RecordShareUndelivered':
        return state.undelivered.includes(data.recipientId)
          ? []
          : [{ type: 'ShareUndelivered', data: { shareId, recipientId: data.recipientId } }]
      case 'RevokeShare':
        return state.ended === 'revoked' ? [] : [endedBy(state, 'revoked')]
      case 'ExpireShare':
        return state.ended || data.expiresAt !== state.expiresAt ? [] : [endedBy(state, 'expired')]
      case 'ChangeShareExpiry':
        return expiryChanged(state, data.expiresAt, context)
      case 'RenewShareLink':
        requireOpen(state, context)
        if (state.audience !== 'anyone')
          throw new Rejected('share/invalid', 'Each recipient has a link of their own; create another share for others')
        return [{ type: 'ShareLinkRenewed', data: { shareId, linkId: context.commandId } }]
      case 'OpenShare':
        return opened(state, data.browser, context)
      default:
        return command satisfies never
    }
  },
}

const endedBy = ({ shareId, candidates }: KnownShare, reason: 'revoked' | 'expired'): ShareEvent => ({
  type: 'ShareEnded',
  data: { shareId, reason, candidateIds: candidates.map(({ candidateId }) => candidateId) },
})

function requireOpen({ ended, expiresAt }: KnownShare, { now }: Pick<CommandContext, 'now'>): void {
  if (ended !== null || expiresAt <= now) throw new Rejected('share/ended', 'This shared link has ended')
}

/** A share that has ended stays so: its guests have read that it has. */
function expiryChanged(state: KnownShare, expiresAt: string, context: CommandContext): ShareEvent[] {
  requireOpen(state, context)
  if (expiresAt === state.expiresAt) return []
  const problem = dayProblem(expiresAt, context.now)
  if (problem) throw new Rejected('share/invalid', 'This link cannot be changed so', { expiresAt: problem })
  const { shareId, expiresAt: previous } = state
  return [{ type: 'ShareExpiryChanged', data: { shareId, expiresAt, previous } }]
}

function opened(state: KnownShare, browser: string, context: CommandContext): ShareEvent[] {
  const { asker } = context
  if (asker.kind !== 'guest' || asker.shareId !== state.shareId)
    throw new Rejected('auth/forbidden', 'Only a guest of a share can do this')
  requireOpen(state, context)
  const { guestId } = asker
  const known = state.openings.some((each) => each.guestId === guestId && each.browser === browser)
  if (!known && state.openings.length >= shareLimits.browsers)
    throw new Rejected('share/too-many', 'This link was opened in too many browsers. Ask for a new one.')
  return [{ type: 'ShareOpened', data: { shareId: state.shareId, guestId, browser } }]
}
