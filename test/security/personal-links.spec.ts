import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { nobody, type Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const link = () => `/apply/${here.acme.companyId}.${here.acme.jobId}`
const holding = (token: string): Who => ({ headers: { cookie: `__Host-application-${here.acme.jobId}=${token}` } })
async function grace() {
  const about = {
    token: null,
    referral: false,
    commandId: randomUUID(),
    name: 'Grace Hopper',
    email: `${randomUUID()}@example.org`,
    phone: '',
  }
  return (
    await here.platform.useCases.candidacy.startApplication(
      { ...about, link: link().slice('/apply/'.length) },
      '203.0.113.7',
    )
  ).candidateToken
}
const personal = (token: string) => `${link()}?c=${encodeURIComponent(token)}`

it('a personal link takes the place of another application only when the person says so', async () => {
  const [ada, other] = [here.acme.candidateToken, await grace()]
  const asked = await here.get(holding(ada), personal(other), { headers: { accept: 'text/html' } })
  expect([asked.status, asked.cookies]).toEqual([409, []])
  expect(asked.text).toContain(`Stay with Ada ${here.acme.marker}`)

  const foreign = await here.post(holding(ada), personal(other), {
    form: { intent: 'replace' },
    headers: { origin: 'https://evil.example' },
  })
  expect([foreign.status, foreign.cookies]).toEqual([403, []])
  const said = await here.post(holding(ada), personal(other), { form: { intent: 'replace' } })
  expect([said.status, said.headers.location, said.cookies]).toEqual([302, link(), [expect.stringContaining(other)]])
})

it('a candidate whose browser holds nothing else, or their own application, is asked nothing', async () => {
  const other = await grace()
  for (const who of [nobody, holding(other), holding('nonsense')]) {
    const answer = await here.get(who, personal(other), { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.location, answer.cookies]).toEqual([
      302,
      link(),
      [expect.stringContaining(other)],
    ])
  }
})
