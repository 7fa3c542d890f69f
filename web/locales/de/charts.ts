import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'Derzeit gibt es keine Daten zum Auswerten',
  asTable: 'Als Tabelle anzeigen',
  download: 'Herunterladen',
  day: 'Tag',
  week: 'Woche ab',
  month: 'Monat',
  weekOf: 'Woche ab {{day}}',
  ofPrevious: 'Anteil am Schritt davor',
  wentOn: '{{share}} kamen weiter',
  noneToPass: 'Niemand kam weiter',
  timeSummary: 'Von {{from}} bis {{to}}. Niedrigster Wert {{least}}, höchster {{most}}.',
  distributionSummary: 'Insgesamt {{total}}; die meisten, {{most}}, bei {{range}}.',
  listSummary_one: '{{number}} Eintrag: {{label}}, {{value}}.',
  listSummary_other: '{{number}} Einträge. Erster: {{label}}, {{value}}.',
  funnelSummary: '{{many}} bei {{from}}, {{few}} bei {{to}}.',
  heatSummary: 'Von {{least}} bis {{most}}.',
} satisfies Translation<typeof english>
