import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { candidateAsker } from './candidate-asker.ts'
import type { Core } from '../../core/core.ts'
import { attempts } from '../../core/attempts.ts'
import { holderOf } from './walk.ts'

/**
 * A personal link was opened: the visit of the person, or of what checks links for their mailbox, is all that is known. What
 * cannot be noted does not keep the page from opening.
 */
export const noteInvitationOpened =
  (core: Core) =>
  async (token: string | null): Promise<void> => {
    const holder = holderOf(core, token)
    const { candidateId } = holder
    const command = { type: 'NoteInvitationOpened', data: { candidateId } } as const
    await core.commands
      .handle(candidateDecider, candidateId, command, core.context(candidateAsker(holder)))
      .catch(refused)
  }

function refused(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}

/**
 * A new link, sent to the address of the application: for the holder of a token that has ended. Three a day for an application,
 * and 30 an hour `from` one address.
 */
export const requestApplicationLink = (core: Core) => {
  const ofOne = attempts(core, { name: 'application-links', limit: 3, windowMs: 24 * 3600_000 })
  const fromOne = attempts(core, { name: 'application-links-from', limit: 30, windowMs: 3600_000 })
  return async (token: string | null, from: string): Promise<{ token: ConsistencyToken }> => {
    const holder = holderOf(core, token)
    await fromOne.take(from)
    await ofOne.take(holder.candidateId)
    const { candidateId } = holder
    return core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'RequestApplicationLink', data: { candidateId } },
      core.context(candidateAsker(holder)),
    )
  }
}
