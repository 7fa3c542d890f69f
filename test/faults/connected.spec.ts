import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seeded } from '../fixtures/seeded.ts'
import { mergePeer } from '../peers/merge/server.ts'
import { apply, stagesOf } from '../peers/merge/state.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { emptyFolder } from '../support/data-folder.ts'
import type { Connected, ConnectedAnswer, ConnectedOrder } from './connected-driver.ts'

const KILLS = Number(process.env.CONNECTED_KILLS ?? 50)
const PEOPLE_A_LIFE = 20

/** One life of the platform; `until` says when it ends. */
async function live(env: Record<string, string>, until: (driver: Driver) => Promise<unknown>) {
  const child = fork(join(import.meta.dirname, 'connected-driver.ts'), {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr!.on('data', (chunk: unknown) => (complaints += String(chunk)))
  const heard: ConnectedAnswer[] = []
  child.on('message', (answer: ConnectedAnswer) => void heard.push(answer))
  const ended = once(child, 'exit')
  const driver: Driver = {
    send: (order) => void child.send(order, () => {}),
    async next(did) {
      for (;;) {
        const at = heard.findIndex((answer) => answer.did === did)
        if (at >= 0) return heard.splice(at, 1)[0] as never
        if (child.exitCode !== null) throw new Error(`the platform ended by itself:\n${complaints}`)
        await wait(5)
      }
    },
  }
  try {
    await until(driver)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
type Driver = {
  send: (order: ConnectedOrder) => void
  next: <Did extends ConnectedAnswer['did']>(did: Did) => Promise<Extract<ConnectedAnswer, { did: Did }>>
}

it(
  `a platform that is killed ${KILLS} times while it synchronises and delivers has each person once, and sent each event under one id at least once`,
  async () => {
    const random = seeded(Number(process.env.SEED ?? 1))
    const peer = await mergePeer({ callsAMinute: 1_000_000 })
    const receiver = await webhookReceiver()
    receiver.answers.set('/events', (_, times) => (times % 50 === 0 ? 'nothing' : { code: 204 }))
    const env = { ...peer.settings, DATA_DIR: emptyFolder(), RECEIVER: receiver.url('/events') }
    let connected: Connected | null = null
    await live(env, async (driver) => {
      const { linkToken } = await driver.next('open')
      const { publicToken, account } = peer.link(linkToken!)
      const mergeJobId = account.jobs[0]!.id
      driver.send({ do: 'link', publicToken, mergeJobId, stageId: stagesOf(account, mergeJobId)[0]!.id })
      ;({ connected } = await driver.next('linked'))
    })
    const account = peer.accountOf(connected!.companyId)
    const known = { ...env, CONNECTED: JSON.stringify(connected) }
    let people = 0
    for (let kills = 1; kills < KILLS; kills++) {
      for (let n = 0; n < PEOPLE_A_LIFE; n++, people++)
        apply(account, { name: `Grace ${people}`, email: `grace.${people}@example.org` })
      await live(known, async (driver) => {
        await driver.next('open')
        driver.send({ do: 'sync' })
        await wait(random.below(600))
      })
    }
    const wanted = Array.from({ length: people }, (_, n) => `grace.${n}@example.org`)
    await live(known, async (driver) => {
      await driver.next('open')
      driver.send({ do: 'sync' })
      for (;;) {
        driver.send({ do: 'look' })
        const { isIdle, emails, events, waiting } = await driver.next('look')
        const isThere = emails.filter((email) => email.startsWith('grace.')).length >= people
        if (!isIdle || !isThere || waiting > 0) {
          await wait(200)
          continue
        }
        expect(emails.filter((email) => email.startsWith('grace.')).toSorted()).toEqual(wanted.toSorted())
        const delivered = receiver.at('/events').map(({ body, headers }) => {
          const { id, data } = JSON.parse(body) as { id: string; data: { candidate: { email: string } } }
          expect(headers['webhook-id']).toBe(id)
          return { id, email: data.candidate.email }
        })
        expect([...new Set(delivered.map(({ id }) => id))].toSorted()).toEqual(events.toSorted())
        const ids = new Map(delivered.map(({ id, email }) => [id, email]))
        expect([...ids.values()].toSorted()).toEqual(wanted.toSorted())
        console.log({ kills: KILLS, people, events: events.length, calls: delivered.length })
        return
      }
    })
    await peer.close()
    await receiver.close()
  },
  300_000 + KILLS * 60_000,
)
