import type { CandidateId, CompanyId, JobId, UserId } from './ids.ts'
import type { Permission, RoleId } from './permissions.ts'

/**
 * What decides on a job where the plan supports roles and permissions and the user is no administrator: the groups
 * they are in, what each of the company's own roles allows, and the scopes of a token. Absent, the global role counts on
 * every job.
 */
export type OnJobs = {
  groups: readonly string[]
  roles: ReadonlyMap<RoleId, readonly Permission[]>
  scopes?: readonly Permission[]
}

export const signInMethods = ['password', 'google', 'sso', 'link'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** What a request came with; `endsAt` is when it is over unless it is used before, in milliseconds. */
type Session = {
  id: string
  kind: 'browser' | 'token' | 'entry' | 'confirmation'
  method: SignInMethod
  endsAt: number
}

/**
 * Who is asking. Every reader and every command takes one; there is no way to reach a record without it.
 * `companyId` scopes everything: another company's record is not found, never forbidden. `permissions` are those in the
 * company; on a job ask `permissionsOnJob`. `role` is the global role, empty when it is gone. `session` is what the request came with. `endsAt`: the instant at which a candidate's link ends.
 * A guest has a link to shared candidates and no account.
 * `operator` is set for people who run the installation, in a browser session that no company's identity provider opened.
 */
export type Asker = { companyId: CompanyId; permissions: readonly Permission[]; session?: Session } & (
  | { kind: 'user'; userId: UserId; role: RoleId; creator: boolean; onJobs?: OnJobs; operator?: true }
  /** Without an owner it is a service account's, which acts on every job. With `onlyJob` it edits that one and reaches no other record. */
  | { kind: 'apiKey'; keyId: string; owner?: { userId: UserId; role: RoleId }; onJobs?: OnJobs; onlyJob?: JobId }
  | { kind: 'candidate'; jobId: JobId; candidateId: CandidateId; endsAt?: string }
  | { kind: 'guest'; shareId: string; guestId: string }
  | { kind: 'process'; name: string }
)

/** The actor as it is written into the log. Names are looked up when read: they are personal. */
export const actorKinds = ['user', 'apiKey', 'candidate', 'guest', 'process'] as const
export type Actor = { kind: (typeof actorKinds)[number]; id: string }

export function actorOf(asker: Asker): Actor {
  switch (asker.kind) {
    case 'user':
      return { kind: 'user', id: asker.userId }
    case 'apiKey':
      return { kind: 'apiKey', id: asker.keyId }
    case 'candidate':
      return { kind: 'candidate', id: asker.candidateId }
    case 'guest':
      return { kind: 'guest', id: asker.guestId }
    case 'process':
      return { kind: 'process', id: asker.name }
  }
}

/** Under which id the asker keeps what is theirs alone, such as drafts and filters: a person's own, or an API key's. */
export const ownerIdOf = (asker: Asker): string | null =>
  asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : null

/** A person who runs the company's account, signed in. */
export const isCompanyAdmin = (asker: Asker) => asker.kind === 'user' && (asker.creator || asker.role === 'admin')

export const mayDo = (asker: Asker, permission: Permission) => asker.permissions.includes(permission)

/** Whether the asker runs this installation: a right beside those of a company. */
export const isOperator = (asker: Asker): boolean => asker.kind === 'user' && asker.operator === true

/** The rules that hold for them job by job; null for people whose permissions are the same on every job. */
export const onJobsOf = (asker: Asker): OnJobs | null => ('onJobs' in asker && asker.onJobs) || null
