import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { pages } from '#contracts/http/pages.ts'
import { type Gate, type PlanGate, planGates } from '#contracts/http/plan-gates.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { type Feature, features, gates, hasFeature } from '#contracts/subscription/features.ts'
import { type PlanName, planNames } from '#contracts/subscription/plans.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { dataOf, loaded } from '../support/page-data.ts'
import { type Data, gateProbes, type Sent, shownIn } from './gate-probes.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

const MISSING = 'subscription/feature-missing'
const world = useInside({ DEVELOPER_FEATURES: 'yes' })
const isGate = (gate: PlanGate): gate is Gate => 'decisions' in gate
const gated = features.filter((feature) => isGate(planGates[feature]))
let probes: Awaited<ReturnType<typeof gateProbes>>

beforeAll(async () => {
  probes = await gateProbes(world)
})

const outcome = (attempt: () => Promise<unknown>): Promise<unknown> =>
  Promise.resolve()
    .then(attempt)
    .then(
      () => 'done',
      (error: unknown) => (error as { code?: string }).code ?? error,
    )

async function decided(feature: Feature, asker: Extract<Asker, { kind: 'user' }>) {
  const { decisions } = planGates[feature] as Gate
  const met: Record<string, boolean> = {}
  for (const name of decisions) {
    const probe = probes.decisions[name]
    if (!probe) throw new Error(`gate-probes.ts does not try ${name}`)
    met[name] = (await outcome(() => probe(feature, asker))) !== MISSING
  }
  return met
}

async function called(feature: Feature) {
  const { api } = planGates[feature] as Gate
  const met: Record<string, boolean> = {}
  for (const id of api) {
    const endpoint = endpoints.find((each) => each.id === id)!
    const { raw, headers, ...sample }: Sent =
      (await probes.requests(feature)[id]?.()) ?? sampleOf(endpoint, idsOf(world.acme))
    const sent = raw ? { raw, headers } : { body: endpoint.method === 'GET' ? undefined : (sample.body ?? {}) }
    const who = endpoint.spec.credential ? probes.keyed[endpoint.spec.credential] : world.acme.admin
    const { body } = await world.send(who, endpoint.method, pathOf(endpoint, sample), sent)
    met[id] = (body as { code?: string } | null)?.code !== MISSING
  }
  return met
}

async function shown(feature: Feature) {
  const met: Record<string, boolean> = {}
  for (const { page, instead } of (planGates[feature] as Gate).pages) {
    const own = instead === 'a refusal' ? undefined : shownIn(feature, page)
    if (instead !== 'a refusal' && !own) throw new Error(`gate-probes.ts does not look at ${page} for ${feature}`)
    const address = (own?.at ?? pages[page]!.path).replace(/:(\w+)/g, (_, name: string) => probes.named[name] ?? '')
    const { status, text } = await world.get(world.acme.admin, own && !own.isData ? dataOf(address) : address)
    if (own && status !== 200 && status !== 403) throw new Error(`${address} answered ${status}: ${text.slice(0, 300)}`)
    const data = () => (own!.isData ? (JSON.parse(text) as Data) : loaded(text, own!.route ?? `routes/${page}`))
    met[page] = status !== 403 && (!own || own.has(data()))
  }
  return met
}

/** Where it is not as it should be. */
async function wrongIn(feature: Feature, isOpen: boolean): Promise<string[]> {
  const asker = await probes.asker()
  const met = { ...(await decided(feature, asker)), ...(await called(feature)), ...(await shown(feature)) }
  return Object.entries(met).flatMap(([where, open]) =>
    open === isOpen ? [] : [`${feature} is ${open ? 'open' : 'refused'}: ${where}`],
  )
}
async function expectGates(isOpen: (feature: Feature) => boolean) {
  const wrong: string[] = []
  for (const feature of gated) wrong.push(...(await wrongIn(feature, isOpen(feature))))
  expect(wrong).toEqual([])
}

const onPlan = async (plan: PlanName) => {
  await giveFeatures(world.platform, world.acme.companyId, {})
  await colleaguesOf(world.platform, world.acme).onPlan(plan)
}

describe('a feature of the plan is refused below its level and allowed from it up, by its page, its calls and its decision', () => {
  it.each(planNames)('on %s (BILL-019 to 023)', async (plan) => {
    await onPlan(plan)
    await expectGates((feature) => hasFeature(plan, feature))
  })

  it('and what an operator gives or takes counts everywhere as well', async () => {
    await onPlan('starter')
    await giveFeatures(world.platform, world.acme.companyId, Object.fromEntries(features.map((each) => [each, true])))
    await expectGates(() => true)
    await onPlan('enterprise')
    await giveFeatures(world.platform, world.acme.companyId, Object.fromEntries(features.map((each) => [each, false])))
    await expectGates(() => false)
  })
})

describe('the table of gates', () => {
  it('says of every feature where it is checked, or why nothing can be refused', () => {
    const says = (gate: PlanGate) =>
      'waits' in gate
        ? gate.waits.length > 20
        : 'volume' in gate || gate.decisions.length + gate.api.length + gate.pages.length > 0
    expect(features.filter((feature) => !says(planGates[feature]))).toEqual([])
  })

  it('waits for no more than these', () => {
    expect(features.filter((feature) => 'waits' in planGates[feature])).toEqual([
      'advancedApplicationPage',
      'showJobId',
    ])
  })

  it('names every permission that a feature opens', () => {
    for (const feature of features) {
      const { permission } = gates[feature]
      if (!permission) continue
      const { api } = planGates[feature] as Gate
      for (const { id, spec } of endpoints) if (spec.permission === permission) expect(api).toContain(id)
    }
  })

  it('text messages are counted: without the feature the volume is none', async () => {
    await onPlan('enterprise')
    await giveFeatures(world.platform, world.acme.companyId, { sms: false })
    const { volumes } = await world.platform.entitlementsOf(world.acme.companyId)
    expect(volumes.textSmsInvites).toBe(0)
  })
})
