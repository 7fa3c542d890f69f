import { randomUUID } from 'node:crypto'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { wordsIn } from '#contracts/company/message-template.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { requireIncluded } from '#domain/subscription/policies/included.ts'
import { allowOnCandidate, entitlementsNow, requireRunning } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'
import { messagesOf } from './rules.ts'
import { filledIn, senderOf, valuesFor } from './values.ts'

type Asked = { companyId: string; candidateId: string; templateId: string; sender?: string }
type Message = Required<
  Pick<
    CandidateCommandData<'WriteMessage'>,
    'candidateId' | 'channel' | 'subject' | 'text' | 'holdMinutes' | 'template'
  >
>

/**
 * A template in the words a candidate gets: the job's language, else the company's, else the first it has. `message` is the
 * data of `WriteMessage` without its `messageId`, held for as long as the company says; `to` is where it goes, null where the
 * candidate cannot be reached that way. For process managers, which look it up before they decide; people: {@link sendTemplate}.
 * @throws Rejected 'template/not-found' also for one of another job, 'subscription/feature-missing', 'candidate/not-found'
 */
export async function templateFor(
  core: Core,
  { companyId, candidateId, templateId, sender = '' }: Asked,
): Promise<{ message: Message; to: string | null }> {
  const { rules, templates } = await messagesOf(core, companyId)
  const { values, email, phone, languages, jobId } = await valuesFor(core, companyId, candidateId, sender)
  const template = templates.get(templateId)
  if (!template || (template.jobId !== null && template.jobId !== jobId))
    throw new Rejected('template/not-found', 'There is no such template')
  requireIncluded(await entitlementsNow(core, companyId), 'emailTemplate')
  const { channel, version, texts } = template
  const message = {
    candidateId,
    channel,
    ...filledIn(wordsIn(texts, ...languages)!, values),
    holdMinutes: rules.holdMinutes,
    template: { templateId, version },
  }
  return { message, to: channel === 'email' ? email || null : normalisePhone(phone) }
}

/**
 * Writes to a candidate with a template, after the hold of the company or of `holdMinutes`. With `onlyIn` it leaves only while
 * the candidate is in that column. The same `commandId` is the same message.
 * @throws Rejected what {@link templateFor} throws, 'message/unreachable', 'message/too-many', 'message/stopped', 'message/invalid'
 */
export const sendTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    {
      commandId = randomUUID(),
      candidateId,
      templateId,
      ...more
    }: Omit<Asked, 'companyId' | 'sender'> & { onlyIn?: string; holdMinutes?: number; commandId?: string },
  ): Promise<{ token: ConsistencyToken; messageId: string }> => {
    await allowOnCandidate(core, asker, 'candidates.invite', candidateId)
    await requireRunning(core, asker)
    const { companyId } = asker
    const sender = await senderOf(core, asker)
    const { message, to } = await templateFor(core, { companyId, candidateId, templateId, sender })
    if (!to) throw new Rejected('message/unreachable', 'This person cannot be reached that way')
    await takeMessage(core, { companyId, to })
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'WriteMessage', data: { ...message, ...more, messageId: commandId } },
      core.context(asker, commandId),
    )
    return { token, messageId: commandId }
  }
