import type { Core } from '../../platform.ts'
import { assignRole, removeUsers, resendInvitation, revokeInvitation } from './change-users.ts'
import { addMembersToGroups, changeGroup, changeRole, createGroup, createRole, deleteGroup, deleteRole } from './groups-and-roles.ts'
import { inviteUsers } from './invite-users.ts'
import { joining } from './join.ts'

export const teamUseCases = (core: Core) => ({
  ...joining(core),
  inviteUsers: inviteUsers(core),
  resendInvitation: resendInvitation(core),
  revokeInvitation: revokeInvitation(core),
  assignRole: assignRole(core),
  removeUsers: removeUsers(core),
  createGroup: createGroup(core),
  changeGroup: changeGroup(core),
  deleteGroup: deleteGroup(core),
  addMembersToGroups: addMembersToGroups(core),
  createRole: createRole(core),
  changeRole: changeRole(core),
  deleteRole: deleteRole(core),
})
