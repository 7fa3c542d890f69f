export default {
  updatedNow: 'Updated just now',
  asOf: 'As of <at>{{at}}</at>',
  lastIncluded: 'last event included: <at>{{at}}</at>',
  figure: '{{label}}: {{number}}',

  // Lengths of time
  days: '{{number}} d',
  hours: '{{number}} h',
  minutes: '{{number}} min',
  seconds: '{{number}} s',
} as const
