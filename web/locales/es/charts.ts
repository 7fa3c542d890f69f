import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'Actualmente no hay datos que analizar',
  asTable: 'Mostrar como tabla',
  download: 'Descargar',
  day: 'Día',
  week: 'Semana del',
  month: 'Mes',
  weekOf: 'Semana del {{day}}',
  ofPrevious: 'Respecto al paso anterior',
  wentOn: '{{share}} continuaron',
  noneToPass: 'Nadie continuó',
  timeSummary: 'De {{from}} a {{to}}. Mínimo {{least}}, máximo {{most}}.',
  distributionSummary: '{{total}} en total; la mayoría, {{most}}, en {{range}}.',
  listSummary_one: '{{number}} elemento: {{label}}, {{value}}.',
  listSummary_many: '{{number}} de elementos. Primero: {{label}}, {{value}}.',
  listSummary_other: '{{number}} elementos. Primero: {{label}}, {{value}}.',
  funnelSummary: '{{many}} en {{from}}, {{few}} en {{to}}.',
  heatSummary: 'De {{least}} a {{most}}.',
} satisfies Translation<typeof english>
