import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { ShareCommand, ShareCommandData } from '#contracts/share/commands.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { shareDecider } from '#domain/share/decider.ts'
import type { ShareView } from '#projections/shares/shares.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnJob, requireFeature, requireRunning } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { shareLink } from '../../core/secrets/share-link.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { mailLanguage } from '../../effects/mail/templates.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'

type Chosen = Omit<ShareCommandData<'CreateShare'>, 'shareId' | 'candidates' | 'language' | 'recipients'> & {
  candidateIds: readonly string[]
  recipients: readonly { name: string; email: string }[]
}
type Done = Promise<{ shareId: string; token: ConsistencyToken }>

/**
 * A link to candidates of one job. Each recipient is sent one of their own; the same `commandId` is the same share.
 * @throws Rejected 'share/invalid' with what to mend, 'candidate/not-found' for one of another job, or what the plan or the limits of messages say.
 */
export const createShare =
  (core: Core) =>
  async (asker: Asker, { candidateIds, recipients, commandId, ...chosen }: Chosen & { commandId: string }): Done => {
    const { jobId } = chosen
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    await requireFeature(core, asker, 'sharing')
    await requireRunning(core, asker)
    await requireVerifiedEmail(core, asker)
    const shareId = uuid5(commandId, `${asker.companyId} share`)
    const { state: before } = await core.commands.stateOf(shareDecider, asker, shareId)
    const candidates = []
    for (const candidateId of candidateIds) {
      const { state, revision } = await core.commands.stateOf(candidateDecider, asker, candidateId)
      if (!isKnown(state) || state.jobId !== jobId) throw new Rejected('candidate/not-found', 'No such candidate')
      candidates.push({ candidateId, revision })
    }
    const { state: company } = await core.commands.stateOf(companyDecider, asker, asker.companyId)
    const known = company.status === 'registered' ? company.details : null
    const people = recipients.map((each) => ({
      ...each,
      recipientId: uuid5(shareId, `recipient ${normaliseEmail(each.email)}`),
    }))
    const command: ShareCommand = {
      type: 'CreateShare',
      data: { ...chosen, shareId, candidates, recipients: people, language: mailLanguage(known?.language) },
    }
    // What cannot be shared uses up no message.
    if (before.status === 'unknown') {
      const [created] = shareDecider.decide(command, before, core.context(asker, commandId))
      const to = created?.type === 'ShareCreated' ? (created.data.recipients ?? []) : []
      for (const { email } of to)
        await takeMessage(core, {
          companyId: asker.companyId,
          to: email,
          content: `${chosen.title} ${chosen.message} ${known?.name ?? ''}`,
        })
    }
    const { token } = await core.commands.handle(shareDecider, shareId, command, core.context(asker, commandId))
    return { shareId, token }
  }

type Of = { shareId: string; commandId: string }

/** @throws Rejected 'share/not-found', also for another company's or one of a job they see nothing of. */
const changing =
  (core: Core) =>
  async (asker: Asker, command: ShareCommand, commandId: string): Done => {
    const { shareId } = command.data
    const missing = () => new Rejected('share/not-found', 'There is no such shared link')
    const { state: share } = await core.commands.stateOf(shareDecider, asker, shareId)
    if (share.status !== 'known') throw missing()
    await allowOnJob(core, asker, 'candidates.edit', share.jobId, missing)
    const { token } = await core.commands.handle(shareDecider, shareId, command, core.context(asker, commandId))
    return { shareId, token }
  }

/** At once, on open pages too. Without the plan's feature as well: ending a link is always possible. */
export const revokeShare =
  (core: Core) =>
  (asker: Asker, { shareId, commandId }: Of): Done =>
    changing(core)(asker, { type: 'RevokeShare', data: { shareId } }, commandId)

export const changeShareExpiry =
  (core: Core) =>
  async (asker: Asker, { shareId, expiresAt, commandId }: Of & { expiresAt: string }): Done => {
    await requireFeature(core, asker, 'sharing')
    return changing(core)(asker, { type: 'ChangeShareExpiry', data: { shareId, expiresAt } }, commandId)
  }

/** Another link for anyone; the one before is no link any more. */
export const renewShareLink =
  (core: Core) =>
  async (asker: Asker, { shareId, commandId }: Of): Done => {
    await requireFeature(core, asker, 'sharing')
    return changing(core)(asker, { type: 'RenewShareLink', data: { shareId } }, commandId)
  }

/** `link` is null once it has ended, and for recipients: each has their own by mail. */
export type ListedShare = Omit<ShareView, 'linkId'> & { link: string | null }

/** Shared links of a job, or of one candidate, the newest first. @throws Rejected 'job/not-found' or 'auth/forbidden' */
export const sharesOf =
  (core: Core) =>
  async (asker: Asker, { jobId, candidateId }: { jobId: string; candidateId?: string }): Promise<ListedShare[]> => {
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const found = await core.readers.sharesOf(asker, jobId, candidateId)
    return found.map(({ linkId, ...share }) => {
      const isOver = share.ended !== null || share.expiresAt <= core.now()
      const { companyId } = asker
      const link =
        share.audience === 'anyone' && !isOver ? shareLink(core, { companyId, shareId: share.shareId, linkId }) : null
      return { ...share, link }
    })
  }
