import type { Asker } from '#contracts/kernel/asker.ts'
import type { Team } from '#projections/team/reader.ts'
import type { Core } from '../../core/core.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { assignRole, removeUsers, resendInvitation, revokeInvitation } from './change-users.ts'
import {
  addMembersToGroups,
  changeGroup,
  changeRole,
  createGroup,
  createRole,
  deleteGroup,
  deleteRole,
} from './groups-and-roles.ts'
import { changePortrait } from './change-portrait.ts'
import { inviteUsers } from './invite-users.ts'
import { joining } from './join.ts'
import { renameUser } from './rename-user.ts'

export const teamUseCases = (core: Core) => ({
  /** The team is shown to those who have proved their address (TEAM-024). */
  async team(asker: Asker): Promise<Team> {
    await requireVerifiedEmail(core, asker)
    return core.readers.teamOf(asker)
  },
  ...joining(core),
  inviteUsers: inviteUsers(core),
  resendInvitation: resendInvitation(core),
  revokeInvitation: revokeInvitation(core),
  assignRole: assignRole(core),
  removeUsers: removeUsers(core),
  renameUser: renameUser(core),
  changePortrait: changePortrait(core),
  createGroup: createGroup(core),
  changeGroup: changeGroup(core),
  deleteGroup: deleteGroup(core),
  addMembersToGroups: addMembersToGroups(core),
  createRole: createRole(core),
  changeRole: changeRole(core),
  deleteRole: deleteRole(core),
})
