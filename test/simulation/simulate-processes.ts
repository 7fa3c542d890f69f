import { Rejected } from '#contracts/kernel/rejections.ts'
import { canonical } from '#infra/canonical.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { deciders } from '#services/commands/deciders.ts'
import { commandHandler } from '#services/commands/handle.ts'
import { moveEachCandidate } from '#services/processes/bulk-move.ts'
import { invitedCandidateGetsMail } from '#services/processes/invitation-mail.ts'
import { jobSlotConsumedActivatesJob, jobStatusSettlesSlot } from '#services/processes/job-slot.ts'
import type { AnyProcessManager, Dispatch, ProcessManager } from '#services/processes/process-manager.ts'
import { sendMail } from '#services/effects/mail/send.ts'
import { emailReservedOpensAccount } from '#services/processes/sign-up.ts'
import { startProcesses } from '#services/processes/worker.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { noon } from '../fixtures/people.ts'
import { seeded } from '../fixtures/seeded.ts'
import { processProblems } from './check-processes.ts'
import { companyLife } from './company-life.ts'
import { type Disk, emptyDisk, memoryEventStore } from './memory.ts'
import { bootProcess, fate, type Ports } from './process.ts'
import { type ProcessPorts, type ProcessRule, processRules } from './process-rules.ts'

/** What has left the company: mails as they were first given away, and commands that were answered. */
export type Outside = { mails: Map<string, string>; dispatched: Set<string> }

const key = Buffer.alloc(32)
const codec = makeCodec({ key: async () => key, cached: () => key } as unknown as KeyRing)

/** A command that says something new each time it is sent: sent twice, it shows. */
const remindAtOnce: ProcessManager<CandidateEvent> = {
  name: 'invited-candidate-is-reminded',
  category: 'candidate',
  on: ['CandidateInvited'],
  react: ({ stream }) => {
    const candidateId = stream.slice(stream.indexOf('-') + 1)
    return [
      {
        kind: 'command',
        aggregate: 'candidate',
        id: candidateId,
        command: { type: 'RemindCandidate', data: { candidateId } },
      },
    ]
  },
}

/** The managers of the product; what one of them looks up is different each time, as a link that is made anew is. */
function managersOf(): readonly AnyProcessManager[] {
  let looks = 0
  const mail: AnyProcessManager = {
    ...invitedCandidateGetsMail,
    look: async () => ({
      name: 'Ada',
      email: 'ada@example.org',
      job: 'Porter',
      company: 'Acme',
      link: `look ${++looks}`,
    }),
  }
  return [
    emailReservedOpensAccount,
    jobSlotConsumedActivatesJob,
    jobStatusSettlesSlot,
    moveEachCandidate,
    mail,
    remindAtOnce,
  ]
}

/** The process managers of one process, over ports of which one may lack its rule. */
const beginOver =
  (disk: Outside, managers: readonly AnyProcessManager[], off: ProcessRule | undefined) =>
  ({ store, reads: checkpoints, bus, pause, dies }: Ports) => {
    const commands = commandHandler(store, codec)
    const dispatch: Dispatch = async (aggregate, tenant, id, command, context, stillWanted) =>
      (await commands.handle(deciders[aggregate]!, id, command, context, tenant, stillWanted)).token
    const all: ProcessPorts = { store, codec, commands, dispatch, checkpoints }
    const outside = dies({
      async call(_core: unknown, { id, payload }: { id: string; payload: object }) {
        await pause()
        if (!disk.mails.has(id)) disk.mails.set(id, canonical(payload))
        await pause()
      },
    })
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
    return startProcesses(
      {
        core: undefined as never,
        calls: { mail: { send: { ...sendMail, ...outside } } },
        now: () => noon,
        bus,
        ...ports,
        dispatch: noted,
      },
      managers,
      { retryMs: () => 1 },
    )
  }

/**
 * One schedule: people work while records are lost, doubled, held back and shuffled, and processes die at any moment,
 * stall, and at times run twice. Answers what process managers did twice, never, or other than decided.
 */
export async function simulateProcesses(seed: number, off?: ProcessRule): Promise<string[]> {
  const random = seeded(seed)
  const managers = managersOf()
  const disk: Disk & Outside = { ...emptyDisk(), mails: new Map(), dispatched: new Set() }
  const people = companyLife(
    random,
    commandHandler(
      memoryEventStore(disk, async () => {}),
      codec,
    ),
  )
  await people.begin()

  const survivor = await fate({
    random,
    boot: () => bootProcess(disk, random, beginOver(disk, managers, off)),
    work: () => people.next(),
    steps: 8 + random.below(24),
    sweepsTo: 0.78,
    killsTo: 0.85,
    settles: 0.3,
    turns: 40,
  })
  for (
    let written = -1;
    written < disk.log.length || survivor.worker.openCalls() > 0 || survivor.worker.status().length > 0;
  ) {
    written = disk.log.length
    await survivor.worker.sweep()
    await new Promise((done) =>
      setTimeout(done, survivor.worker.openCalls() + survivor.worker.status().length > 0 ? 2 : 0),
    )
  }
  survivor.kill()
  return processProblems(disk, managers, codec)
}
