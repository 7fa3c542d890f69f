import { randomUUID } from 'node:crypto'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { aJob } from '../fixtures/job.ts'
import { fullJourney } from '../fixtures/journey.ts'
import { admin } from '../fixtures/people.ts'
import { checkUploads } from './check-uploads.ts'
import type { UploadAnswer, UploadOrder } from './upload-protocol.ts'

/** The platform as a process of its own that takes recordings, until the test kills it. */
const env = readEnv(process.env)
const platform = await openPlatform(env)
const { useCases } = platform

async function setUp() {
  const plan = { type: 'StartSubscription', data: { plan: 'enterprise' } } as const
  await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
  const { jobId } = await useCases.jobs.createJob(admin, { draft: { ...aJob(), journey: fullJourney } })
  await useCases.jobs.activateJob(admin, { jobId })
  return `${admin.companyId}.${jobId}`
}

async function start({ link, commandId, email }: { link: string; commandId: string; email: string }) {
  const form = { name: 'Ada Byron', email, phone: '', link, token: null, referral: false, commandId }
  const { candidateToken: token } = await useCases.candidacy.startApplication(form, commandId)
  const answer = (moduleId: string, given: Parameters<typeof useCases.candidacy.giveAnswer>[1]['answer']) =>
    useCases.candidacy.giveAnswer(token, { moduleId, answer: given, commandId: randomUUID() })
  await answer('permit', { kind: 'YES_NO', choice: 'yes' })
  await answer('story', { kind: 'FREE_TEXT', text: 'A compiler' })
  await answer('shift', { kind: 'SINGLE_CHOICE', optionId: 'early' })
  await answer('languages', { kind: 'MULTIPLE_CHOICE', optionIds: ['ts', 'go'] })
  return { token, candidateId: token.split('.')[2]! }
}

async function send({ method, path, headers, body }: Extract<UploadOrder, { do: 'send' }>) {
  const init = { method, headers, ...(body ? { body: body as BodyInit, duplex: 'half' } : {}) } as RequestInit
  const response = await platform.uploads.handle(new Request(`http://localhost${path}`, init))
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

function obey(order: UploadOrder): Promise<unknown> {
  if (order.do === 'set-up') return setUp()
  if (order.do === 'start') return start(order)
  if (order.do === 'finish')
    return useCases.candidacy.finishApplication(order.token, { commandId: order.commandId }).then(() => null)
  if (order.do === 'check') return checkUploads(platform, order)
  return send(order)
}

const answer = (message: UploadAnswer | 'open') => process.send!(message)
process.on('message', (order: UploadOrder) => {
  void obey(order).then(
    (value) => answer({ seq: order.seq, value }),
    (error: unknown) =>
      answer({ seq: order.seq, failed: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) }),
  )
})
answer('open')
