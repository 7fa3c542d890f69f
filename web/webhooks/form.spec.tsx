import { createRemixStub } from '@remix-run/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { WebhookForm } from './form.tsx'
import type { ShownWebhook } from './webhooks.server.ts'

speakFrom(serverTexts)
/** The router tells developers that effects do not run on a server. */
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const jobs = [
  { jobId: 'a', title: 'Night porter' },
  { jobId: 'b', title: 'Cook' },
]
const channel = (changes: Partial<ShownWebhook>): ShownWebhook => ({
  ...{
    webhookId: 'w1',
    kind: 'teams',
    url: 'https://flow.example/1',
    name: '#hiring',
    types: [],
    jobIds: ['b', 'old'],
  },
  ...{ status: 'active', reason: null, statusAt: '', rotatedUntil: null, createdAt: '', owner: null },
  ...changes,
})
function drawn(of: ShownWebhook | null) {
  const Component = () => <WebhookForm of={of} jobs={jobs} fields={{}} done={undefined} />
  const Stub = createRemixStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub />)
}

it('asks for the kind of a new one alone, and for the name of a channel', () => {
  const fresh = drawn(null)
  expect(fresh).toMatch(/<option value="teams"[^>]*>Microsoft Teams.*<option value="chat"[^>]*>Other chat/s)
  expect(fresh).not.toContain('name="name"')
  const known = drawn(channel({}))
  expect(known).not.toContain('name="kind"')
  expect(known).toMatch(/name="name"[^>]*value="#hiring"/)
  expect(drawn(channel({ kind: 'webhook' }))).not.toContain('name="name"')
})

it('keeps the jobs it was chosen for, also those that are not active any more', () => {
  const known = drawn(channel({}))
  expect(known).toMatch(/<input[^>]*type="hidden"[^>]*name="jobs"[^>]*value="old"/)
  expect(known.match(/<input[^>]*name="jobs"[^>]*checked[^>]*>/g)?.join()).toMatch(/value="b"/)
  expect(known.match(/<input[^>]*name="jobs"[^>]*checked[^>]*>/g)).toHaveLength(1)
})
