import type { Translation } from '../text.ts'
import type en from '../en/evaluation.ts'

export default {
  skillsInAnswers: 'Fähigkeiten in den Antworten',
  notScored: 'Nicht bewertet',
  aboutNearest:
    'Keine Maschine hat diese Bewerbung bewertet. Dies sind die Stellen mit den meisten gemeinsamen Wörtern je Fähigkeit; sie zeigen, wo Sie nachsehen können, und bewerten nichts.',
  suspicious: 'Text, der sich an eine Maschine richtet',
  aboutSuspicious:
    'Anhand von Mustern gefunden; es kann harmlos sein. Nichts wird deswegen bewertet, verborgen oder abgelehnt.',
  nothingNear: 'Keine Stelle hat Wörter gemeinsam mit: {{skills}}.',
  saidAt: 'Gesagt bei {{time}}',
  written: 'Geschrieben',
} satisfies Translation<typeof en>
