import * as z from 'zod'
import { Uuid } from '../kernel/ids.ts'
import { Role } from '../kernel/permissions.ts'
import { later } from '../kernel/time.ts'
import { teamColors } from './colors.ts'

/** A role of the system, or one the company made itself (TEAM-006). */
export const GlobalRole = z.union([Role, Uuid])

/** All users of the account; never stored (TEAM-010). */
export const EVERYONE = 'Everyone'

export const TeamColor = z.enum(teamColors)

export const MAX_GROUPS = 100
export const MAX_ROLES = 50
export const MAX_MEMBERS = 1000
export const MAX_TEAM_NAME = 60

export { sameName } from './same-name.ts'

/** How long an invitation can be answered. */
export const INVITATION_DAYS = 7
export const expiryFrom = (now: string) => later(now, { days: INVITATION_DAYS })
/** People in one call. */
export const MAX_INVITED = 100

/** TEAM-021, in its words. */
export const noSuchMember = 'User/Group does not exist'

export { matches, UNKNOWN } from './people.ts'
