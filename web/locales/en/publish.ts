export default {
  title: 'Get Candidates',
  titleOf: 'Get Candidates: {{job}}',
  backToDashboard: 'Back To Dashboard',
  inviteTitle: 'Invite candidates',
  inviteTitleOf: 'Invite candidates: {{job}}',
  inviteClosed: 'This job does not take applications now. Candidates can be invited while it is active.',
} as const
