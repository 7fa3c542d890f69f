import { status } from '@grpc/grpc-js'
import { refusal } from './errors.ts'

/** What can be made to go wrong, until it has happened `times` times to calls of the kind `of`. */
export type Fault = {
  is:
    | 'stall'
    | 'reply-lost'
    | 'not-leader'
    /** Nor does gossip name one, while calls wait to meet it. */
    | 'no-leader'
    | 'deadline'
    | 'unknown'
    | 'unavailable'
    | 'slow'
    | 'checkpoint-ahead'
    | 'commit-timeout'
    | 'reset'
    | 'access-denied'
  of?: 'append' | 'read' | 'read-all' | 'subscribe'
  times?: number
  /** For what is answered with an error: whether the append was carried out all the same. */
  written?: boolean
  /** For `slow`. */
  ms?: number
}
type Kind = NonNullable<Fault['of']>

export type Passed = { before?: Error; after?: Error | 'silence' }

/** The switches, thrown over the control channel. Faults wait in line; each call takes the first that concerns it. */
export function openSwitches(address: () => { host: string; port: number }) {
  let faults: Fault[] = []
  const happened: Record<string, number> = {}

  function take(kind: Kind, concerns: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find((each) => (each.of ?? 'append') === kind && concerns(each))
    if (!fault) return undefined
    happened[fault.is] = (happened[fault.is] ?? 0) + 1
    fault.times = (fault.times ?? 1) - 1
    faults = faults.filter(({ times }) => times === undefined || times > 0)
    return fault
  }

  return {
    add: (fault: Fault) => void faults.push({ times: 1, ...fault }),
    clear: () => void (faults = []),
    hasLeader: () => !faults.some(({ is }) => is === 'no-leader'),
    state: () => ({ waiting: faults, happened }),
    checkpointAhead: () => take('subscribe', ({ is }) => is === 'checkpoint-ahead') !== undefined,
    /** What becomes of a call: an error or silence before it is carried out, or after. */
    async pass(kind: Kind, { requiresLeader }: { requiresLeader: boolean }): Promise<Passed> {
      const fault = take(kind, ({ is }) => is !== 'checkpoint-ahead' && (is !== 'not-leader' || requiresLeader))
      const either = (error: Error): Passed => (fault?.written ? { after: error } : { before: error })
      switch (fault?.is) {
        case 'slow':
          await new Promise((done) => setTimeout(done, fault.ms ?? 100))
          return {}
        case 'stall':
          return new Promise(() => {})
        case 'reply-lost':
          return { after: 'silence' }
        case 'not-leader':
          return { before: refusal.notLeader(address()) }
        case 'deadline':
          return either(refusal.of(status.DEADLINE_EXCEEDED, 'Deadline Exceeded'))
        case 'unknown':
          return either(refusal.of(status.UNKNOWN, 'Exception was thrown by handler.'))
        case 'no-leader':
        case 'unavailable':
          return either(refusal.serverNotReady())
        case 'commit-timeout':
          return either(refusal.commitTimeout())
        case 'reset':
          return either(refusal.of(status.INTERNAL, 'Received RST_STREAM with code 0'))
        case 'access-denied':
          return { before: refusal.accessDenied() }
        default:
          return {}
      }
    },
  }
}
export type Switches = ReturnType<typeof openSwitches>
