import type { TeamColor } from '#contracts/company/colors.ts'
import type { OwnRole } from '../../team/role-options.ts'

export type ListedUser = {
  user_id: string
  username: string
  email: string
  status: 'pending' | 'expired' | 'active' | 'removed'
  role: string
  creator: boolean
  color: TeamColor
  portraitId: string | null
  invitation: { expiresAt: string } | null
  invitedByName: string | null
  groups: string[]
}
export type Shown = {
  users: ListedUser[]
  me: string
  groups: { group_id: string; name: string; color: TeamColor }[]
  roles: OwnRole[]
  given: string[]
  may: { invite: boolean; update: boolean; delete: boolean }
  /** What came of the last form; null until then and after a refusal. */
  came: object | null
}
