import type { Translation } from '../text.ts'
import type en from '../en/outbox.ts'

export default {
  title: 'Postausgang',
  about: 'Nachrichten, die dieser Server aufgehoben hat, statt sie zu senden; die neuesten zuerst.',
  empty: 'Noch keine Nachrichten',
  emptyText: 'Einladungen, Codes und andere Nachrichten erscheinen hier.',
  elsewhere: 'Nachrichten an eine Adresse werden hier nicht gezeigt',
  elsewhereText:
    'Sie enthalten Codes und Links, die ein Konto öffnen. Nur ein Browser auf dem Server selbst sieht sie, unter einem lokalen Namen wie localhost und ohne Proxy oder Tunnel. Angemeldete Administratoren sehen die ihres Unternehmens. Damit Nachrichten gesendet werden, setzen Sie SMTP_URL.',
  signIn: 'Anmelden',
  to: 'An {{to}}',
} satisfies Translation<typeof en>
