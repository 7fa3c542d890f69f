/** Which change of the team failed (TEAM-036, AUTH-051), by intent. That it cannot be read is a page of its own. */
export const collaboratorErrors = {
  invite: 'AddCollaboratorError',
  resend: 'UpdateCollaboratorError',
  assign: 'UpdateCollaboratorError',
  revoke: 'DeleteCollaboratorError',
  remove: 'DeleteCollaboratorError',
} as const
export type CollaboratorError = (typeof collaboratorErrors)[keyof typeof collaboratorErrors]
