import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { later } from '#contracts/kernel/time.ts'
import { seeded } from '../fixtures/seeded.ts'
import { startCalDav } from '../peers/caldav/server.ts'
import type { BookingAnswer, BookingOrder, BookingWorld, Looked } from './booking-protocol.ts'

/** Each step of a booking, and of what keeps its time and writes it into a calendar. */
export const bookingPoints = [
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'M1@interview-keeps-its-time',
  'M2@interview-keeps-its-time',
  'M3@interview-keeps-its-time',
  'M4@interview-keeps-its-time',
  'M1@interview-reaches-calendars',
  'M4@interview-reaches-calendars',
  'M7@interview-reaches-calendars',
] as const
/** How long a hold blocks others, and a little more. */
const HOLD_MS = 61 * 60_000
const FIRST_DAY_MS = 10 * 86_400_000

function spawn(dataDir: string, aheadMs: number, crashAt?: string) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'booking-driver.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CLOCK_AHEAD_MS: String(aheadMs),
      ...(crashAt && { CRASH_AT: crashAt }),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr!.on('data', (chunk: unknown) => (complaints += String(chunk)))
  const chosen = new Map<string, string>()
  let hear: (answer: BookingAnswer) => void = () => {}
  const died = new Promise<'dead'>((done, failed) =>
    child.once('exit', (code, signal) =>
      signal === 'SIGKILL'
        ? done('dead')
        : failed(new Error(`the platform ended by itself with ${code ?? signal}:\n${complaints}`)),
    ),
  )
  died.catch(() => {})
  /** The answer of this kind; null where the process died before. */
  async function answered<Did extends BookingAnswer['did']>(did: Did, order?: BookingOrder) {
    type Wanted = Extract<BookingAnswer, { did: Did }>
    const { promise, resolve, reject } = Promise.withResolvers<Wanted>()
    hear = (answer) => {
      if (answer.did === 'choose') chosen.set(answer.interviewId, answer.code)
      else if (answer.did === 'fail') reject(new Error(answer.problem))
      else if (answer.did === did) resolve(answer as Wanted)
    }
    if (order && child.connected) child.send(order, () => {})
    const outcome = await Promise.race([promise, died])
    return outcome === 'dead' ? null : outcome
  }
  child.on('message', (answer: BookingAnswer) => hear(answer))
  const opened = answered('open')
  const kill = async () => {
    child.kill('SIGKILL')
    await died
  }
  return { answered, opened, chosen, kill, died }
}

type BookingTally = {
  kills: number
  atPoint: Record<string, number>
  booked: number
  acknowledged: number
  freedByTime: number
  problems: string[]
}

/**
 * In each life ten candidates choose one time of two or three colleagues and a room at once, and the platform dies in the middle. In the
 * next one they send again what they did not hear of, or, in every other round, leave, and the first who comes an hour later has
 * the time if it was not booked. Then there is one booking, its claims and its entry in the calendar, and no other.
 */
export async function bookingKills(kills: number, points: readonly string[], seed: number): Promise<BookingTally> {
  const random = seeded(seed)
  const tally: BookingTally = { kills: 0, atPoint: {}, booked: 0, acknowledged: 0, freedByTime: 0, problems: [] }
  const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-booking-'))
  const peer = await startCalDav()
  peer.add('personal', { name: 'Personal' })
  const { objects } = peer.calendars.get('personal/')!
  let aheadMs = 0
  try {
    const first = spawn(dataDir, aheadMs)
    await first.opened
    const calendar = { address: peer.url, ...peer.account }
    const { world } = (await first.answered('world', { do: 'world', calendar }))!
    await first.kill()
    const day = new Date(Math.ceil((Date.now() + FIRST_DAY_MS) / 86_400_000) * 86_400_000).toISOString()
    for (; tally.kills < kills && tally.problems.length === 0; tally.kills++) {
      const round = tally.kills
      const start = later(day, { hours: round })
      const commandIds = world.candidateIds.map(() => randomUUID())
      // Of ten bookings at once, some pass a point more than once.
      const point = points[round % points.length]!
      const nth = /^L[12]$/.test(point) ? 1 + random.below(3) : 1
      const { ids, chosen, atPoint } = await dyingRace(spawnAt(point, nth), world, start, commandIds)
      if (atPoint) tally.atPoint[point] = (tally.atPoint[point] ?? 0) + 1
      const isLeft = round % 2 === 1
      if (isLeft) aheadMs += HOLD_MS
      const next = spawn(dataDir, aheadMs)
      await next.opened
      const before = (await next.answered('look', { do: 'look', world, ids, start }))!
      const again = isLeft ? ids.slice(0, 1) : ids.filter((id) => !chosen.has(id))
      const same = isLeft ? [] : commandIds.filter((_, at) => !chosen.has(ids[at]!))
      await next.answered('race', { do: 'race', world, ids: again, start, commandIds: same })
      const after = (await next.answered('look', { do: 'look', world, ids, start }))!
      await next.kill()
      const heard = [...chosen, ...next.chosen].flatMap(([id, code]) => (code === 'booked' ? [id] : []))
      tally.acknowledged += heard.length
      tally.booked += after.booked.length
      if (isLeft && before.booked.length === 0) tally.freedByTime += after.booked.length
      const written = [...objects.values()].filter((file) => file.includes(`DTSTART:${compact(start)}`))
      const mustBeBooked = isLeft || chosen.size === 0
      for (const problem of problemsOf(after, new Set(heard), written, mustBeBooked))
        tally.problems.push(`round ${round}, ${point}:${nth}${isLeft ? ', left' : ', sent again'}: ${problem}`)
    }
  } finally {
    await peer.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return tally

  function spawnAt(point: string, nth: number) {
    const planning = spawn(dataDir, aheadMs)
    return { planning, racing: () => spawn(dataDir, aheadMs, `${point}:${nth}`) }
  }
}

type Spawned = ReturnType<typeof spawn>

/** Plans in one life and races in another, so that a point is met by bookings alone. */
async function dyingRace(
  { planning, racing }: { planning: Spawned; racing: () => Spawned },
  world: BookingWorld,
  start: string,
  commandIds: string[],
) {
  await planning.opened
  const { ids } = (await planning.answered('plan', { do: 'plan', world, start }))!
  await planning.kill()
  const life = racing()
  await life.opened
  const ended = await life.answered('race', { do: 'race', world, ids, start, commandIds })
  if (ended) await life.kill()
  return { ids, chosen: life.chosen, atPoint: !ended }
}

const compact = (at: string) => at.replaceAll(/[-:]|\.000/g, '')

function problemsOf(
  { booked, needed, claims, clashes, now }: Looked,
  heard: ReadonlySet<string>,
  written: readonly string[],
  mustBeBooked: boolean,
): string[] {
  const problems: string[] = []
  const note = (isWrong: boolean, problem: string) => isWrong && problems.push(problem)
  note(booked.length > 1, `booked ${booked.length} times`)
  note(mustBeBooked && booked.length === 0, 'a free time was given to none of those who chose it')
  note(clashes > 0, `${clashes} clashes`)
  for (const id of heard) note(!booked.includes(id), `${id} heard that it is booked, and it is not`)
  const kept = claims.filter(({ until }) => until === null)
  note(kept.length !== needed, `${kept.length} claims are kept, and ${needed} are booked`)
  for (const { interviewId, holderId, until } of claims) {
    if (booked.includes(interviewId)) note(until !== null, `the time of ${holderId} is held, not kept`)
    else note(until === null, `${interviewId} keeps the time of ${holderId} without a booking`)
    note(until !== null && Date.parse(until) > Date.parse(now) + HOLD_MS, `a hold that lasts until ${until}`)
  }
  note(written.length !== booked.length, `${written.length} entries in the calendar for ${booked.length} bookings`)
  return problems
}
