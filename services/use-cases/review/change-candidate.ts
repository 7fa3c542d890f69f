import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { REJECTED } from '#contracts/candidate/message-events.ts'
import type { CandidateId, UserId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { colleaguesOn } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import { allowOnCandidate } from '../../core/authorize.ts'

type DataOf<Type extends CandidateCommand['type']> = Extract<CandidateCommand, { type: Type }>['data']
type Sent<Type extends CandidateCommand['type']> = DataOf<Type> & { commandId?: string }

/** One command to one candidate. One of another company does not exist: its stream has another name. */
const send =
  <Type extends CandidateCommand['type']>(core: Core, type: Type, permission: Permission) =>
  async (asker: Asker, { commandId, ...data }: Sent<Type>): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, permission, data.candidateId)
    const command = { type, data } as unknown as CandidateCommand
    const { token } = await core.commands.handle(
      candidateDecider,
      data.candidateId,
      command,
      core.context(asker, commandId),
    )
    return { token }
  }

/** By those who may write it: with a rejection, people who may reject. @throws Rejected 'candidate/message-gone' */
export const settleMessage = (core: Core) => {
  const ofRejection = send(core, 'SettleMessage', 'candidates.edit')
  const ofOthers = send(core, 'SettleMessage', 'candidates.invite')
  return async (asker: Asker, sent: Sent<'SettleMessage'>) => {
    const { state } = await core.commands.stateOf(candidateDecider, asker, sent.candidateId)
    const isRejection = isKnown(state) && state.messages[sent.messageId]?.onlyIn === REJECTED
    return isRejection ? ofRejection(asker, sent) : ofOthers(asker, sent)
  }
}
export const withdrawInvitation = (core: Core) => send(core, 'WithdrawInvitation', 'candidates.edit')
export const deleteCandidate = (core: Core) => send(core, 'DeleteCandidate', 'candidates.edit')
/** @throws Rejected 'candidate/name-invalid' */
export const renameCandidate = (core: Core) => send(core, 'RenameCandidate', 'candidates.edit')
export const rateCandidate = (core: Core) => send(core, 'RateCandidate', 'candidates.review')
export const clearRating = (core: Core) => send(core, 'ClearRating', 'candidates.review')
/** @throws Rejected 'candidate/mention-invalid' */
export const editComment = (core: Core) => {
  const edit = send(core, 'EditComment', 'candidates.review')
  return async (asker: Asker, sent: Sent<'EditComment'>) => {
    await allowMentions(core, asker, sent)
    return edit(asker, sent)
  }
}
export const deleteComment = (core: Core) => send(core, 'DeleteComment', 'candidates.review')
/** @throws Rejected 'candidate/tag-invalid' */
export const changeTags = (core: Core) => send(core, 'ChangeTags', 'candidates.review')
export const reactToComment = (core: Core) => send(core, 'ReactToComment', 'candidates.review')

type Comment = {
  candidateId: CandidateId
  text: string
  at?: DataOf<'CommentOnCandidate'>['at']
  mentions?: UserId[] | undefined
  commentId?: string
  commandId?: string
}

/** @throws Rejected 'candidate/mention-invalid' */
export const commentOnCandidate = (core: Core) => {
  const comment = send(core, 'CommentOnCandidate', 'candidates.review')
  return async (asker: Asker, { commentId = randomUUID(), at = null, ...rest }: Comment) => {
    await allowMentions(core, asker, rest)
    return { ...(await comment(asker, { ...rest, commentId, at })), commentId }
  }
}

/** Who may not open the candidate is not named: they could do nothing with it. */
async function allowMentions(
  core: Core,
  asker: Asker,
  { candidateId, mentions = [] }: { candidateId: CandidateId; mentions?: readonly UserId[] | undefined },
): Promise<void> {
  if (mentions.length === 0) return
  await allowOnCandidate(core, asker, 'candidates.review', candidateId)
  const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  const open = isKnown(state) ? await colleaguesOn(core, asker.companyId, state.jobId, 'candidates.read') : []
  const ids = new Set(open.map(({ userId }) => userId))
  if (!mentions.every((id) => ids.has(id))) {
    const message = 'Only colleagues who may open the candidate can be mentioned'
    throw new Rejected('candidate/mention-invalid', message, { text: message })
  }
}
