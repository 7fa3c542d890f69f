import type { CandidateId, CompanyId, JobId, UserId } from './ids.ts'
import type { Permission, Role } from './permissions.ts'

/**
 * Who is asking. Every reader and every command takes one; there is no way to reach a record without it.
 * `session` is what a person's request came with. `companyId` scopes everything: another company's record is not found, never forbidden.
 */
export type Asker = { companyId: CompanyId; permissions: readonly Permission[] } & (
  | { kind: 'user'; userId: UserId; role: Role; creator: boolean; session?: { id: string; kind: 'browser' | 'token' | 'entry' } }
  | { kind: 'apiKey'; keyId: string }
  | { kind: 'candidate'; jobId: JobId; candidateId: CandidateId }
  | { kind: 'process'; name: string }
)

/** The actor as it is written into the log. Names are looked up when read: they are personal. */
export type Actor = { kind: 'user' | 'apiKey' | 'candidate' | 'process'; id: string }

export function actorOf(asker: Asker): Actor {
  switch (asker.kind) {
    case 'user':
      return { kind: 'user', id: asker.userId }
    case 'apiKey':
      return { kind: 'apiKey', id: asker.keyId }
    case 'candidate':
      return { kind: 'candidate', id: asker.candidateId }
    case 'process':
      return { kind: 'process', id: asker.name }
  }
}

export const mayDo = (asker: Asker, permission: Permission) => asker.permissions.includes(permission)
