import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} lädt Sie ein, sich zu bewerben: {{job}}',
  invitationText:
    'Guten Tag {{name}},\n\n{{company}} möchte Sie für die Stelle „{{job}}“ kennenlernen.\n\nBeantworten Sie ein paar Fragen und nehmen Sie Ihre Videoantworten auf, wann es Ihnen passt:\n{{link}}\n\nDer Link gehört nur Ihnen: Er bringt Sie dorthin zurück, wo Sie aufgehört haben.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nIhre Bewerbung: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough:
    '{{company}} hat Ihnen diese Nachricht über Hirelog geschickt. Antworten auf diese E-Mail kommen dort nicht an.',
  sentByCompany: '{{company}} hat Ihnen diese Nachricht geschickt. Antworten auf diese E-Mail kommen dort nicht an.',
  ownText: '{{text}}\n',
  optOut: 'Keine Einladungen und Erinnerungen von {{company}} mehr: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'Bewerbung öffnen',
  shareSubject: '{{sender}} bittet um Ihre Meinung: {{title}}',
  shareText:
    'Guten Tag {{name}},\n\n{{sender}} von {{company}} zeigt Ihnen Kandidaten für „{{job}}“.\n\n{{message}}{{link}}\n\nDer Link ist nur für Sie und öffnet sich bis {{until}}. Sie brauchen kein Konto. {{sender}} sieht, wann Sie ihn öffnen; bitte geben Sie ihn nicht weiter.\n',
  openShared: 'Kandidaten ansehen',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Ihre Bewerbung bei {{company}} wartet: {{job}}',
  reminderText:
    'Guten Tag {{name}},\n\nIhre Bewerbung als „{{job}}“ bei {{company}} ist noch nicht fertig. Hier geht es weiter, wo Sie aufgehört haben:\n{{link}}\n',
  applicationLinkSubject: 'Ihr Link zum Fortfahren: {{job}}',
  applicationLinkText:
    'Guten Tag {{name}},\n\nSie haben einen neuen Link zu Ihrer Bewerbung auf „{{job}}“ bei {{company}} angefordert:\n{{link}}\n\nEr ist nur für Sie bestimmt. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.\n',
  teamInvitationSubject: 'Sie sind eingeladen, bei {{company}} auf Hirelog mitzuarbeiten',
  teamInvitationText:
    'Guten Tag,\n\n{{inviter}} lädt Sie ins Team von {{company}} auf Hirelog ein.\n\nWählen Sie hier Ihren Namen und Ihr Passwort:\n{{link}}\n\nDer Link ist nur für Sie, geht einmal und bis {{until}}.\n',
  teamInvitationTextOfNobody:
    'Guten Tag,\n\nSie sind ins Team von {{company}} auf Hirelog eingeladen.\n\nWählen Sie hier Ihren Namen und Ihr Passwort:\n{{link}}\n\nDer Link ist nur für Sie, geht einmal und bis {{until}}.\n',
  apiKeySubject: 'Ihr API-Schlüssel',
  apiKeyText:
    'Guten Tag {{name}},\n\ndas ist der API-Schlüssel, um den Sie gebeten haben. Wer ihn hat, kann für Ihr Unternehmen handeln: Bewahren Sie ihn auf, wo Sie Passwörter aufbewahren.\n\n{{key}}\n',
  supportSubject: 'Eine Frage von {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} von {{company}}, auf {{page}}\nAntwort an: {{email}}\n',
  planQuestionSubject: 'Eine Frage zu Tarifen von {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}} von {{company}}\nTarif jetzt: {{current}}\nEs geht um: {{about}}\nTelefon: {{phone}}\nAntwort an: {{email}}\n',
  verificationCodeSubject: '{{code}} ist Ihr Hirelog-Code',
  verificationCodeText:
    'Guten Tag {{name}},\n\ndieser Code zeigt, dass die E-Mail-Adresse Ihre ist:\n\n{{code}}\n\nEr gilt 15 Minuten. Wenn Sie sich nicht bei Hirelog angemeldet haben, ist nichts zu tun.\n',
  signInConfirmationSubject: '{{code}} bestätigt Ihre Anmeldung bei Hirelog',
  signInConfirmationText:
    'Guten Tag,\n\nDer Identitätsanbieter Ihres Unternehmens meldet, dass Sie sich bei {{company}} anmelden möchten. Geben Sie diesen Code in dem Browser ein, in dem Sie begonnen haben:\n\n{{code}}\n\nEr gilt einmal, 15 Minuten lang. Wir fragen nach, weil diese Anmeldung für Ihr Konto oder für diesen Browser neu ist.\n\nWenn Sie es nicht waren, geben Sie den Code nicht weiter und sagen Sie es einer Administratorin oder einem Administrator Ihres Unternehmens: Ohne den Code bleibt Ihr Konto verschlossen.\n',
  signInConfirmationTextGoogle:
    'Guten Tag,\n\nGoogle meldet, dass Sie sich bei {{company}} anmelden möchten. Geben Sie diesen Code in dem Browser ein, in dem Sie begonnen haben:\n\n{{code}}\n\nEr gilt einmal, 15 Minuten lang. Wir fragen nach, weil diese Anmeldung für Ihr Konto oder für diesen Browser neu ist.\n\nWenn Sie es nicht waren, geben Sie den Code nicht weiter und sagen Sie es einer Administratorin oder einem Administrator Ihres Unternehmens: Ohne den Code bleibt Ihr Konto verschlossen.\n',
  domainProofSubject: '{{company}} möchte Personen mit Adressen von {{domain}} anmelden',
  domainProofText:
    'Guten Tag,\n\n{{company}} nutzt Hirelog und gibt an, dass die E-Mail-Domain {{domain}} zum Unternehmen gehört. Wenn das stimmt, geben Sie diesen Code an die Person weiter, die ihn angefordert hat:\n\n{{code}}\n\nDamit öffnet das Unternehmen Konten für Personen mit Adressen von {{domain}}, die sein Identitätsanbieter anmeldet. Der Code gilt 24 Stunden. Wenn es nicht stimmt, ist nichts zu tun: Geben Sie den Code nicht weiter.\n',
  webhookSubject: 'Ein Webhook von {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} wurde mit {{company}} verbunden',
  integrationConnectedText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} verbunden: Es liest die Titel Ihrer aktiven Stellen, fügt ihnen Bewerbungen hinzu und bekommt deren Ergebnisse.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, trennen Sie die Verbindung sofort:\n{{link}}\n',
  integrationAvailableSubject: '{{about}} lässt sich jetzt verbinden',
  integrationAvailableText:
    'Guten Tag {{name}},\n\nSie wollten wissen, wann sich {{about}} mit Hirelog verbinden lässt. Jetzt geht es:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} wartet: Wer es verbunden hat, ist nicht mehr bei {{company}}',
  integrationOwnerLeftText:
    'Guten Tag {{name}},\n\nwer {{about}} verbunden hat, ist nicht mehr bei {{company}}. Die Verbindung wartet, bis jemand aus der Administration sie neu verbindet; bis dahin geht nichts verloren:\n{{link}}\n',
  webhookAddedText:
    'Guten Tag {{name}},\n\n{{by}} hat einen Webhook hinzugefügt: Was bei Bewerbern und Jobs von {{company}} geschieht, geht von jetzt an an {{about}}.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, entfernen Sie ihn sofort:\n{{link}}\n',
  calendarPausedSubject: 'Verbinden Sie Ihren Kalender {{about}} erneut',
  calendarPausedText:
    'Guten Tag {{name}},\n\nIhr Kalender {{about}} lässt uns nicht mehr zu: Das Passwort oder die Erlaubnis gilt nicht mehr. Interviews werden nicht mehr eingetragen, und als belegt gelten die zuletzt bekannten Zeiten. Verbinden Sie ihn hier erneut:\n{{link}}\n',
  webhookPausedText:
    'Guten Tag {{name}},\n\nDer Webhook von {{company}} bei {{about}} ist pausiert: Der Tarif enthält keine Webhooks, oder die Person dahinter ist nicht mehr da oder darf keine Integrationen mehr verwalten. Nichts geht verloren; was inzwischen geschieht, wartet.\n\n{{link}}\n',
  webhookOffText:
    'Guten Tag {{name}},\n\nDer Webhook von {{company}} bei {{about}} ist abgeschaltet: Er ist fünf Tage lang fehlgeschlagen oder hat geantwortet, dass es ihn nicht mehr gibt. Beheben Sie die Ursache und setzen Sie ihn hier fort:\n{{link}}\n',
  measurementConnectedText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} verbunden: Besuche Ihrer Bewerbungsseiten werden dort gezählt, bei Besuchern, die zustimmen.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, trennen Sie die Verbindung sofort:\n{{link}}\n',
  zapierSubject: 'Zapier bei {{company}}',
  zapierConnectedText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} verbunden: Seine Zaps erfahren von Bewerbern und können sie hinzufügen, einladen, verschieben und kommentieren, mit den Rechten dieser Person.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, trennen Sie die Verbindung sofort:\n{{link}}\n',
  zapierAddedText:
    'Guten Tag {{name}},\n\nein Zap wurde eingeschaltet: Was bei Bewerbern von {{company}} geschieht, geht von jetzt an an {{about}}.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, beenden Sie ihn sofort:\n{{link}}\n',
  zapierPausedText:
    'Guten Tag {{name}},\n\ndie Zaps von {{company}} bekommen vorerst nichts: Der Tarif enthält Zapier nicht, oder die Person, die es verbunden hat, ist nicht mehr da. Nichts geht verloren; Ereignisse warten bis zu 30 Tage.\n\n{{link}}\n',
  zapierOffText:
    'Guten Tag {{name}},\n\nein Zap von {{company}} bei {{about}} bekommt keine Ereignisse mehr: Er ist fünf Tage lang fehlgeschlagen, oder Zapier hat geantwortet, dass es ihn nicht mehr gibt. Schalten Sie ihn in Zapier aus und wieder ein, um fortzufahren:\n{{link}}\n',
  chatAdded: '{{name}} wurde zu {{job}} hinzugefügt',
  chatInvited: '{{name}} wurde zu {{job}} eingeladen',
  chatApplied: '{{name}} hat eine Bewerbung für {{job}} begonnen',
  chatCompleted: '{{name}} hat die Bewerbung für {{job}} abgeschlossen',
  chatMoved: '{{name}} ist von {{from}} nach {{to}} gewechselt ({{job}})',
  chatScored: 'Eine Scorecard für {{name}} wurde gesendet ({{job}})',
  chatRated: '{{name}} wurde bewertet ({{job}})',
  chatCommented: 'Neuer Kommentar zu {{name}} ({{job}})',
  chatHired: '{{name}} wurde für {{job}} eingestellt',
  chatRejected: '{{name}} wurde abgelehnt ({{job}})',
  chatErased: 'Eine Bewerbung für {{job}} wurde gelöscht',
  chatBooked: 'Ein Termin mit {{name}} wurde gebucht ({{job}})',
  chatMeetingMoved: 'Der Termin mit {{name}} wurde verlegt ({{job}})',
  chatMeetingCancelled: 'Der Termin mit {{name}} wurde abgesagt ({{job}})',
  chatActivated: '{{job}} ist aktiv',
  chatArchived: '{{job}} wurde archiviert',
  chatClosing: 'Die Frist für {{job}} endet innerhalb eines Tages',
  chatMention: '{{person}} wurde in einem Kommentar zu {{name}} erwähnt ({{job}})',
  chatScoreDue: 'Eine Scorecard von {{person}} für {{name}} ist fällig ({{job}})',
  chatImported: 'Ein Import in {{job}} ist abgeschlossen. Hinzugefügte Personen: {{added}}',
  chatTest: 'Hirelog kann in diesen Kanal schreiben.',
  chatColleague: 'Eine Person aus dem Team',
  chatUnknown: 'Eine Person',
  chatOpen: 'In Hirelog öffnen',
  signOnChangedSubject: 'Single Sign-on von {{company}} wurde geändert',
  signOnConfiguredText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} als Identitätsanbieter von {{company}} eingetragen. Er meldet die Personen Ihres Unternehmens an.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, sehen Sie sofort in den Einstellungen nach:\n{{link}}\n',
  signOnDisabledText:
    'Guten Tag {{name}},\n\n{{by}} hat Single Sign-on von {{company}} ausgeschaltet. Alle melden sich wieder mit ihrem Passwort an.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, sehen Sie sofort in den Einstellungen nach:\n{{link}}\n',
  emailDomainAddedText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} zu den E-Mail-Domains von {{company}} hinzugefügt. Sie ist noch nicht nachgewiesen.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, sehen Sie sofort in den Einstellungen nach:\n{{link}}\n',
  emailDomainProvenText:
    'Guten Tag {{name}},\n\n{{by}} hat nachgewiesen, dass {{about}} eine E-Mail-Domain von {{company}} ist. Ihr Identitätsanbieter kann ab jetzt Konten für solche Adressen öffnen.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, sehen Sie sofort in den Einstellungen nach:\n{{link}}\n',
  emailDomainRemovedText:
    'Guten Tag {{name}},\n\n{{by}} hat {{about}} aus den E-Mail-Domains von {{company}} entfernt. Wer mit einer solchen Adresse neu dazukommt, braucht eine Einladung.\n\nSie bekommen diese Nachricht, weil Sie {{company}} bei Hirelog verwalten. Wenn das nicht stimmt, sehen Sie sofort in den Einstellungen nach:\n{{link}}\n',
  passwordResetSubject: 'Neues Passwort für Hirelog',
  passwordResetText:
    'Guten Tag {{name}},\n\njemand, hoffentlich Sie, hat ein neues Passwort angefordert. Legen Sie es hier fest:\n{{link}}\n\nDer Link geht einmal, eine Stunde lang. Wenn Sie es nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.\n',
  signInCodeSubject: 'Ihr Code für die Anmeldung bei Hirelog',
  signInCodeText:
    'Guten Tag {{name}},\n\njemand, hoffentlich Sie, möchte sich von einem neuen Ort aus anmelden. Geben Sie dort diesen Code zusammen mit Ihrem Passwort ein:\n\n{{code}}\n\nEr gilt mindestens eine Stunde. Wenn Sie es nicht waren, ist nichts zu tun: Ohne Ihr Passwort nützt der Code niemandem. Geben Sie ihn nicht weiter.\n',
  passwordChangedSubject: 'Ihr Hirelog-Passwort wurde geändert',
  passwordChangedText:
    'Guten Tag {{name}},\n\nIhr Passwort wurde geändert und jedes Gerät abgemeldet. Wenn Sie es nicht waren, legen Sie sofort ein neues fest:\n{{link}}\n',
  invitationSms:
    'Guten Tag {{name}}, {{company}} lädt Sie ein, sich zu bewerben: {{job}}. Antworten Sie, wann es Ihnen passt: {{link}}',
  reminderSms: 'Guten Tag {{name}}, Ihre Bewerbung bei {{company}} als {{job}} wartet auf Sie: {{link}}',
  noticeApplicationSubject: 'Neue Bewerbung: {{job}}',
  noticeApplicationText:
    'Hallo {{name}},\n\nfür „{{job}}“ ist eine Bewerbung vollständig eingegangen.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie der Stelle folgen. Wählen Sie, wovon Sie hören: {{settings}}\n',
  noticeMentionSubject: '{{by}} hat Sie erwähnt: {{job}}',
  noticeMentionText:
    'Hallo {{name}},\n\n{{by}} hat Sie in einem Kommentar zu einer Bewerbung für „{{job}}“ erwähnt.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil ein Kommentar Sie nennt. Wählen Sie, wovon Sie hören: {{settings}}\n',
  noticeScoreSubject: 'Ihr Bewertungsbogen steht aus: {{job}}',
  noticeScoreText:
    'Hallo {{name}},\n\neine Bewerbung für „{{job}}“ ist bereit, und Ihr Bewertungsbogen wird erwartet.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie um eine Bewertung gebeten wurden. Wählen Sie, wovon Sie hören: {{settings}}\n',
  noticeDeadlineSubject: 'Die Frist läuft bald ab: {{job}}',
  noticeDeadlineText:
    'Hallo {{name}},\n\ndie Bewerbungsfrist für „{{job}}“ läuft bald ab: {{until}}.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie der Stelle folgen. Wählen Sie, wovon Sie hören: {{settings}}\n',
  noticeImportSubject: 'Ihr Import ist fertig: {{job}}',
  noticeImportText:
    'Hallo {{name}},\n\nIhr Import von Bewerbern für „{{job}}“ ist fertig. Hinzugefügt: {{added}}.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie den Import gestartet haben. Wählen Sie, wovon Sie hören: {{settings}}\n',
  billingInvoiceSubject: 'Rechnung {{invoice}} für {{company}}',
  billingInvoiceText:
    'Hallo {{name}},\n\nhier ist die Rechnung für Ihren Tarif: {{invoice}} über {{amount}}, fällig am {{due}}.\n\nDie Rechnung und wie Sie sie bezahlen:\n{{link}}\n\nDas PDF:\n{{pdf}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingOrderText:
    'Hallo {{name}},\n\nvielen Dank für Ihre Bestellung. Hier ist die Rechnung: {{invoice}} über {{amount}}, fällig am {{due}}. Ihr Tarif beginnt, sobald die Zahlung eingegangen ist. Eine Bestellung, die bis dahin nicht bezahlt ist, verfällt.\n\nDie Rechnung und wie Sie sie bezahlen:\n{{link}}\n\nDas PDF:\n{{pdf}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingOverdueSubject: 'Eine Zahlung ist überfällig: {{company}}',
  billingOverdueText:
    'Hallo {{name}},\n\neine Zahlung von {{company}} ist seit dem {{sinceDay}} fällig und noch nicht eingegangen.\n\nDie offenen Rechnungen und wie Sie sie bezahlen:\n{{link}}\n\nHaben Sie in den letzten Tagen bezahlt, ist nichts zu tun. Sie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingAtRiskSubject: 'Bitte zahlen Sie, um Ihren Zugang zu behalten: {{company}}',
  billingAtRiskText:
    'Hallo {{name}},\n\neine Zahlung von {{company}} ist seit dem {{sinceDay}} fällig und noch nicht eingegangen. Fehlt sie am {{blocksDay}} immer noch, wird Ihr Abonnement gesperrt.\n\nDie offenen Rechnungen und wie Sie sie bezahlen:\n{{link}}\n\nHaben Sie in den letzten Tagen bezahlt, ist nichts zu tun. Sie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingBlockedSubject: 'Ihr Abonnement ist gesperrt: {{company}}',
  billingBlockedText:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} wurde gesperrt, weil eine Zahlung fehlt. Es wird nichts gelöscht, und Prüfer können weiterhin lesen und exportieren. Sobald die Zahlung eingegangen ist, funktioniert alles wieder.\n\nDie offenen Rechnungen und wie Sie sie bezahlen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingPausedSubject: 'Ihr Abonnement pausiert: {{company}}',
  billingPausedText:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} pausiert seit dem {{pausedDay}}, bis Sie es fortsetzen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingPausedTextUntil:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} pausiert seit dem {{pausedDay}}. Es geht am {{resumesDay}} weiter. Sie können es früher fortsetzen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingActiveSubject: 'Ihr Abonnement ist wieder aktiv: {{company}}',
  billingActiveText:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} ist wieder aktiv, mit allem, was Ihr Tarif enthält.\n\nIhr Abonnement und Ihre Rechnungen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingEndingSubject: 'Ihr Abonnement endet am {{endsDay}}: {{company}}',
  billingEndingText:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} wurde gekündigt. Es läuft bis zum {{endsDay}} und wird nicht verlängert. Bis dahin können Sie es behalten:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  billingEndedSubject: 'Ihr Abonnement ist beendet: {{company}}',
  billingEndedText:
    'Hallo {{name}},\n\ndas Abonnement von {{company}} ist beendet. Es wird nichts gelöscht, und Prüfer können weiterhin lesen und exportieren. Wählen Sie einen Tarif, um weiterzumachen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie die Abrechnung von {{company}} betreuen.\n',
  noticeLimitSubject: 'Ihr Tarif ist fast ausgeschöpft: {{company}}',
  noticeLimitText:
    'Hallo {{name}},\n\n{{what}}: {{used}} von {{most}} sind bei {{company}} verbraucht.\n\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie den Tarif betreuen. Wählen Sie, wovon Sie hören: {{settings}}\n',
  noticeLimitJobs: 'Aktive Stellen',
  noticeLimitSeats: 'Plätze',
  noticeLimitTexts: 'SMS des Monats',
  noticeLimitInterviews: 'Interviews des Monats',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'Hallo {{name}},\n\n{{dashboard}}, {{from}} bis {{until}}:\n\n{{lines}}\n\nDashboard öffnen:\n{{link}}\n\nSie erhalten diese Nachricht, weil Sie sie bestellt haben. Ändern können Sie das in der Liste der Dashboards.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (davor: {{before}})',
  dashboardApplications: 'Bewerbungen',
  dashboardStarted: 'Begonnen',
  dashboardCompleted: 'Abgeschlossen',
  dashboardReviewed: 'Beurteilt',
  dashboardHired: 'Eingestellt',
  dashboardRejected: 'Abgelehnt',
  noticeSummarySubject: 'Ihr Tag bei {{company}}',
  noticeSummaryText:
    'Hallo {{name}},\n\nseit der letzten Zusammenfassung:\n\n{{lines}}\n\nHirelog öffnen:\n{{link}}\n\nWählen Sie, wovon und wann Sie hören: {{settings}}\n',
  noticeLineApplication_one: '1 neue Bewerbung: {{job}}',
  noticeLineApplication_other: '{{count}} neue Bewerbungen: {{job}}',
  noticeLineMention_one: 'Sie wurden einmal erwähnt: {{job}}',
  noticeLineMention_other: 'Sie wurden {{count}}-mal erwähnt: {{job}}',
  noticeLineScore_one: '1 Bewertungsbogen steht aus: {{job}}',
  noticeLineScore_other: '{{count}} Bewertungsbögen stehen aus: {{job}}',
  noticeLineDeadline_one: 'Die Frist läuft bald ab: {{job}}',
  noticeLineDeadline_other: 'Die Frist läuft bald ab: {{job}}',
  noticeLineImport_one: '1 Import ist fertig: {{job}}',
  noticeLineImport_other: '{{count}} Importe sind fertig: {{job}}',
  noticeLineLimit_one: 'Ihr Tarif ist fast ausgeschöpft',
  noticeLineLimit_other: 'Ihr Tarif ist fast ausgeschöpft',
  interviewOfferSubject: 'Wählen Sie einen Termin: {{summary}} bei {{company}}',
  interviewOfferText:
    'Guten Tag {{name}},\n\n{{company}} möchte mit Ihnen über „{{job}}“ sprechen: {{summary}}, {{minutes}} Minuten.\n\nWählen Sie einen Termin, der Ihnen passt:\n{{link}}\n\nDie Termine sind bis {{until}} frei. Wenn keiner passt, können Sie dort um andere bitten.\n',
  interviewOfferWritten: '{{text}}\n\nWählen Sie bis {{until}} einen Termin:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms:
    '{{company}} möchte mit Ihnen über „{{job}}“ sprechen. Wählen Sie bis {{until}} einen Termin: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Ihr Gespräch mit {{company}} ist gebucht: {{when}}. Verschieben oder absagen: {{link}}',
  interviewChangedSms: 'Ihr Gespräch mit {{company}} hat sich geändert: {{when}}. Verschieben oder absagen: {{link}}',
  interviewReleasedSms:
    'Sie haben {{company}} um andere Termine gebeten. Sie bekommen eine Nachricht, sobald es neue gibt: {{link}}',
  interviewReminderSms: 'Bald: Ihr Gespräch mit {{company}}, {{when}}. Verschieben oder absagen: {{link}}',
  interviewCancelledSms: 'Ihr Gespräch mit {{company}} zu „{{job}}“ findet nicht statt.',
  interviewDoubtSms:
    'Ihr Gespräch mit {{company}} muss vielleicht verschoben werden. Es ist nicht abgesagt; das Team schreibt Ihnen. Sie können es auch selbst verschieben: {{link}}',
  interviewSureSms: 'Ihr Gespräch mit {{company}} findet wie gebucht statt: {{when}}. {{link}}',
  interviewBookedSubject: 'Gebucht: {{summary}}, {{begins}}',
  interviewBookedText:
    'Guten Tag {{name}},\n\nIhr Gespräch mit {{company}} für „{{job}}“ ist gebucht.\n\n{{details}}\n\nHier können Sie es verschieben oder absagen:\n{{link}}\n\nMit der angehängten Datei kommt es in Ihren Kalender.\n',
  interviewChangedSubject: 'Geändert: {{summary}}, {{begins}}',
  interviewChangedText:
    'Guten Tag {{name}},\n\nIhr Gespräch mit {{company}} für „{{job}}“ hat sich geändert.{{because}}\n\n{{details}}{{formerly}}\n\nHier können Sie es verschieben oder absagen:\n{{link}}\n\nDie angehängte Datei bringt Ihren Kalender auf den neuen Stand.\n',
  interviewDoubtSubject: 'Muss vielleicht verschoben werden: {{summary}}, {{begins}}',
  interviewDoubtText:
    'Guten Tag {{name}},\n\nwer an Ihrem Gespräch mit {{company}} für „{{job}}“ teilnimmt, ist zu dieser Zeit nun doch belegt. Es ist nicht abgesagt: Das Team weiß davon und schreibt Ihnen, falls es verschoben werden muss.\n\n{{details}}\n\nSie können es auch selbst verschieben:\n{{link}}\n',
  interviewSureSubject: 'Bestätigt: {{summary}}, {{begins}}',
  interviewSureText:
    'Guten Tag {{name}},\n\nwir haben geschrieben, dass Ihr Gespräch mit {{company}} für „{{job}}“ vielleicht verschoben werden muss. Das ist nicht nötig: Alle haben zu dieser Zeit wieder frei.\n\n{{details}}\n\nHier öffnen:\n{{link}}\n',
  interviewReleasedSubject: 'Ihr Wunsch nach anderen Terminen: {{summary}}',
  interviewReleasedText:
    'Guten Tag {{name}},\n\nSie haben {{company}} um andere Termine gebeten. Der gebuchte Termin, {{when}}, ist deshalb wieder frei. Sie bekommen eine Nachricht, sobald neue Termine angeboten werden.\n\nIhr Gespräch:\n{{link}}\n',
  interviewCancelledSubject: 'Abgesagt: {{summary}} bei {{company}}',
  interviewCancelledText:
    'Guten Tag {{name}},\n\nIhr Gespräch mit {{company}} für „{{job}}“ findet nicht statt.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Bald: {{summary}}, {{begins}}',
  interviewReminderText:
    'Guten Tag {{name}},\n\nbald ist Ihr Gespräch mit {{company}} für „{{job}}“.\n\n{{details}}\n\nHier können Sie es verschieben oder absagen:\n{{link}}\n',
  meetingInvitationSubject: 'Gespräch: {{summary}}, {{begins}}',
  meetingInvitationText:
    'Guten Tag {{name}},\n\nSie nehmen an einem Gespräch für „{{job}}“ bei {{company}} teil.\n\n{{details}}{{answers}}\n\nIn Hirelog öffnen:\n{{link}}\n\nMit der angehängten Datei kommt es in Ihren Kalender.\n',
  meetingChangedSubject: 'Geändert: {{summary}}, {{begins}}',
  meetingChangedText:
    'Guten Tag {{name}},\n\nein Gespräch für „{{job}}“, an dem Sie teilnehmen, hat sich geändert.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nIn Hirelog öffnen:\n{{link}}\n\nDie angehängte Datei bringt Ihren Kalender auf den neuen Stand.\n',
  meetingNoLinkSubject: 'Noch kein Link: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Hallo {{name}},\n\nder Konferenzdienst hat für ein Gespräch für „{{job}}“ keinen Link erstellt. Tragen Sie einen eigenen ein: Die Person, die sich bewirbt, und alle Beteiligten erhalten ihn sofort.\n\n{{details}}\n\nIn Hirelog eintragen:\n{{link}}\n',
  meetingCancelledSubject: 'Abgesagt: {{summary}}, {{job}}',
  meetingCancelledText:
    'Guten Tag {{name}},\n\nein Gespräch für „{{job}}“ findet nicht so statt, wie es mit Ihnen geplant war.{{because}}\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  meetingReminderSubject: 'Bald: {{summary}}, {{begins}}',
  meetingReminderText:
    'Guten Tag {{name}},\n\nbald ist ein Gespräch für „{{job}}“, an dem Sie teilnehmen.\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  meetingApprovalSubject: 'Gespräch genehmigen: {{job}}',
  meetingApprovalText:
    'Guten Tag {{name}},\n\nein Gespräch für „{{job}}“ wurde geplant und wartet auf Genehmigung. Vorher bekommt die Kandidatin oder der Kandidat keine Nachricht.\n\n{{details}}\n\nHier genehmigen oder ablehnen:\n{{link}}\n',
  meetingDisapprovedSubject: 'Nicht genehmigt: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Guten Tag {{name}},\n\nein Gespräch, das Sie für „{{job}}“ geplant haben, wurde nicht genehmigt.{{because}}\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} bittet um andere Termine: {{job}}',
  meetingOtherTimesText:
    'Guten Tag {{name}},\n\n{{candidate}} kann an den Terminen nicht, die für „{{job}}“ angeboten wurden.{{because}}\n\n{{details}}\n\nHier andere Termine anbieten:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} kann nicht: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Guten Tag {{name}},\n\n{{who}} nimmt nach eigener Antwort an einem Gespräch für „{{job}}“ nicht teil.{{because}}\n\n{{details}}\n\nHier ersetzen oder das Gespräch verschieben:\n{{link}}\n',
  meetingExpiredSubject: 'Kein Termin gewählt: {{summary}}, {{job}}',
  meetingExpiredText:
    'Guten Tag {{name}},\n\n{{candidate}} hat für ein Gespräch für „{{job}}“ keinen Termin gewählt, solange das Angebot galt.\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  meetingClashSubject: 'Doppelt gebucht: {{summary}}, {{begins}}',
  meetingClashText:
    'Guten Tag {{name}},\n\neine Person oder ein Raum eines Gesprächs für „{{job}}“ ist zu dieser Zeit schon belegt. Ersetzen Sie sie oder verschieben Sie das Gespräch.\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  meetingFreeSubject: 'Wieder frei: {{summary}}, {{begins}}',
  meetingFreeText:
    'Guten Tag {{name}},\n\ndie Person, die zur Zeit eines Gesprächs für „{{job}}“ belegt war, ist wieder frei. Das Gespräch findet wie gebucht statt.\n\n{{details}}\n\nIn Hirelog öffnen:\n{{link}}\n',
  interviewPositionClosed: 'Die Stelle ist nicht mehr offen.',
  meetingJobArchived: 'Die Stelle wurde archiviert.',
  meetingCandidateLeft: 'Die Bewerbung wird nicht weiter verfolgt.',
  meetingWhen: 'Wann: {{value}}',
  meetingWhere: 'Wo: {{value}}',
  meetingWith: 'Mit: {{value}}',
  meetingCandidate: 'Kandidat/in: {{value}}',
  meetingWas: 'Bisher: {{value}}',
  openMeet: 'Ihr Gespräch öffnen',
  meetingAnswerCONFIRMED: 'Zusagen',
  meetingAnswerMAYBE: 'Mit Vorbehalt zusagen',
  meetingAnswerREJECTED: 'Absagen',
} satisfies Translation<typeof en>
