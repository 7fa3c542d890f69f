export default {
  jobs: 'Active jobs',
  seats: 'User seats',
  candidates: 'One-way interviews this month',
  lives: 'Live interviews this month',
  texts: 'Text messages this month',
  used: '{{used}} of {{total}} used',
  left: '{{number}} left',
  over: '{{number}} over the limit',
  waiting: 'Candidates waiting: {{number}}',
  candidateOf: 'Candidate for {{job}}',
  more: 'and {{number}} more',
  askThem: 'Your account administrators:',
} as const
