import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callDecider } from '#domain/call/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { acme, admin, operating, rival, stranger } from '#test/fixtures/people.ts'
import { emptyFolder } from '#test/support/data-folder.ts'

let platform: Platform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
})
afterAll(() => platform?.close())

async function givenUp() {
  const callId = randomUUID()
  const data = {
    process: 'one-that-is-gone',
    inputStream: `${acme}.candidate-1`,
    inputRevision: 0,
    port: 'mail',
    operation: 'send',
    target: 'mail',
    code: 'mail/unavailable',
  }
  const { token } = await platform.commands.handle(
    callDecider,
    callId,
    { type: 'GiveUpCall', data },
    platform.context(admin),
  )
  await platform.caughtUp(token)
  return callId
}
const shownTo = async (who: typeof admin) => (await platform.systemStatus(who)).deadLetters!.map(({ callId }) => callId)

it('a call that was given up is listed to its company and to operators, and to no one else', async () => {
  const callId = await givenUp()
  expect((await platform.systemStatus(admin)).deadLetters).toContainEqual({
    callId,
    companyId: acme,
    port: 'mail',
    operation: 'send',
    code: 'mail/unavailable',
    givenUpAt: expect.any(String),
  })
  expect(await shownTo(operating(stranger))).toContain(callId)
  expect(await shownTo(stranger)).toEqual([])
})

it.each(['retryCall', 'dropCall'] as const)('%s is decided once, by the company or an operator', async (decide) => {
  const { system: useCases } = platform.useCases
  const callId = await givenUp()
  const taken = { callId, companyId: acme }
  await expect(useCases[decide]({ ...admin, permissions: ['candidates.read'] }, taken)).rejects.toMatchObject({
    code: 'auth/forbidden',
  })
  for (const companyId of [acme, rival])
    await expect(useCases[decide](stranger, { callId, companyId })).rejects.toMatchObject({ code: 'call/decided' })
  await platform.caughtUp((await useCases[decide](decide === 'retryCall' ? admin : operating(stranger), taken)).token)
  expect(await shownTo(admin)).not.toContain(callId)
  await expect(useCases[decide](admin, taken)).rejects.toMatchObject({ code: 'call/decided' })
})
