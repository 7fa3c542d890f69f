import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'Il n’y a actuellement aucune donnée à analyser',
  asTable: 'Afficher en tableau',
  download: 'Télécharger',
  day: 'Jour',
  week: 'Semaine du',
  month: 'Mois',
  weekOf: 'Semaine du {{day}}',
  ofPrevious: 'Par rapport à l’étape précédente',
  wentOn: '{{share}} ont continué',
  noneToPass: 'Personne n’a continué',
  timeSummary: 'Du {{from}} au {{to}}. Minimum : {{least}}, maximum : {{most}}.',
  distributionSummary: '{{total}} au total ; le plus grand nombre, {{most}}, à {{range}}.',
  listSummary_one: '{{number}} ligne : {{label}}, {{value}}.',
  listSummary_many: '{{number}} lignes. Première : {{label}}, {{value}}.',
  listSummary_other: '{{number}} lignes. Première : {{label}}, {{value}}.',
  funnelSummary: '{{many}} à {{from}}, {{few}} à {{to}}.',
  heatSummary: 'De {{least}} à {{most}}.',
} satisfies Translation<typeof english>
