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
  heldTitle: 'This candidate waits for you',
  heldText:
    'Your plan’s {{of}} one-way interviews of this month are used up: {{used}} candidates completed. Recordings and answers are kept safe, and appear when the plan has room or the next month begins.',
  heldUpgrade: 'See plans',
  askThem: 'Your account administrators:',
} as const
