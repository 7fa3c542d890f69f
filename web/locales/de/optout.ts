import type { Translation } from '../text.ts'
import type en from '../en/optout.ts'

export default {
  title: 'Nachrichten an Sie',
  inTitle: 'Nachrichten abbestellen?',
  inText:
    '{{company}} schickt dann keine Einladungen, Erinnerungen und automatischen Nachrichten mehr an die Adresse, unter der Sie diese erhalten haben.',
  end: 'Abbestellen',
  outTitle: 'Die Nachrichten sind abbestellt',
  outText:
    '{{company}} schickt keine Einladungen, Erinnerungen und automatischen Nachrichten mehr an die Adresse, unter der Sie diese erhalten haben.',
  comeBack: 'Wieder Nachrichten erhalten',
  stillSent:
    'Ihre Bewerbungen bleiben, wie sie sind. Was Sie selbst anfordern und was Ihnen Menschen bei {{company}} zu Ihrer Bewerbung schreiben, erreicht Sie weiterhin.',
  unknownTitle: 'Dieser Link ist unvollständig',
  unknownText: 'Öffnen Sie ihn noch einmal in der Nachricht, mit der er kam.',
} satisfies Translation<typeof en>
