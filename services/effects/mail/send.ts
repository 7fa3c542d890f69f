import * as z from 'zod'
import { outsideCall } from '../call.ts'
import { ownWords } from '../messages/own-words.ts'
import { isWritten, withWritten } from '../messages/written.ts'
import { optOutLink } from '../../core/secrets/opt-out-link.ts'
import { optOutId } from '../messages/opt-out.ts'
import { unlessStopped } from '../messages/stopped.ts'
import { mailBrand } from './brand.ts'
import { composed } from './templates.ts'

/** Templates of messages to people who did not ask for them. */
const toOthers: ReadonlySet<string> = new Set([
  'invitation',
  'reminder',
  'teamInvitation',
  'share',
  'written',
  'rejection',
])

/** Of these, what candidates get that is no answer to something they just did: they can end it. */
const canEnd: ReadonlySet<string> = new Set(['invitation', 'reminder', 'written', 'rejection'])

export const sendMail = outsideCall({
  payload: z.object({ to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
  target: () => 'mail',
  repeatable: true,
  call(core, { id, tenant, at: sentAt, payload: { to, template, values } }) {
    const send = async () => {
      const brand = values.jobId === undefined ? null : await mailBrand(core, tenant, values.jobId)
      const known = isWritten(template) ? await withWritten(core, tenant, values) : values
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
      return core.engines.mail.send({ id, tenant, to, ...message, ...(optOut && { optOut }), sentAt })
    }
    return toOthers.has(template) ? unlessStopped(core, tenant, 'mail', send) : send()
  },
})
