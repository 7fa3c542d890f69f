import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import { giveFeatures } from '../support/features.ts'
import { publicUrl, useInside } from '../support/inside.ts'
import { mailServer } from '../support/mail-server.ts'

const stranger = { headers: {} }
const server = await mailServer()
afterAll(() => server.close())
const here = useInside({ SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.example.com>' })
const give = (whiteLabel: boolean) => giveFeatures(here.platform, here.acme.companyId, { whiteLabel, api: true })
const owner = (): Extract<Asker, { kind: 'user' }> => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
type Mail = (typeof server)['received'][number]['mail']
const titleOf = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1]

/** Links of the company that lead to nothing any more, and the page that says so. */
const ended = (): [string, number][] => {
  const { companyId } = here.acme
  const erased = { companyId, interviewId: randomUUID(), linkId: randomUUID() }
  return [
    [`/careers/${companyId}.${randomUUID()}`, 410],
    [`/apply/${companyId}.${randomUUID()}`, 404],
    [interviewLink(here.platform, erased).slice(publicUrl.length), 404],
    [`/answer/${companyId}.${randomUUID()}.${randomUUID()}.x`, 404],
    [`/opt-out/${companyId}.${randomUUID()}.${randomUUID()}.x`, 404],
  ]
}

/** Writes to a new candidate and waits for what they get. */
async function mailed() {
  const email = `${randomUUID()}@example.org`
  const person = { name: 'Ada Byron', email, phone: '' }
  const { jobId } = here.acme
  const sent = { commandId: randomUUID() }
  const { candidacy, review } = here.platform.useCases
  const added = await candidacy.inviteCandidates(owner(), { jobId, people: [person], ignoreDuplicates: true, ...sent })
  await here.platform.caughtUp(added.token)
  const { candidateId } = added.invited[0]!
  const words = { subject: 'Next week', text: 'We write to you again.' }
  await review.writeToCandidate(owner(), { candidateId: candidateId!, channel: 'email', ...words })
  const isIt = ({ to, subject }: Mail) => subject === words.subject && [to].flat()[0]?.address === email
  await expect.poll(() => server.received.some(({ mail }) => isIt(mail))).toBe(true)
  const { from, text = '' } = server.received.find(({ mail }) => isIt(mail))!.mail
  return { sender: from, text }
}

describe('white-labelling', () => {
  beforeAll(async () => {
    const { token } = await here.platform.useCases.messages.changeMessageRules(owner(), { holdMinutes: 0 })
    await here.platform.caughtUp(token)
  })

  it('names the company in place of the product on every page that a link of it can end on', async () => {
    await give(true)
    for (const [link, status] of ended()) {
      const page = await here.get(stranger, link)
      expect(page.status, link).toBe(status)
      expect(page.text, link).not.toContain('Hirelog')
      expect(titleOf(page.text), link).toMatch(/ · acme$/i)
      expect(page.text, link).toMatch(/<bdi[^>]*>acme<\/bdi>/i)
    }
  })

  it('counts for the company alone whose plan has it', async () => {
    await give(true)
    const { companyId } = here.rival
    const page = await here.get(stranger, `/careers/${companyId}.${randomUUID()}`)
    expect(titleOf(page.text)).toMatch(/ · Hirelog$/)
    await give(false)
    for (const [link] of ended()) expect(titleOf((await here.get(stranger, link)).text), link).toMatch(/ · Hirelog$/)
  })

  it('makes the company the sender of what candidates get, and names no product in it', async () => {
    await give(true)
    const white = await mailed()
    expect(white.text).toContain('sent you this message. Answers to this email do not arrive there.')
    expect(white.text).not.toContain('Hirelog')
    expect(white.sender).toMatchObject({
      name: expect.stringMatching(/^acme$/i) as string,
      address: 'no-reply@hire.example.com',
    })
    await give(false)
    const plain = await mailed()
    expect(plain.text).toContain('sent you this message through Hirelog.')
    expect(plain.sender).toMatchObject({ name: 'Hirelog', address: 'no-reply@hire.example.com' })
  })
})
