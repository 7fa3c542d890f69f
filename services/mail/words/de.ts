import type { Words } from './en.ts'

export default {
  invitationSubject: '{{company}} lädt Sie ein, sich zu bewerben: {{job}}',
  invitationText: 'Guten Tag {{name}},\n\n{{company}} möchte Sie für die Stelle „{{job}}“ kennenlernen.\n\nBeantworten Sie ein paar Fragen und nehmen Sie Ihre Videoantworten auf, wann es Ihnen passt:\n{{link}}\n\nDer Link gehört nur Ihnen: Er bringt Sie dorthin zurück, wo Sie aufgehört haben.\n',
  reminderSubject: 'Ihre Bewerbung bei {{company}} wartet: {{job}}',
  reminderText: 'Guten Tag {{name}},\n\nIhre Bewerbung als „{{job}}“ bei {{company}} ist noch nicht fertig. Hier geht es weiter, wo Sie aufgehört haben:\n{{link}}\n',
  teamInvitationSubject: 'Sie sind eingeladen, bei {{company}} auf Hirelog mitzuarbeiten',
  teamInvitationText: 'Guten Tag,\n\n{{inviter}} lädt Sie ins Team von {{company}} auf Hirelog ein.\n\nWählen Sie hier Ihren Namen und Ihr Passwort:\n{{link}}\n\nDer Link ist nur für Sie, geht einmal und bis {{until}}.\n',
  teamInvitationTextOfNobody: 'Guten Tag,\n\nSie sind ins Team von {{company}} auf Hirelog eingeladen.\n\nWählen Sie hier Ihren Namen und Ihr Passwort:\n{{link}}\n\nDer Link ist nur für Sie, geht einmal und bis {{until}}.\n',
  apiKeySubject: 'Ihr API-Schlüssel',
  apiKeyText: 'Guten Tag {{name}},\n\ndas ist der API-Schlüssel, um den Sie gebeten haben. Wer ihn hat, kann für Ihr Unternehmen handeln: Bewahren Sie ihn auf, wo Sie Passwörter aufbewahren.\n\n{{key}}\n',
  supportSubject: 'Eine Frage von {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} von {{company}}, auf {{page}}\nAntwort an: {{email}}\n',
  verificationCodeSubject: '{{code}} ist Ihr Hirelog-Code',
  verificationCodeText: 'Guten Tag {{name}},\n\ndieser Code zeigt, dass die E-Mail-Adresse Ihre ist:\n\n{{code}}\n\nEr gilt 15 Minuten. Wenn Sie sich nicht bei Hirelog angemeldet haben, ist nichts zu tun.\n',
  passwordResetSubject: 'Neues Passwort für Hirelog',
  passwordResetText: 'Guten Tag {{name}},\n\njemand, hoffentlich Sie, hat ein neues Passwort angefordert. Legen Sie es hier fest:\n{{link}}\n\nDer Link geht einmal, eine Stunde lang. Wenn Sie es nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.\n',
  passwordChangedSubject: 'Ihr Hirelog-Passwort wurde geändert',
  passwordChangedText: 'Guten Tag {{name}},\n\nIhr Passwort wurde geändert und jedes Gerät abgemeldet. Wenn Sie es nicht waren, legen Sie sofort ein neues fest:\n{{link}}\n',
  invitationSms: 'Guten Tag {{name}}, {{company}} lädt Sie ein, sich zu bewerben: {{job}}. Antworten Sie, wann es Ihnen passt: {{link}}',
  reminderSms: 'Guten Tag {{name}}, Ihre Bewerbung bei {{company}} als {{job}} wartet auf Sie: {{link}}',
} satisfies Words
