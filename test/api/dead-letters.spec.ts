import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { callDecider } from '#domain/call/decider.ts'
import { useInside } from '../support/inside.ts'
import type { Who } from '../support/api.ts'

const api = useInside()
const address = '/admin/settings/system'
const page = async (who: Who) => (await api.get(who, address, { headers: { accept: 'text/html' } })).text

/** A call of Acme's that was given up. */
async function givenUp() {
  const { platform, acme } = api
  const callId = randomUUID()
  const asker = { kind: 'process', name: 'gone', companyId: acme.companyId, permissions: [] } as const
  const call = { port: 'mail', operation: 'send', target: 'mail', code: 'mail/unavailable' }
  const input = { process: 'gone', inputStream: `${acme.companyId}.candidate-1`, inputRevision: 0 }
  const { token } = await platform.commands.handle(
    callDecider,
    callId,
    { type: 'GiveUpCall', data: { ...call, ...input } },
    platform.context(asker),
  )
  await platform.caughtUp(token)
  return callId
}
const decide = (who: Who, intent: string, callId: string) =>
  api.post(who, address, { form: { intent, callId, companyId: api.acme.companyId } })

it('a call that was given up stands on the system page of its company and of operators, until it is tried again or dropped there', async () => {
  for (const [intent, by] of [
    ['retry-call', api.acme.admin],
    ['drop-call', api.acme.operator],
  ] as const) {
    const callId = await givenUp()
    for (const who of [api.acme.admin, api.acme.operator]) {
      const shown = await page(who)
      expect(shown).toContain(callId)
      expect(shown).toContain('mail/unavailable')
    }
    expect(await page(api.rival.admin)).not.toContain(callId)
    expect(await page(api.rival.admin)).toContain('Nothing was given up')

    const refused = await decide(api.rival.admin, intent, callId)
    expect(refused.text).toContain('Somebody has decided about this call already')
    expect((await decide(api.acme.edit, intent, callId)).status).toBe(403)
    expect(await page(api.acme.admin)).toContain(callId)

    expect((await decide(by, intent, callId)).status).toBe(200)
    expect(await page(api.acme.admin)).not.toContain(callId)
  }
})

it.each([
  ['nothing to do', { intent: 'other' }],
  ['no call', { callId: 'x' }],
  ['no company', { companyId: '../rival' }],
])('a form that names %s is refused', async (_what, changes) => {
  const form = { intent: 'drop-call', callId: randomUUID(), companyId: api.acme.companyId, ...changes }
  expect((await api.post(api.acme.admin, address, { form })).status).toBe(400)
})
