import { Rejected } from '#contracts/rejections.ts'
import { canonical } from '#infra/canonical.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { hostileBus } from '#infra/engines/event-bus/hostile.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { deciders } from '#services/commands/deciders.ts'
import { commandHandler } from '#services/commands/handle.ts'
import { moveEachCandidate } from '#services/processes/bulk-move.ts'
import { invitedCandidateGetsMail } from '#services/processes/invitation-mail.ts'
import { jobSlotConsumedActivatesJob, jobStatusSettlesSlot } from '#services/processes/job-slot.ts'
import type { AnyProcessManager, Dispatch, ProcessManager } from '#services/processes/process-manager.ts'
import { emailReservedOpensAccount } from '#services/processes/sign-up.ts'
import { startProcesses } from '#services/processes/worker.ts'
import { startRelay } from '#services/relay/relay.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { noon } from '../fixtures/people.ts'
import { seeded, type Seeded } from '../fixtures/seeded.ts'
import { processProblems } from './check-processes.ts'
import { companyLife } from './company-life.ts'
import { type Disk, emptyDisk, memoryEventStore, memoryReads } from './memory.ts'
import { type Life, mortal } from './mortal.ts'
import { type ProcessPorts, type ProcessRule, processRules } from './process-rules.ts'

/** What has left the company: mails as they were first given away, and commands that were answered. */
export type Outside = { mails: Map<string, string>; dispatched: Set<string> }

const key = Buffer.alloc(32)
const codec = makeCodec({ key: async () => key, cached: () => key } as unknown as KeyRing)
const settled = () => new Promise<void>((done) => setImmediate(done))

/** A command that says something new each time it is sent: sent twice, it shows. */
const remindAtOnce: ProcessManager<CandidateEvent> = {
  name: 'invited-candidate-is-reminded',
  category: 'candidate',
  on: ['CandidateInvited'],
  react: ({ stream }) => {
    const candidateId = stream.slice(stream.indexOf('-') + 1)
    return [{ kind: 'command', aggregate: 'candidate', id: candidateId, command: { type: 'RemindCandidate', data: { candidateId } } }]
  },
}

/** The managers of the product; what one of them looks up is different each time, as a link that is made anew is. */
function managersOf(): readonly AnyProcessManager[] {
  let looks = 0
  const mail: AnyProcessManager = {
    ...invitedCandidateGetsMail,
    look: async () => ({ name: 'Ada', email: 'ada@example.org', job: 'Porter', company: 'Acme', link: `look ${++looks}` }),
  }
  return [emailReservedOpensAccount, jobSlotConsumedActivatesJob, jobStatusSettlesSlot, moveEachCandidate, mail, remindAtOnce]
}

/** One process: relay, hostile bus and process managers over a disk and an outside that outlive it. */
async function boot(disk: Disk & Outside, random: Seeded, managers: readonly AnyProcessManager[], off: ProcessRule | undefined) {
  const life: Life = { over: false, stalled: undefined }
  let wake = () => {}
  const pause = async () => {
    for (let i = random.below(3); i > 0; i--) await Promise.resolve()
  }
  const memory = memoryEventStore(disk, pause)
  const store = mortal<EventStore>(memory, life)
  const checkpoints = mortal(memoryReads(disk, pause), life)
  const commands = commandHandler(store, codec)
  const dispatch: Dispatch = async (aggregate, tenant, id, command, context) => (await commands.handle(deciders[aggregate]!, id, command, context, tenant)).token
  const all: ProcessPorts = { store, codec, commands, dispatch, checkpoints }
  const outside = mortal(
    {
      async sendMail(effectId: string, _tenant: string, mail: object) {
        await pause()
        if (!disk.mails.has(effectId)) disk.mails.set(effectId, canonical(mail))
        await pause()
      },
    },
    life,
  )
  const bus = hostileBus(embeddedEventBus(), { random: random.next, lose: 0.08, duplicate: 0.15, delay: 0.15, reorder: 0.3 })
  const ports = off ? processRules[off](all) : all
  const noted: Dispatch = async (...order) => {
    const answered = () => disk.dispatched.add(order[4].commandId)
    return ports.dispatch(...order).then(
      (token) => (answered(), token),
      (error: unknown) => {
        if (error instanceof Rejected && !error.code.startsWith('command/')) answered()
        throw error
      },
    )
  }
  const processes = await startProcesses({ core: undefined as never, eraseRecording: async () => {}, now: () => noon, bus, ...outside, ...ports, dispatch: noted }, managers, { retryMs: () => 1 })
  const relay = await startRelay({ store, bus, checkpoints, saveMs: 0 })
  return {
    processes,
    hear: memory.tell,
    release: () => bus.release(),
    /** As SIGSTOP and SIGCONT would: it wakes up believing that nothing has happened. */
    stall() {
      life.stalled ??= new Promise((resume) => (wake = resume))
    },
    wake() {
      life.stalled = undefined
      wake()
    },
    /** As SIGKILL would: whatever is half done stays half done. */
    kill() {
      void processes.stop()
      void relay.stop()
      life.over = true
    },
  }
}

/**
 * One schedule: people work while records are lost, doubled, held back and shuffled, and processes die at any moment,
 * stall, and at times run twice. Answers what process managers did twice, never, or other than decided.
 */
export async function simulateProcesses(seed: number, off?: ProcessRule): Promise<string[]> {
  const random = seeded(seed)
  const managers = managersOf()
  const disk: Disk & Outside = { ...emptyDisk(), mails: new Map(), dispatched: new Set() }
  const people = companyLife(random, commandHandler(memoryEventStore(disk, async () => {}), codec))
  await people.begin()
  let running = [await boot(disk, random, managers, off)]

  for (let step = 8 + random.below(24); step > 0; step--) {
    const roll = random.next()
    const process = random.pick(running)
    if (roll < 0.55) {
      await people.next()
      for (const each of running) each.hear()
    } else if (roll < 0.7) process.release().catch(() => {})
    else if (roll < 0.78) void process.processes.sweep()
    else if (roll < 0.85) {
      process.kill()
      running = running.filter((each) => each !== process)
      if (running.length === 0) running.push(await boot(disk, random, managers, off))
    } else if (roll < 0.91) {
      if (running.length === 1) running.push(await boot(disk, random, managers, off))
    } else if (roll < 0.96) process.stall()
    else process.wake()
    if (random.chance(0.3)) await settled()
    else for (let i = random.below(40); i > 0; i--) await Promise.resolve()
  }

  for (const process of running) process.wake()
  await settled()
  const survivor = random.pick(running)
  for (const process of running) if (process !== survivor) process.kill()
  await survivor.release()
  for (let written = -1; written < disk.log.length || survivor.processes.status().length > 0; ) {
    written = disk.log.length
    await survivor.processes.sweep()
    await new Promise((done) => setTimeout(done, survivor.processes.status().length > 0 ? 2 : 0))
  }
  survivor.kill()
  return processProblems(disk, managers, codec)
}
