import * as z from 'zod'
import { outsideCall } from '../call.ts'
import { composedSms } from '../mail/templates.ts'
import { isWritten, withWritten } from './written.ts'
import { unlessStopped } from './stopped.ts'

export const sendSms = outsideCall({
  payload: z.object({ to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
  target: () => 'sms',
  repeatable: true,
  call: (core, { id, tenant, at: sentAt, payload: { to, template, values } }) =>
    unlessStopped(core, tenant, 'sms', async () => {
      const known = isWritten(template) ? await withWritten(core, tenant, values) : values
      return core.engines.sms.send({ id, tenant, to, text: composedSms(template, known), sentAt })
    }),
})
