import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'Zurück zur Übersicht',
  about: 'Über uns',
  aboutText:
    'Mit Hirelog stellen Sie über aufgezeichnete Videointerviews ein, und jede Entscheidung ist nachvollziehbar.',
  aboutRecruiters:
    'Recruiter legen einen Job an, teilen seinen Link und sehen sich an, was Kandidaten aufgenommen haben, als es ihnen passte.',
  aboutAuditors: 'Prüfer öffnen jeden Kandidaten zu jedem Zeitpunkt und lesen, wer was warum getan hat.',
  aboutHost:
    'Diese Installation ist unter {{host}} erreichbar und wird von denen betrieben, die Ihnen die Adresse gegeben haben.',
  contact: 'Kontakt',
  contactIntro: 'Wir antworten per E-Mail. Auf viele Fragen gibt es schon eine Antwort.',
  contactMail: 'Support per E-Mail',
  contactInside: 'Angemeldet geht es auch über das Hilfemenü; dann ist schon klar, wer schreibt und von welcher Seite.',
  contactHelp: 'Hilfe',
  contactHelpText: 'Kurze Antworten auf häufige Fragen, zum Suchen und Weitergeben.',
  contactHelpOpen: 'Hilfe öffnen',
  onboarding: 'Onboarding buchen',
  onboardingText:
    'Eine halbe Stunde gemeinsam an Ihrem ersten Job: Schreiben Sie an <link>{{email}}</link> und nennen Sie zwei Termine, die Ihnen passen.',
  onboardingRegion: 'Es antwortet Ihnen unser Team für {{region}}.',
  regionUs: 'Nord- und Südamerika',
  regionApac: 'Asien und den Pazifikraum',
  regionEurope: 'Europa',
  regionAfrica: 'Afrika',
  terms: 'Nutzungsbedingungen',
  termsIntro: 'Wer diese Installation betreibt, kann diese durch eigene Bedingungen ersetzen.',
  termsAccountTitle: 'Ihr Konto',
  termsAccount:
    'Behalten Sie Ihr Passwort für sich; was mit Ihrem Konto geschieht, wird als von Ihnen getan festgehalten.',
  termsCandidatesTitle: 'Kandidaten',
  termsCandidates:
    'Aufnahmen entstehen für eine einzige Bewerbung. Nutzen Sie sie für die Entscheidung darüber und für nichts anderes, und löschen Sie Kandidaten, wenn es keinen Grund mehr gibt, ihre Daten zu behalten.',
  termsRecordTitle: 'Aufzeichnungen',
  termsRecord:
    'Entscheidungen werden mit Person und Zeitpunkt festgehalten. Sie lassen sich nachträglich nicht ändern; personenbezogene Daten darin können gelöscht werden.',
  outboxTitle: 'Postausgang',
  outboxAbout: 'Nachrichten, die dieser Server aufgehoben hat, statt sie zu senden; die neuesten zuerst.',
  outboxEmpty: 'Noch keine Nachrichten',
  outboxEmptyText: 'Einladungen, Codes und andere Nachrichten erscheinen hier.',
  outboxElsewhere: 'Nachrichten an eine Adresse werden hier nicht gezeigt',
  outboxElsewhereText:
    'Sie enthalten Codes und Links, die ein Konto öffnen. Nur ein Browser auf dem Server selbst sieht sie, unter einem lokalen Namen wie localhost und ohne Proxy oder Tunnel. Angemeldete Administratoren sehen die ihres Unternehmens. Damit Nachrichten gesendet werden, setzen Sie SMTP_URL.',
  outboxSignIn: 'Anmelden',
  outboxTo: 'An {{to}}',
  optOutTitle: 'Nachrichten an Sie',
  optOutInTitle: 'Nachrichten abbestellen?',
  optOutInText:
    '{{company}} schickt dann keine Einladungen, Erinnerungen und automatischen Nachrichten mehr an die Adresse, unter der Sie diese erhalten haben.',
  optOutEnd: 'Abbestellen',
  optOutOutTitle: 'Die Nachrichten sind abbestellt',
  optOutOutText:
    '{{company}} schickt keine Einladungen, Erinnerungen und automatischen Nachrichten mehr an die Adresse, unter der Sie diese erhalten haben.',
  optOutComeBack: 'Wieder Nachrichten erhalten',
  optOutStillSent:
    'Ihre Bewerbungen bleiben, wie sie sind. Was Sie selbst anfordern und was Ihnen Menschen bei {{company}} zu Ihrer Bewerbung schreiben, erreicht Sie weiterhin.',
  optOutUnknownTitle: 'Dieser Link ist unvollständig',
  optOutUnknownText: 'Öffnen Sie ihn noch einmal in der Nachricht, mit der er kam.',
} satisfies Translation<typeof en>
