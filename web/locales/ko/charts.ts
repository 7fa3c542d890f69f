import type { Translation } from '../text.ts'
import type english from '../en/charts.ts'

export default {
  noData: '현재 분석할 데이터가 없습니다',
  asTable: '표로 보기',
  download: '다운로드',
  day: '일',
  week: '주',
  month: '월',
  weekOf: '{{day}} 시작 주',
  ofPrevious: '이전 단계 대비',
  wentOn: '다음 단계로 진행 {{share}}',
  noneToPass: '진행할 지원자 없음',
  timeSummary: '{{from}}~{{to}}. 최저 {{least}}, 최고 {{most}}.',
  distributionSummary: '총 {{total}}, 가장 많은 구간 {{range}}: {{most}}.',
  listSummary_other: '항목 {{number}}개. 첫 번째: {{label}}, {{value}}.',
  funnelSummary: '{{from}}: {{many}}, {{to}}: {{few}}.',
  heatSummary: '{{least}}~{{most}}.',
} satisfies Translation<typeof english>
