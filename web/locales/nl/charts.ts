import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'Er zijn nu geen gegevens om te analyseren',
  asTable: 'Als tabel tonen',
  download: 'Downloaden',
  day: 'Dag',
  week: 'Week van',
  month: 'Maand',
  weekOf: 'Week van {{day}}',
  ofPrevious: 'Van de stap ervoor',
  wentOn: '{{share}} ging verder',
  noneToPass: 'Niemand om verder te gaan',
  timeSummary: 'Van {{from}} tot {{to}}. Laagste {{least}}, hoogste {{most}}.',
  distributionSummary: '{{total}} in totaal; de meeste, {{most}}, bij {{range}}.',
  listSummary_one: '{{number}} item: {{label}}, {{value}}.',
  listSummary_other: '{{number}} items. Eerste: {{label}}, {{value}}.',
  funnelSummary: '{{many}} bij {{from}}, {{few}} bij {{to}}.',
  heatSummary: 'Van {{least}} tot {{most}}.',
} satisfies Translation<typeof english>
