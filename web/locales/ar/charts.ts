import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: 'لا توجد حاليًا بيانات لتحليلها',
  asTable: 'عرض كجدول',
  download: 'تنزيل',
  day: 'اليوم',
  week: 'أسبوع',
  month: 'الشهر',
  weekOf: 'أسبوع {{day}}',
  ofPrevious: 'من الخطوة السابقة',
  wentOn: 'تابع {{share}}',
  noneToPass: 'لا أحد ليتابع',
  timeSummary: 'من {{from}} إلى {{to}}. الأدنى {{least}}، والأعلى {{most}}.',
  distributionSummary: '{{total}} إجمالًا؛ الأكثر، {{most}}، عند {{range}}.',
  listSummary_zero: '{{number}} عنصر. الأول: {{label}}، {{value}}.',
  listSummary_one: 'عنصر واحد ({{number}}): {{label}}، {{value}}.',
  listSummary_two: 'عنصران ({{number}}). الأول: {{label}}، {{value}}.',
  listSummary_few: '{{number}} عناصر. الأول: {{label}}، {{value}}.',
  listSummary_many: '{{number}} عنصرًا. الأول: {{label}}، {{value}}.',
  listSummary_other: '{{number}} عنصر. الأول: {{label}}، {{value}}.',
  funnelSummary: '{{many}} عند {{from}}، {{few}} عند {{to}}.',
  heatSummary: 'من {{least}} إلى {{most}}.',
} satisfies Translation<typeof english>
