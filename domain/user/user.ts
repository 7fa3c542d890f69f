import type { UserId } from '#contracts/ids.ts'
import type { Role } from '#contracts/permissions.ts'
import type { UserEvent } from '#contracts/user/events.ts'

export type ActiveUser = { status: 'active'; userId: UserId; name: string; email: string; passwordHash: string; role: Role; creator: boolean }
export type User = { status: 'unknown' } | ActiveUser

export const initialState = (): User => ({ status: 'unknown' })

export const evolve = (_state: User, { data }: UserEvent): User => ({ status: 'active', ...data })
