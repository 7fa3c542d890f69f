import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seeded } from '../fixtures/seeded.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import type { OutreachAnswer, OutreachOrder, Reaching, Step } from './outreach-driver.ts'

const KILLS = Number(process.env.OUTREACH_KILLS ?? 12)
const [INVITED, IMPORTED, PART] = [500, 1000, 200]
/** Of the first lives; each that gets nowhere gives the next one longer. */
const LIFE_MS = 1500

const partsOf = (kind: 'invite' | 'import', all: number): Step[] =>
  Array.from({ length: Math.ceil(all / PART) }, (_, part) => {
    const count = Math.min(PART, all - part * PART)
    return { kind, part, count, last: (part + 1) * PART >= all }
  })

type Driver = {
  send: (order: OutreachOrder) => void
  next: <Did extends OutreachAnswer['did']>(did: Did) => Promise<Extract<OutreachAnswer, { did: Did }>>
}
class Ended extends Error {}

/** One life of the platform; it is killed after `mostMs`, or when `act` is done. */
async function live(env: Record<string, string>, mostMs: number, act: (driver: Driver) => Promise<unknown>) {
  const child = fork(join(import.meta.dirname, 'outreach-driver.ts'), {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr!.on('data', (chunk: unknown) => (complaints += String(chunk)))
  const heard: OutreachAnswer[] = []
  child.on('message', (answer: OutreachAnswer) => void heard.push(answer))
  const ended = once(child, 'exit')
  let killed = false
  const kill = () => {
    killed = true
    child.kill('SIGKILL')
  }
  const driver: Driver = {
    send: (order) => void (child.connected && child.send(order, () => {})),
    async next(did) {
      for (;;) {
        const at = heard.findIndex((answer) => answer.did === did)
        if (at >= 0) return heard.splice(at, 1)[0] as never
        if (child.exitCode !== null || child.signalCode !== null)
          throw killed ? new Ended() : new Error(`the platform ended by itself:\n${complaints}`)
        await wait(5)
      }
    },
  }
  let death: NodeJS.Timeout | undefined
  try {
    await driver.next('open').then((answer) => {
      heard.push(answer)
      death = setTimeout(kill, mostMs)
    })
    await act(driver)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  } finally {
    clearTimeout(death)
    kill()
    await ended
  }
}

it(
  `a platform that is killed ${KILLS} times while it invites ${INVITED}, imports ${IMPORTED}, automates and calls a webhook has each person, message and act once`,
  async () => {
    const random = seeded(Number(process.env.SEED ?? 1))
    const mails = await mailServer()
    const receiver = await webhookReceiver()
    const env = {
      ...{ DATA_DIR: emptyFolder(), RECEIVER: receiver.url('/events'), SMTP_URL: mails.url },
      ...{ MAIL_FROM: 'Acme <no-reply@acme.test>', MESSAGE_LIMITS_FACTOR: '10000' },
    }
    const steps: Step[] = [...partsOf('invite', INVITED), { kind: 'move' }, ...partsOf('import', IMPORTED)]
    let done = 0
    let reaching: Reaching | null = null
    await live(env, 600_000, async (driver) => ({ reaching } = await driver.next('open')))
    const known = { ...env, REACHING: JSON.stringify(reaching) }
    /** Asks again for what no answer came for, until all is answered. */
    const goOn = async (driver: Driver) => {
      await driver.next('open')
      for (; done < steps.length; done++) {
        driver.send({ do: 'step', step: steps[done]! })
        await driver.next('step')
      }
      await driver.next('step')
    }
    let patience = LIFE_MS
    for (let kills = 0; kills < KILLS; kills++) {
      const before = done
      await live(known, random.below(patience), goOn)
      patience = done === before ? patience * 1.5 : LIFE_MS
    }
    await live(known, 600_000, async (driver) => {
      await driver.next('open')
      for (; done < steps.length; done++) {
        driver.send({ do: 'step', step: steps[done]! })
        await driver.next('step')
      }
      for (;;) {
        driver.send({ do: 'look' })
        const { isIdle, people, imported } = await driver.next('look')
        const invitations = mails.received.filter(({ recipients }) => /^(invite|import)\./.test(recipients[0]!))
        const reached = new Set(invitations.map(({ recipients }) => recipients[0]!))
        const commented = people.filter(({ comments }) => comments > 0).length
        if (!isIdle || reached.size < INVITED + IMPORTED || commented < INVITED) {
          await wait(300)
          continue
        }
        const wanted = [
          ...Array.from({ length: INVITED }, (_, n) => `invite.${n}@example.org`),
          ...Array.from({ length: IMPORTED }, (_, n) => `import.${n}@example.org`),
        ].toSorted()
        expect(people.map(({ email }) => email).toSorted()).toEqual(wanted)
        expect([...reached].toSorted()).toEqual(wanted)
        expect(imported).toBe(IMPORTED)
        // One message has one id: what a server is given again is known there.
        expect(new Set(invitations.map(({ mail }) => mail.messageId)).size).toBe(INVITED + IMPORTED)
        for (const { email, columnId, comments, invitations: asked } of people) {
          const isInvited = email.startsWith('invite.')
          const expected = { email, columnId: isInvited ? 'hired' : 'default', comments: isInvited ? 1 : 0, asked: 1 }
          expect({ email, columnId, comments, asked }).toEqual(expected)
        }
        const events = receiver.at('/events').map(({ body }) => JSON.parse(body) as Called)
        const ids = new Map(events.map(({ id, data }) => [id, data.candidate.email]))
        expect([...ids.values()].toSorted()).toEqual(wanted)
        console.log({ kills: KILLS, mails: invitations.length, calls: events.length, people: people.length })
        return
      }
    })
    expect(done).toBe(steps.length)
    await mails.close()
    await receiver.close()
  },
  600_000 + KILLS * 60_000,
)
type Called = { id: string; data: { candidate: { email: string } } }
