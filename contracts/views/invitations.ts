/** How far an invited person is. */
export const invitationStates = ['added', 'waiting', 'undelivered', 'started', 'completed'] as const
export type InvitationState = (typeof invitationStates)[number]
