import type { Translation } from '../text.ts'
import type en from '../en/sample.ts'

export default {
  title: 'Beispieljob: Kundensupport',
  location: 'Ortsunabhängig',
  description:
    'Sie helfen unseren Kunden per E-Mail und Chat und sagen dem Produktteam, woran es hakt. Dies ist ein Beispieljob: Ändern Sie, was Sie möchten.',
  skillWriting: 'Verständlich schreiben',
  skillPatience: 'Geduld',
  skillSolving: 'Probleme lösen',
  whenStart: 'Wann könnten Sie anfangen?',
  startNow: 'Sofort',
  startMonth: 'Innerhalb eines Monats',
  startLater: 'Später',
  interview: 'Videointerview',
  questionHelp: 'Erzählen Sie von einer Situation, in der Sie jemandem bei einem Problem geholfen haben.',
  questionUpset: 'Wie antworten Sie einem verärgerten Kunden?',
} satisfies Translation<typeof en>
