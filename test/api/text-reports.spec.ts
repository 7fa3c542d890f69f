import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { publicUrl, useInside } from '../support/inside.ts'

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
async function added(name: string) {
  const { invited, token } = await here.platform.useCases.candidacy.inviteCandidates(owner(), {
    ...{ jobId: here.acme.jobId, send: false, ignoreDuplicates: true, commandId: randomUUID() },
    people: [{ name, email: `${randomUUID()}@example.org`, phone: '+442079460000' }],
  })
  await here.platform.caughtUp(token)
  return invited[0]!.candidateId!
}
const signed = (address: string, form: Record<string, string>) =>
  createHmac('sha1', TOKEN)
    .update(
      Object.keys(form)
        .sort()
        .reduce((text, name) => text + name + form[name], address),
    )
    .digest('base64')

/** A report as the gateway sends it, to the address that it was given with the message. */
function report(
  candidateId: string,
  status: string,
  { company = here.acme.companyId, sid = 'SM1', signature = '' } = {},
) {
  const path = `/hooks/sms/reports?${new URLSearchParams({ company, candidate: candidateId })}`
  const form = { MessageSid: sid, MessageStatus: status, To: '+442079460000' }
  const headers = { origin: undefined, 'x-twilio-signature': signature || signed(`${publicUrl}${path}`, form) }
  return here.post({ headers: {} }, path, { form, headers })
}
const undelivered = async (candidateId: string) =>
  (await here.platform.engines.store.read(`${here.acme.companyId}.candidate-${candidateId}`)).filter(
    ({ type }) => type === 'SmsUndelivered',
  ).length

describe('a gateway that reports what became of a text message', () => {
  it('is heard once where it did not arrive, however often it says so', async () => {
    const ada = await added('Ada Byron')
    for (const status of ['queued', 'sent', 'delivered']) expect((await report(ada, status)).status).toBe(200)
    expect(await undelivered(ada)).toBe(0)
    for (let again = 0; again < 50; again++)
      expect((await report(ada, again % 2 ? 'undelivered' : 'failed', { sid: 'SM2' })).status).toBe(200)
    expect(await undelivered(ada)).toBe(1)
    const page = await here.get(here.acme.admin, `/admin/jobs/${here.acme.jobId}/candidates/${ada}`)
    expect(page.status).toBe(200)
  })

  it('is not heard without its signature, nor of people of another company or of no one', async () => {
    const ben = await added('Ben Okafor')
    expect(await report(ben, 'failed', { sid: 'SM3', signature: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'auth/required' },
    })
    const { companyId } = here.rival
    for (const [id, company] of [
      [ben, companyId],
      [ben, 'x'],
      ['x', here.acme.companyId],
      [randomUUID(), here.acme.companyId],
    ] as const)
      expect((await report(id, 'failed', { company, sid: randomUUID() })).status).toBe(200)
    expect(await undelivered(ben)).toBe(0)
    expect(await here.platform.engines.store.read(`${companyId}.candidate-${ben}`)).toEqual([])
  })
})
