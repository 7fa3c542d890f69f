import * as z from 'zod'
import { entitlementsNow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { outsideCall } from '../call.ts'
import { ownWords } from '../messages/own-words.ts'
import { isWritten, withWritten } from '../messages/written.ts'
import { mailReference } from '../../core/secrets/mail-reference.ts'
import { optOutLink } from '../../core/secrets/opt-out-link.ts'
import { optOutId, refuseOptedOut } from '../messages/opt-out.ts'
import { unlessStopped } from '../messages/stopped.ts'
import { mailBrand } from './brand.ts'
import { isOfInterview, withInterview } from '../calendar/interview-mail.ts'
import { composed } from './templates.ts'

/** Templates of messages to people who did not ask for them. */
const toOthers: ReadonlySet<string> = new Set([
  'invitation',
  'reminder',
  'teamInvitation',
  'share',
  'written',
  'rejection',
  'interviewOffer',
  'interviewOfferWritten',
])

/** Of these, what candidates get that is no answer to something they just did: they can end it. */
const canEnd: ReadonlySet<string> = new Set(['invitation', 'reminder', 'written', 'rejection'])

/** What candidates get: with white-labelling in the plan, the company is its sender and the product is not named. */
const toCandidate = (template: string) =>
  canEnd.has(template) || template === 'applicationLink' || template.startsWith('interview')

export const sendMail = outsideCall({
  payload: z.object({ to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
  target: () => 'mail',
  repeatable: true,
  call(core, { id, tenant, at: sentAt, payload: { to, template, values } }) {
    const send = async () => {
      await refuseOptedOut(core, tenant, { to, template, values })
      const brand = values.jobId === undefined ? null : await mailBrand(core, tenant, values.jobId)
      const isUnbranded =
        toCandidate(template) && (await entitlementsNow(core, tenant)).features.whiteLabel && Boolean(values.company)
      const { values: words, calendar } = await wordsOf(core, tenant, template, values)
      const known = isUnbranded ? { ...words, unbranded: 'yes' } : words
      const own = await ownWords(core, tenant, 'email', { template, values })
      const { jobId } = values
      const optOut =
        jobId !== undefined && canEnd.has(template)
          ? optOutLink(core, { companyId: tenant, jobId, addressId: optOutId(core, tenant, to) })
          : undefined
      const dressed = { brand, optOut }
      const message = own
        ? composed('own', { ...values, ...own }, core, dressed)
        : composed(template, known, core, dressed)
      const { candidateId } = values
      const reference = candidateId === undefined ? undefined : mailReference(core, { companyId: tenant, candidateId })
      return core.engines.mail.send({
        id,
        tenant,
        to,
        reference,
        ...message,
        ...(isUnbranded && { sender: brand?.name ?? values.company }),
        ...(optOut && { optOut }),
        calendar,
        sentAt,
      })
    }
    return toOthers.has(template) ? unlessStopped(core, tenant, 'mail', send) : send()
  },
})

/** What is not kept where messages wait is looked up as they leave. */
async function wordsOf(core: Core, companyId: string, template: string, values: Record<string, string>) {
  if (isOfInterview(template)) return withInterview(core, companyId, template, values)
  return { values: isWritten(template) ? await withWritten(core, companyId, values) : values, calendar: undefined }
}
