import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'גיוס מועמדים',
  titleOf: 'גיוס מועמדים: {{job}}',
  backToDashboard: 'חזרה לסקירה',
} satisfies Translation<typeof en>
