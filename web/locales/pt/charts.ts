import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'No momento não há dados para analisar',
  asTable: 'Mostrar como tabela',
  download: 'Baixar',
  day: 'Dia',
  week: 'Semana de',
  month: 'Mês',
  weekOf: 'Semana de {{day}}',
  ofPrevious: 'Da etapa anterior',
  wentOn: '{{share}} avançaram',
  noneToPass: 'Ninguém para avançar',
  timeSummary: 'De {{from}} a {{to}}. Mínimo {{least}}, máximo {{most}}.',
  distributionSummary: '{{total}} no total; o maior número, {{most}}, em {{range}}.',
  listSummary_one: '{{number}} item: {{label}}, {{value}}.',
  listSummary_many: '{{number}} de itens. Primeiro: {{label}}, {{value}}.',
  listSummary_other: '{{number}} itens. Primeiro: {{label}}, {{value}}.',
  funnelSummary: '{{many}} em {{from}}, {{few}} em {{to}}.',
  heatSummary: 'De {{least}} a {{most}}.',
} satisfies Translation<typeof english>
