import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startJobAdder } from '#test/peers/jobadder/server.ts'
import { openJobAdder } from './jobadder.ts'
import { writeCallIn } from './jobadder-writes.ts'

const theirs = await startJobAdder()
afterAll(() => theirs.close())
const service = openJobAdder(
  { loopback: true },
  { url: theirs.url, clientId: theirs.client.id, clientSecret: theirs.client.secret },
)
const redirectUri = 'https://hire.example.com/jobadder/middleware/authorized'
async function linked() {
  const url = await service.authorizeUrl({ redirectUri, state: 'a-state' })
  const back = (await fetch(url, { redirect: 'manual' })).headers.get('location')!
  return { callback: new URL(back), tokens: await service.redeem(new URL(back), 'a-state') }
}
beforeEach(() => theirs.jobs.clear())

describe('JobAdder', () => {
  it('hands out tokens for a code, once, with the address of the region', async () => {
    const { callback, tokens } = await linked()
    expect(tokens).toMatchObject({ api: `${theirs.url}/au2api/v2`, account: '4711' })
    expect(tokens.expiresAt).toBeGreaterThan(Date.now())
    await expect(service.redeem(callback, 'a-state')).rejects.toMatchObject({ code: 'ats/revoked' })
  })

  it('replaces a refresh token; a person who was removed there has none that works', async () => {
    const { tokens } = await linked()
    const renewed = await service.renew(tokens.refreshToken)
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken)
    await expect(service.renew(tokens.refreshToken)).rejects.toMatchObject({ code: 'ats/revoked' })
    theirs.revoke()
    await expect(service.renew(renewed.refreshToken)).rejects.toMatchObject({ code: 'ats/revoked' })
  })

  it('says whether another try may help', async () => {
    const { tokens } = await linked()
    theirs.mood.isAway = true
    await expect(service.renew(tokens.refreshToken)).rejects.toMatchObject({ code: 'ats/unavailable' })
    await expect(service.jobs(tokens)).rejects.toMatchObject({ code: 'ats/unavailable' })
    theirs.mood.isAway = false
    theirs.mood.failsNext = 1
    await expect(service.jobs(tokens)).rejects.toMatchObject({ code: 'ats/unavailable', retryAfterS: 1 })
    const stranger = openJobAdder({ loopback: true }, { url: theirs.url, clientId: 'x', clientSecret: 'y' })
    await expect(stranger.renew(tokens.refreshToken)).rejects.toThrow('JobAdder does not know this installation')
    theirs.endAccess()
    await expect(service.jobs(tokens)).rejects.toMatchObject({
      code: 'ats/revoked',
      message: 'The permission at JobAdder has ended. Connect it again.',
    })
  })

  it('lists jobs, and all applications to one over several pages', async () => {
    const applications = Array.from({ length: 230 }, (_, at) => ({
      candidateId: at + 1,
      firstName: 'Grace',
      lastName: `Hopper ${at + 1}`,
      email: `grace.${at + 1}@example.org`,
    }))
    theirs.jobs.set(9, { jobTitle: 'Nurse', applications })
    const { tokens } = await linked()
    expect(await service.jobs(tokens)).toEqual([{ jobId: '9', title: 'Nurse', isOpen: true }])
    const found = []
    for (let offset: number | null = 0; offset !== null; ) {
      const page: Awaited<ReturnType<typeof service.applications>> = await service.applications(tokens, {
        jobId: '9',
        offset,
      })
      found.push(...page.applications)
      offset = page.next
    }
    expect(found).toHaveLength(230)
    expect(found[229]).toMatchObject({
      applicationId: '2300',
      name: 'Grace Hopper 230',
      email: 'grace.230@example.org',
    })
    await expect(service.applications(tokens, { jobId: '10', offset: 0 })).rejects.toThrow(
      'JobAdder answered with what cannot be read',
    )
  })

  it('is written as an operator describes it, and otherwise never', async () => {
    const applications = [{ candidateId: 7, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' }]
    theirs.jobs.set(9, { jobTitle: 'Nurse', applications })
    const { tokens: reading } = await linked()
    expect([service.writes, theirs.scope()]).toEqual([{ stage: false, note: false }, 'read offline_access'])
    const refused = { code: 'ats/refused', message: 'JobAdder is only read here' }
    await expect(service.moveTo(reading, { applicationId: '70', stage: 'Placed' })).rejects.toMatchObject(refused)
    await expect(service.addNote(reading, { candidateId: '7', text: 'Hello' })).rejects.toMatchObject(refused)

    const stage = writeCallIn('PUT /applications/{application}/status {"status":"{stage}"}', ['application', 'stage'])
    const note = writeCallIn('POST /candidates/{candidate}/notes {"text":"{text}"}', ['candidate', 'text'])
    const client = { url: theirs.url, clientId: theirs.client.id, clientSecret: theirs.client.secret }
    const writing = openJobAdder({ loopback: true }, { ...client, writes: { stage, note } })
    // What was allowed before is only reading.
    const late = { code: 'ats/refused', message: 'JobAdder does not take this change' }
    await expect(writing.moveTo(reading, { applicationId: '70', stage: 'Placed' })).rejects.toMatchObject(late)
    const url = await writing.authorizeUrl({ redirectUri, state: 's' })
    const tokens = await writing.redeem(
      new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!),
      's',
    )
    await writing.moveTo(tokens, { applicationId: '70', stage: 'Placed' })
    await writing.addNote(tokens, { candidateId: '7', text: 'Says "yes" \n{candidate}' })
    expect(theirs.notes).toEqual([{ candidateId: 7, text: 'Says "yes" \n{candidate}' }])
    expect(await writing.application(tokens, '70')).toMatchObject({ candidateId: '7', status: 'Placed' })
    expect(await writing.application(tokens, '71/../70')).toBeNull()
    await expect(writing.moveTo(tokens, { applicationId: '70', stage: 'Elsewhere' })).rejects.toMatchObject(late)
    theirs.mood.failsNext = 1
    await expect(writing.moveTo(tokens, { applicationId: '70', stage: 'New' })).rejects.toMatchObject({
      code: 'ats/unavailable',
      retryAfterS: 1,
    })
  })

  it('is described by a method, a path and a JSON object that name only what is known', () => {
    for (const wrong of [
      '',
      'GET /a {}',
      'PUT a {}',
      'PUT /a',
      'PUT /a [1]',
      'PUT /a {no}',
      'PUT /a?b=1 {}',
      'PUT /{other} {}',
      'PUT /a {"b":["{other}"]}',
    ])
      expect(writeCallIn(wrong, ['application'])).toBeNull()
    expect(writeCallIn('PATCH /a/{application} {"b":[1,"{application}"]}', ['application'])).not.toBeNull()
  })

  it('asks no address inside a private network, whatever the answer names', async () => {
    const outside = openJobAdder(
      { loopback: false },
      { url: 'https://id.example.com', clientId: 'x', clientSecret: 'y' },
    )
    const access = { accessToken: 'a', api: 'http://127.0.0.1:1/v2' }
    await expect(outside.jobs(access)).rejects.toMatchObject({ code: 'ats/unavailable' })
  })
})
