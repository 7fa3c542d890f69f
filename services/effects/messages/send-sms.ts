import * as z from 'zod'
import { isPremiumNumber } from '#contracts/candidate/premium-numbers.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { TextMessage } from '#infra/engines/sms/sms.ts'
import type { Core } from '../../core/core.ts'
import { outsideCall } from '../call.ts'
import { isOfInterview, withInterview } from '../calendar/interview-mail.ts'
import { composedSms } from '../mail/templates.ts'
import { ownWords } from './own-words.ts'
import { refuseOptedOut } from './opt-out.ts'
import { isWritten, withWritten } from './written.ts'
import { unlessStopped } from './stopped.ts'

type Values = Record<string, string>

export const sendSms = outsideCall({
  payload: z.object({ to: z.string(), template: z.string(), values: z.record(z.string(), z.string()) }),
  target: () => 'sms',
  repeatable: true,
  async call(core, { id, tenant, at: sentAt, payload: { to, template, values } }) {
    if (isPremiumNumber(to))
      throw new Rejected('sms/undeliverable', 'This is a premium-rate number: no text message is sent to it')
    return unlessStopped(core, tenant, 'sms', async () => {
      await refuseOptedOut(core, tenant, { to, template, values })
      const interview = isOfInterview(template) ? await withInterview(core, tenant, template, values) : null
      const known = isWritten(template) ? await withWritten(core, tenant, values) : (interview?.values ?? values)
      const own = await ownWords(core, tenant, 'sms', { template, values })
      const text = own ? composedSms('own', own) : composedSms(template, known)
      const whatsapp =
        interview?.channel === 'whatsapp'
          ? interviewOverWhatsapp(core, values, text)
          : await overWhatsapp(core, tenant, { template, values })
      return core.engines.sms.send({ id, tenant, to, text, whatsapp, reportTo: reportTo(core, tenant, values), sentAt })
    })
  },
})

/** The company's choice for what it sends first to a number; other words than its approved ones cannot begin a conversation there. */
async function overWhatsapp(
  { site, commands }: Core,
  companyId: string,
  { template, values }: { template: string; values: Values },
): Promise<TextMessage['whatsapp']> {
  if (!site.whatsapp || (template !== 'invitation' && template !== 'reminder')) return undefined
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  if (state.status !== 'registered' || state.messages.rules.textsBy !== 'whatsapp') return undefined
  const { name = '', company = '', job = '', link = '' } = values
  const { from, templates } = site.whatsapp
  return { from, template: templates[template], values: { 1: name, 2: company, 3: job, 4: link } }
}

/** Without a template for it, it goes as a text message. */
function interviewOverWhatsapp({ site }: Core, { name = '', company = '' }: Values, text: string) {
  const { from = '', templates } = site.whatsapp ?? {}
  return templates?.interview
    ? { from, template: templates.interview, values: { 1: name, 2: company, 3: text } }
    : undefined
}

/** Reports come to us only where the gateway can reach us, and signs them; the address names whom the message is for. */
function reportTo({ site, settings }: Core, company: string, { candidateId, messageId }: Record<string, string>) {
  if (!site.smsRepliesToken || !candidateId || !settings.publicUrl.startsWith('https:')) return undefined
  const whose = new URLSearchParams({ company, candidate: candidateId, ...(messageId && { message: messageId }) })
  return `${settings.publicUrl}/hooks/sms/reports?${whose}`
}
