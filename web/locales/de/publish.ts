import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Kandidaten gewinnen',
  titleOf: 'Kandidaten gewinnen: {{job}}',
  backToDashboard: 'Zurück zur Übersicht',
} satisfies Translation<typeof en>
