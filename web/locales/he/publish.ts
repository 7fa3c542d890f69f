import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'גיוס מועמדים',
  titleOf: 'גיוס מועמדים: {{job}}',
  backToDashboard: 'חזרה לסקירה',
  inviteTitle: 'הזמנת מועמדים',
  inviteTitleOf: 'הזמנת מועמדים: {{job}}',
  inviteClosed: 'המשרה הזאת אינה מקבלת מועמדויות כרגע. אפשר להזמין מועמדים כל עוד היא פעילה.',
} satisfies Translation<typeof en>
