import * as z from 'zod'
import { outsideCall } from '../call.ts'
import { ownWords } from '../messages/own-words.ts'
import { isWritten, withWritten } from '../messages/written.ts'
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

export const sendMail = outsideCall({
  payload: z.object({ to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
  target: () => 'mail',
  repeatable: true,
  call(core, { id, tenant, at: sentAt, payload: { to, template, values } }) {
    const send = async () => {
      const brand = values.jobId === undefined ? null : await mailBrand(core, tenant, values.jobId)
      const known = isWritten(template) ? await withWritten(core, tenant, values) : values
      const own = await ownWords(core, tenant, 'email', { template, values })
      const message = own ? composed('own', { ...values, ...own }, core, brand) : composed(template, known, core, brand)
      return core.engines.mail.send({ id, tenant, to, ...message, sentAt })
    }
    return toOthers.has(template) ? unlessStopped(core, tenant, 'mail', send) : send()
  },
})
