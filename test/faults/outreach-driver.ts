import { randomUUID } from 'node:crypto'
import { candidateImportDecider } from '#domain/candidate-import/decider.ts'
import { readEnv } from '#infra/env.ts'
import { uuid5 } from '#infra/hashing.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { outgoing } from '#services/effects/webhooks/outgoing.ts'
import { openPlatform } from '#services/platform.ts'
import { anAutomation } from '../fixtures/automation.ts'
import { foundCompany } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'

/** What the test keeps over every crash. */
export type Reaching = { companyId: string; userId: string; jobId: string; importId: string }
/** What a person asks for in one go; a part of a list has its number. */
export type Step = { kind: 'invite' | 'import'; part: number; count: number; last: boolean } | { kind: 'move' }
export type OutreachOrder = { do: 'step'; step: Step } | { do: 'look' }
export type OutreachAnswer =
  | { did: 'open'; reaching: Reaching }
  | { did: 'step' }
  | { did: 'look'; isIdle: boolean; people: Person[]; imported: number }
export type Person = { email: string; columnId: string; invitations: number; comments: number }

/** The platform as a process of its own that invites, imports, automates and calls a webhook, until it is killed. */
const platform = await openPlatform(readEnv(process.env))
const answer = (message: OutreachAnswer) => process.send!(message)
const reaching: Reaching = process.env.REACHING ? (JSON.parse(process.env.REACHING) as Reaching) : await first()
const { admin } = colleaguesOf(platform, reaching)

async function first(): Promise<Reaching> {
  const { companyId, userId, jobId } = await foundCompany(platform, 'acme', 'Kestrel')
  const { admin: asker } = colleaguesOf(platform, { companyId, userId })
  await giveFeatures(platform, companyId, { api: true, integrations: true })
  await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
  await platform.useCases.webhooks.addWebhook(asker, {
    ...{ url: process.env.RECEIVER!, types: ['candidate.added'], commandId: randomUUID() },
  })
  const automations = [anAutomation({ stages: ['hired'], action: { type: 'comment', text: 'Welcome' } })]
  const { token } = await platform.useCases.automations.setAutomations(asker, {
    ...{ jobId, automations, commandId: randomUUID() },
  })
  await platform.caughtUp(token)
  return { companyId, userId, jobId, importId: randomUUID() }
}

const peopleOf = ({ kind, part, count }: Extract<Step, { part: number }>) =>
  Array.from({ length: count }, (_, n) => {
    const name = `${kind} ${part * 200 + n}`
    return { name, email: `${name.replace(' ', '.')}@example.org`, phone: '' }
  })
const found = async () =>
  (
    await platform.engines.reads.find(platform.reads.live(candidates), {
      filter: { companyId: reaching.companyId, jobId: reaching.jobId },
    })
  ).filter(({ email }) => /^(invite|import)\./.test(String(email)))

async function take(step: Step) {
  const { jobId, importId } = reaching
  const { candidacy, review } = platform.useCases
  if (step.kind === 'move') {
    const invited = (await found()).filter(({ email }) => String(email).startsWith('invite.'))
    await review.moveCandidates(admin, {
      ...{ jobId, to: 'hired', candidateIds: invited.map(({ _id }) => _id), batchId: uuid5(importId, 'move') },
      commandId: uuid5(importId, 'moved'),
    })
    return
  }
  const { part, last } = step
  const people = peopleOf(step)
  const { token } = await (step.kind === 'invite'
    ? candidacy.inviteCandidates(admin, { jobId, people, waits: true, commandId: uuid5(importId, `invite ${part}`) })
    : candidacy.importCandidates(admin, { jobId, importId, part, people, send: true, last }))
  await platform.caughtUp(token)
}

async function look() {
  const { companyId, jobId, importId } = reaching
  const people: Person[] = []
  for (const { _id, email, columnId } of await found()) {
    const types = (await platform.engines.store.read(`${companyId}.candidate-${_id}`)).map(({ type }) => type)
    const count = (type: string) => types.filter((each) => each === type).length
    const invitations = count('CandidateInvited')
    people.push({
      email: String(email),
      columnId: String(columnId),
      invitations,
      comments: count('CandidateCommented'),
    })
  }
  const { state } = await platform.commands.stateOf(candidateImportDecider, admin, jobId)
  answer({
    did: 'look',
    isIdle: platform.processes.openCalls() === 0 && (await outgoing(platform).waiting()).length === 0,
    people,
    imported: new Set(state.get(importId)?.candidateIds).size,
  })
}

process.on('message', async (order: OutreachOrder) => {
  if (order.do === 'look') return look()
  await take(order.step)
  answer({ did: 'step' })
})
answer({ did: 'open', reaching })
