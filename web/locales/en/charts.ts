export default {
  /** A§8, word for word. */
  noData: 'There are currently no data to analyse',
  asTable: 'Show as table',
  download: 'Download',
  day: 'Day',
  week: 'Week of',
  month: 'Month',
  weekOf: 'Week of {{day}}',
  ofPrevious: 'Of the step before',
  wentOn: '{{share}} went on',
  noneToPass: 'None to go on',
  timeSummary: 'From {{from}} to {{to}}. Lowest {{least}}, highest {{most}}.',
  distributionSummary: '{{total}} in all; most, {{most}}, at {{range}}.',
  listSummary_one: '{{number}} entry: {{label}}, {{value}}.',
  listSummary_other: '{{number}} entries. First: {{label}}, {{value}}.',
  funnelSummary: '{{many}} at {{from}}, {{few}} at {{to}}.',
  heatSummary: 'From {{least}} to {{most}}.',
} as const
