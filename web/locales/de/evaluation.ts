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
  byModel: 'Bewertung durch KI',
  hiddenUntilOwn: 'Es gibt eine Bewertung durch KI. Sie sehen sie, sobald Sie Ihre eigene Bewertung gesendet haben.',
  notYet: 'Noch nicht bewertet: Das folgt, sobald die Bewerbung und ihre Transkripte vollständig sind.',
  notAgreed: 'Nicht bewertet: Einer Bewertung durch KI wurde nicht zugestimmt.',
  underWay: 'Das Modell ist gefragt. Das Ergebnis erscheint hier, auch wenn es einen Tag dauert.',
  runAgain: 'Erneut ausführen',
  runNow: 'Jetzt bewerten',
  onlyProposes:
    'Ein Modell schlägt vor, Menschen entscheiden. Es hat Antworten und Transkripte gelesen, ohne Namen, Bild und Kontaktdaten.',
  coverage: '{{scored}} von {{skills}} Fähigkeiten bewertet',
  unsteady: 'Nicht verlässlich',
  aboutUnsteady:
    'Zwei Durchläufe weichen um {{points}} Punkte ab. Keine Rangfolge berücksichtigt es, bis ein Mensch es angesehen hat.',
  same: 'Mit derselben Eingabe erneut ausgeführt: dasselbe Ergebnis.',
  drifted_one: 'Mit derselben Eingabe erneut ausgeführt: {{count}} Punkt Unterschied.',
  drifted_other: 'Mit derselben Eingabe erneut ausgeführt: {{count}} Punkte Unterschied.',
  unreadTooLong: 'Nicht bis zum Ende gelesen, weil es zu viel Text war: {{question}}',
  unreadNoTranscript: 'Nicht gelesen, weil es kein Transkript gibt: {{question}}',
  madeBy: 'Anweisungen {{prompt}}, Bewertungsbogen {{version}}, Eingabe {{hash}}.',
  agreed: '{{name}} stimmt zu',
  disagreed: '{{name}} widerspricht',
  formerColleague: 'Ehemaliges Teammitglied',
  whyDisagree: 'Warum widersprechen Sie?',
  agree: 'Ich stimme zu',
  agreeNow: 'Ich stimme jetzt zu',
  disagree: 'Ich widerspreche',
  sendDisagreement: 'Senden',
  nearestBeside:
    'Die Stellen mit den meisten gemeinsamen Wörtern je Fähigkeit, ohne Modell gefunden; sie zeigen, wo Sie nachsehen können, und bewerten nichts.',
  failedNoModel: 'Nicht bewertet: Es ist kein Modell eingerichtet.',
  failedNothing: 'Nicht bewertet: Es gibt nichts, was ein Modell lesen könnte.',
  failedUnusable: 'Nicht bewertet: Die Antwort des Modells war nicht verwendbar.',
  failedNoEvidence: 'Nicht bewertet: Das Modell gab Punkte ohne Beleg.',
  failedNotSaid: 'Nicht bewertet: Das Modell zitierte, was nicht gesagt wurde.',
  failedDropped: 'Nicht bewertet: Die Anfrage wurde verworfen.',
  failedLimit:
    'Nicht bewertet: Das Unternehmen hat heute verbraucht, was es vom Modell nutzen darf. Morgen geht es wieder.',
  failedWithdrawn: 'Nicht bewertet: Die Einwilligung wurde zurückgenommen.',
} satisfies Translation<typeof en>
