import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'אין כרגע נתונים לניתוח',
  asTable: 'הצגה כטבלה',
  download: 'הורדה',
  day: 'יום',
  week: 'שבוע החל מ־',
  month: 'חודש',
  weekOf: 'שבוע החל מ־{{day}}',
  ofPrevious: 'מתוך השלב הקודם',
  wentOn: '{{share}} המשיכו הלאה',
  noneToPass: 'איש לא המשיך הלאה',
  timeSummary: 'מ־{{from}} עד {{to}}. הערך הנמוך ביותר {{least}}, הגבוה ביותר {{most}}.',
  distributionSummary: 'בסך הכול {{total}}; הרוב, {{most}}, ב־{{range}}.',
  listSummary_one: 'רשומה {{number}}: {{label}}, {{value}}.',
  listSummary_other: '{{number}} רשומות. הראשונה: {{label}}, {{value}}.',
  listSummary_two: '{{number}} רשומות. הראשונה: {{label}}, {{value}}.',
  funnelSummary: '{{many}} ב־{{from}}, {{few}} ב־{{to}}.',
  heatSummary: 'מ־{{least}} עד {{most}}.',
} satisfies Translation<typeof english>
