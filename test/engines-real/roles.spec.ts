import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recoveries } from './recoveries.ts'
import {
  callers,
  healthOf,
  kill,
  type Name,
  names,
  proven,
  restart,
  startWorld,
  stopWorld,
  urlOf,
  type World,
} from './roles-world.ts'

/** Each role is killed so many times under load. `npm run test:engines` does it once; a nightly run 100 times. */
const KILLS = Number(process.env.ROLE_KILLS ?? 1)
/** Longer than a consumer group waits for a member: its partitions belong to another when it wakes up. */
const FROZEN_MS = Number(process.env.FROZEN_MS ?? 20_000)
const FREEZES = Number(process.env.FREEZES ?? 1)
const legacy = '/api/legacy'

let world: World
const recovered = recoveries()
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  recovered.say('a new command visible after a dead process was started again, or a frozen one went on')
  if (world) await stopWorld(world)
})

async function visible(load: ReturnType<typeof callers>, after: string, since = performance.now()) {
  const token = await load.comment(world.company.started)
  await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
    timeout: 180_000,
    interval: 50,
  })
  recovered.add(after, [Math.round(performance.now() - since)])
}

async function send(name: Name, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(urlOf(world, name) + path, {
    method,
    headers: { ...world.company.key.headers, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return {
    status: response.status,
    token: response.headers.get('x-consistency') ?? '',
    stale: response.headers.get('x-stale'),
    body: JSON.parse(await response.text()) as never,
  }
}
const invite = (name: Name, person: string) =>
  send(name, 'POST', `${legacy}/candidates/sendInvites`, {
    job_id: world.company.jobId,
    candidates: [{ name: person, email: `${person.toLowerCase()}@example.org` }],
  })
const invitations = (name: Name, token: string) =>
  send(name, 'GET', `${legacy}/candidates/getJobInvitations?job_id=${world.company.jobId}`, undefined, {
    'x-consistency': token,
  })

/** Messages of a board as they come, until one is right. */
async function boardOf(name: Name) {
  const response = await fetch(`${urlOf(world, name)}/live?job=${world.company.jobId}`, {
    headers: world.company.admin.headers,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    async until(wanted: string) {
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the board ended without ${wanted}: ${text}`)
        text += value
      }
      return text
    },
    leave: () => reader.cancel(),
  }
}

describe('a company whose platform is many processes', () => {
  it('sees on one web process what it has just done on another, for the asking', async () => {
    for (const [index, [one, other]] of (
      [
        ['web 1', 'web 2'],
        ['web 2', 'web 1'],
      ] as [Name, Name][]
    ).entries()) {
      const invited = await invite(one, `Grace${index}`)
      expect(invited.status).toBe(200)
      const list = await invitations(other, invited.token)
      expect(list.stale).toBeNull()
      expect(JSON.stringify(list.body)).toContain(`Grace${index}`)
    }
  })

  it('stays signed in on whichever process answers', async () => {
    for (const name of ['web 1', 'web 2'] as const)
      expect(
        (
          await fetch(`${urlOf(world, name)}/admin/overview`, {
            headers: world.company.admin.headers,
            redirect: 'manual',
          })
        ).status,
      ).toBe(200)
  })

  it('has a program’s token from one process taken by the other, until it is ended there, and then by neither', async () => {
    const issued = await send('web 1', 'POST', `${legacy}/users/token`, {})
    const { token, token_id: id } = issued.body as { token: string; token_id: string }
    const reads = async (name: Name) =>
      (
        await send(name, 'GET', `${legacy}/candidates/getJobInvitations?job_id=${world.company.jobId}`, undefined, {
          authorization: `Bearer ${token}`,
        })
      ).status
    expect([await reads('web 2'), await reads('web 1')]).toEqual([200, 200])
    expect(
      (await send('web 2', 'DELETE', `${legacy}/users/token/${id}`, undefined, { authorization: `Bearer ${token}` }))
        .body,
    ).toEqual({ status: 'OK', ended: true })
    expect([await reads('web 2'), await reads('web 1')]).toEqual([401, 401])
  })

  it('sees a card move on a board that another process serves', async () => {
    const board = await boardOf('web 2')
    await board.until('joined')
    const moved = await send('web 1', 'PUT', `${legacy}/videos/updateVideo`, {
      videoId: world.company.other,
      fields: { statusId: 'hired' },
    })
    expect(moved.status).toBe(200)
    expect(await board.until('"columnId":"hired"')).toContain(world.company.other)
    await board.leave()
  })

  it('has the pages of the web role only where that is served', async () => {
    for (const name of names.filter((each) => !each.startsWith('web'))) {
      expect((await fetch(`${urlOf(world, name)}/sign-in`)).status, name).toBe(404)
      expect((await fetch(`${urlOf(world, name)}/metrics`)).status, name).toBe(200)
    }
  })

  it('has two people decide on the same candidates at once, through two processes, and loses nothing', async () => {
    const load = callers(world)
    await Promise.all(Array.from({ length: 40 }, () => load.comment(world.company.started)))
    expect(load.acknowledged).toHaveLength(40)
    expect(new Set(load.acknowledged.map(({ revision }) => revision)).size).toBe(40)
    expect(await proven(world, load.acknowledged)).toEqual([])
  })
})

describe('a process that dies', () => {
  it('as the relay is followed by the one that stands by', async () => {
    const duty = async () =>
      (
        await Promise.all(
          (['relay', 'relay stand-by'] as const).map(async (name) =>
            (await healthOf(world, name)).relay!.onDuty ? name : null,
          ),
        )
      ).filter((name) => name !== null)
    const [active, ...more] = await duty()
    expect(more).toEqual([])
    const other = active === 'relay' ? 'relay stand-by' : 'relay'
    const { epoch } = (await healthOf(world, active!)).relay!
    await kill(world, active!)
    const invited = await invite('web 1', 'Hedy')
    await vi.waitFor(
      async () => expect((await healthOf(world, other)).relay).toMatchObject({ onDuty: true, epoch: epoch + 1 }),
      { timeout: 30_000, interval: 500 },
    )
    await vi.waitFor(async () => expect((await invitations('web 2', invited.token)).stale).toBeNull(), {
      timeout: 20_000,
    })
    await restart(world, active!)
    expect(await duty()).toEqual([other])
  })

  it(
    'as any of the roles, under load, costs nobody anything that was acknowledged',
    async () => {
      const load = callers(world)
      await load.busy(async () => {
        for (let round = 0; round < KILLS; round++)
          for (const name of names) {
            const before = load.acknowledged.length
            await kill(world, name)
            await vi.waitFor(
              () => expect(load.acknowledged.length, `commands while ${name} is dead`).toBeGreaterThan(before + 5),
              { timeout: 30_000 },
            )
            const again = performance.now()
            await restart(world, name)
            await visible(load, name, again)
          }
      })
      expect(await proven(world, load.acknowledged)).toEqual([])
      console.info(
        `${load.acknowledged.length} commands acknowledged while ${KILLS * names.length} processes were killed`,
      )
    },
    KILLS * 1_200_000,
  )

  it(
    `and one that was only frozen, and wakes up when its work is somebody else’s, spoils nothing, ${FREEZES} times`,
    async () => {
      const load = callers(world)
      const { process: projector } = world.running.get('projector 1')!
      for (let i = 0; i < FREEZES; i++)
        await load.busy(async () => {
          projector.kill('SIGSTOP')
          await wait(FROZEN_MS)
          projector.kill('SIGCONT')
          await visible(load, 'a frozen projector')
        })
      expect(await proven(world, load.acknowledged)).toEqual([])
    },
    300_000 + FREEZES * (FROZEN_MS + 200_000),
  )
})

describe('asked to stop', () => {
  it.each(names)('%s is gone within ten seconds, having finished what it had begun', async (name) => {
    const { process: child, output } = world.running.get(name)!
    const began = performance.now()
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(child.exitCode).not.toBeNull(), { timeout: 12_000 })
    expect(child.exitCode, output()).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
