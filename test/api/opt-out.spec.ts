import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const stranger = { headers: {} }
const TOKEN = 'the token of the gateway'
const here = useInside({ SMS_REPLIES_TOKEN: TOKEN })
const owner = (): Asker => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
const useCases = () => here.platform.useCases
async function invite(person: { email?: string; phone?: string }) {
  const { invited, token } = await useCases().candidacy.inviteCandidates(owner(), {
    jobId: here.acme.jobId,
    people: [{ name: 'Ada Byron', email: '', phone: '', ...person }],
    ignoreDuplicates: true,
    commandId: randomUUID(),
  })
  await here.platform.caughtUp(token)
  return invited[0]!
}
/** The newest message to an address, once it has left. */
async function mailTo(address: string): Promise<string> {
  for (;;) {
    const [found] = (await here.platform.engines.mail.outbox(50)).filter(({ to }) => to === address)
    if (found) return found.text
    await new Promise((wait) => setTimeout(wait, 20))
  }
}
const linkIn = (text: string) => /https:\/\/\S+(\/opt-out\/\S+)/.exec(text)![1]!
/** As a mail program sends it: no cookie, no page it came from. */
const oneClick = (link: string) =>
  here.post(stranger, link, { form: { 'List-Unsubscribe': 'One-Click' }, headers: { origin: undefined } })

describe('an invitation by mail', () => {
  it('is ended by one press, at once and for all jobs, and comes back when its reader wants it', async () => {
    const email = `${randomUUID()}@example.org`
    const { candidateId } = await invite({ email })
    const link = linkIn(await mailTo(email))
    expect((await here.get(stranger, link)).text).toContain('End messages')
    expect(await invite({ email }), 'looking changes nothing').toMatchObject({ outcome: 'invited' })

    expect((await oneClick(link)).status).toBe(200)
    expect((await oneClick(link)).status).toBe(200)
    expect(await invite({ email: email.toUpperCase() })).toMatchObject({ outcome: 'opted-out' })
    await expect(useCases().candidacy.remindCandidate(owner(), { candidateId: candidateId! })).rejects.toMatchObject({
      code: 'candidate/opted-out',
    })
    const list = await here.get(here.acme.admin, `/admin/jobs/${here.acme.jobId}/invitations`)
    expect(list.text).toContain('Opted out: Email')
    const page = await here.get(here.acme.admin, `/admin/jobs/${here.acme.jobId}/candidates/${candidateId}`)
    expect(page.text).toContain('Email opted out')

    const back = await here.post(stranger, link, { form: { intent: 'in' } })
    expect(back.text).toContain('End messages?')
    expect(await invite({ email })).toMatchObject({ outcome: 'invited' })
  })

  it('is that of its company alone, and a link cannot be made up', async () => {
    const email = `${randomUUID()}@example.org`
    await invite({ email })
    const link = linkIn(await mailTo(email))
    await oneClick(link)
    const rival = link.replace(here.acme.companyId, here.rival.companyId)
    for (const wrong of [rival, `${link}x`, link.slice(0, -1), '/opt-out/nowhere', '/opt-out/..%2F']) {
      expect((await here.get(stranger, wrong)).status, wrong).toBe(404)
      expect((await oneClick(wrong)).status, wrong).toBe(404)
    }
    await expect(useCases().candidacy.optIn('nowhere')).rejects.toMatchObject({
      code: 'message/unknown-link',
      message: 'This link is not complete. Open it from the message again.',
    })
    expect((await here.post(stranger, link, { form: { intent: 'other' } })).status).toBe(400)
    const out = await useCases().candidacy.optedOut({ ...owner(), companyId: here.rival.companyId }, [
      { id: 'ada', email, phone: '' },
    ])
    expect(out).toEqual({})
  })
})

describe('a text message that comes in', () => {
  const signatureOf = (form: Record<string, string>, url = `${publicUrl}/hooks/sms`) =>
    createHmac('sha1', TOKEN)
      .update(
        url +
          Object.keys(form)
            .sort()
            .map((name) => name + form[name])
            .join(''),
      )
      .digest('base64')
  const text = (
    from: string,
    body: string,
    { signature, sid = randomUUID() }: { signature?: string; sid?: string } = {},
  ) => {
    const form = { To: '+14155550100', From: from, Body: body, MessageSid: sid, NumMedia: '0' }
    return here.post(stranger, '/hooks/sms', {
      form,
      headers: { origin: undefined, 'x-twilio-signature': signature ?? signatureOf(form) },
    })
  }
  const outOf = (phone: string, companyId = here.acme.companyId) =>
    useCases().candidacy.optedOut({ ...owner(), companyId }, [{ id: 'ada', email: '', phone }])

  it('ends those of every company with STOP, and brings them back with START', async () => {
    const phone = '+442079460123'
    expect((await text(phone, 'Thanks, I will STOP by tomorrow')).status).toBe(200)
    expect(await outOf(phone)).toEqual({})
    const stop = randomUUID()
    const answer = await text(phone, ' stop.', { sid: stop })
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('<Response/>') as string })
    expect(await outOf('+44 20 7946 0123')).toEqual({ ada: ['sms'] })
    expect(await outOf(phone, here.rival.companyId)).toEqual({ ada: ['sms'] })
    await text(phone, 'Start')
    expect(await outOf(phone)).toEqual({})
    await text(`whatsapp:${phone}`, 'Stop')
    expect(await outOf(phone), 'over WhatsApp').toEqual({ ada: ['sms'] })
    await text(`whatsapp:${phone}`, 'Start')
    expect(await outOf(phone)).toEqual({})
    await text(phone, ' stop.', { sid: stop })
    expect(await outOf(phone), 'a report that comes late and again').toEqual({})
  })

  it('is heard only from the gateway', async () => {
    const phone = '+442079460124'
    expect(await text(phone, 'STOP', { signature: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'auth/required', detail: 'Sign the message with the token of the gateway' },
    })
    const other = { To: '+14155550100', From: phone, Body: 'STOP', MessageSid: 'SM1', NumMedia: '0' }
    expect((await text(phone, 'STOP', { signature: signatureOf(other), sid: 'SM2' })).status).toBe(401)
    expect(await here.post(stranger, '/hooks/sms', { body: {} })).toMatchObject({
      status: 400,
      body: { code: 'request/invalid', detail: 'Send the message as a form' },
    })
    expect((await text('', 'STOP')).body.detail).toBe('Send From, Body and MessageSid')
    expect((await text('whatsapp:12', 'STOP')).status).toBe(200)
    expect(await outOf(phone)).toEqual({})
  })
})
