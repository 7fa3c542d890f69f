export default {
  title: 'Get Candidates',
  titleOf: 'Get Candidates: {{job}}',
  backToDashboard: 'Back To Dashboard',
} as const
