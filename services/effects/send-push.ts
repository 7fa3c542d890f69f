import * as z from 'zod'
import { outsideCall } from './call.ts'
import { composed } from './mail/templates.ts'

/** A notification to one browser: the subject of the message by mail, which names no candidate, and where it leads. */
export const sendPush = outsideCall({
  payload: z.object({
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** A second message of the same tag takes the place of the first on the screen. */
    tag: z.string(),
    template: z.string(),
    values: z.record(z.string(), z.string()),
  }),
  target: ({ endpoint }) => `push ${new URL(endpoint).host}`,
  repeatable: true,
  async call(core, { payload: { template, values, tag, ...to } }) {
    const { subject: title } = composed(template, values, core)
    const payload = JSON.stringify({ title, tag, link: values.link, lang: values.language })
    await core.engines.push.send({ ...to, payload })
  },
})
