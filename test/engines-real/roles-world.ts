import { randomUUID } from 'node:crypto'
import { readEnv } from '#infra/env.ts'
import { openRoles, type Platform } from '#services/platform.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { commandIdFor } from '#services/http/api/idempotency.ts'
import { type Acknowledged, check } from '../faults/check.ts'
import { passedOver } from '../faults/check-inputs.ts'
import { type Company, foundCompany } from '../support/api.ts'
import { type Column, startColumn } from '../support/column.ts'
import type { RunningServer } from '../support/server.ts'

const ROLES = {
  'web 1': ['web', 'api'],
  'web 2': ['web', 'api'],
  relay: ['relay'],
  'relay stand-by': ['relay'],
  'projector 1': ['projector'],
  'projector 2': ['projector'],
  processes: ['processes'],
  scheduler: ['scheduler'],
}
export type Name = keyof typeof ROLES
export const names = Object.keys(ROLES) as Name[]
const QUIET_MS = 120_000

/** A command that no web process has taken for so long is not going to be. */
const PATIENCE_MS = 120_000

/** Candidates under load: enough that none gets so many comments that it is their documents that are measured. */
const CROWD = 60

/** `crowd`: candidates to work on; `env`: settings of every process beside those that name the engines. */
export type World = {
  column: Column
  company: Company
  crowd: string[]
  running: Map<Name, RunningServer>
  watching: Platform
  env: Record<string, string>
}

/** Each role in a process of its own, all of them or `only` these, and a company that has begun to work. */
export async function startWorld({
  only = names,
  env = {},
  ...engines
}: { only?: readonly Name[]; env?: Record<string, string> } & Parameters<typeof startColumn>[0] = {}): Promise<World> {
  const column = await startColumn(engines)
  try {
    const running = new Map<Name, RunningServer>()
    // The first relay makes the topics; standbys come after it.
    running.set('relay', await column.start(['relay'], env))
    await Promise.all(
      only
        .filter((name) => name !== 'relay')
        .map(async (name) => void running.set(name, await column.start(ROLES[name], env))),
    )
    const watching = await openRoles(readEnv(column.direct), new Set(['web', 'api']))
    const company = await foundCompany(watching, 'acme', 'Kestrel')
    return { column, company, crowd: await invited(watching, company), running, watching, env }
  } catch (error) {
    await column.stop()
    throw error
  }
}

async function invited({ useCases }: Platform, { companyId, userId, jobId }: Company): Promise<string[]> {
  const admin = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  } as const
  const people = Array.from({ length: CROWD }, (_, n) => ({
    name: `Crowd ${n}`,
    email: `crowd${n}@kestrel.test`,
    phone: '',
  }))
  const answer = await useCases.candidacy.inviteCandidates(admin, { jobId, people, commandId: randomUUID() })
  return answer.invited.map(({ candidateId }) => candidateId!)
}

export async function stopWorld({ column, watching }: World) {
  await watching.close()
  await column.stop()
}

export const urlOf = ({ running }: World, name: Name) => running.get(name)!.url
export const healthOf = async (world: World, name: Name) =>
  (await (await fetch(`${urlOf(world, name)}/healthz`)).json()) as {
    relay?: { onDuty: boolean; epoch: number }
    scheduler?: { onDuty: boolean }
  }

export async function kill({ running }: World, name: Name) {
  await running.get(name)!.stop('SIGKILL')
}

export async function restart({ running, column, env }: World, name: Name, more: Record<string, string> = {}) {
  running.set(name, await column.start(ROLES[name], { ...env, ...more }))
}

/** Sends as a program with an API key does: to the next web process, and once more under the same key when no answer came. */
export function callers(world: World) {
  const { key, candidateToken: _, ...company } = world.company
  const webs = [...world.running.keys()].filter((name) => name.startsWith('web'))
  const acknowledged: Acknowledged[] = []
  const asker = { kind: 'apiKey', companyId: company.companyId, keyId: key.keyId, permissions: [] } as const
  let sent = 0

  async function comment(candidateId: string) {
    const path = `/api/v2/videos/${candidateId}/comment`
    const own = randomUUID()
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const response = await fetch(urlOf(world, webs[sent++ % webs.length]!) + path, {
        method: 'POST',
        headers: { ...key.headers, 'content-type': 'application/json', 'idempotency-key': own },
        body: JSON.stringify({ text: `Clear answer ${own}` }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null)
      if (response?.status === 201) {
        const token = JSON.parse(response.headers.get('x-consistency')!) as Record<string, number>
        const [[stream, revision]] = Object.entries(token) as [[string, number]]
        acknowledged.push({ commandId: commandIdFor(asker, 'POST', path, own), stream, revision })
        return token
      }
      if (Date.now() > until)
        throw new Error(
          `no web process takes a command: ${response ? `${response.status} ${await response.text()}` : 'no answer'}`,
        )
      await response?.arrayBuffer()
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  return {
    acknowledged,
    comment,
    /** So many comment at the same time, on one candidate after the other, until `during` is over. */
    async busy<T>(during: () => Promise<T>, { atOnce = 3, among = world.crowd } = {}): Promise<T> {
      let over = false
      const working = Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (!over) await comment(among[sent % among.length]!)
        }),
      )
      // Told at the end, beside what else went wrong.
      working.catch(() => {})
      try {
        return await during()
      } finally {
        over = true
        await working
      }
    },
  }
}

/** Waits until nothing is on its way any more, and proves what must hold then. */
export async function proven(
  { watching }: World,
  acknowledged: readonly Acknowledged[],
  quietMs = QUIET_MS,
): Promise<string[]> {
  const until = Date.now() + quietMs
  for (;;) {
    const problems = [...(await check(watching, acknowledged)).problems, ...(await passedOver(watching))]
    if (problems.length === 0 || Date.now() > until) return problems
    await new Promise((done) => setTimeout(done, 1000))
  }
}
