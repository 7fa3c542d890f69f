import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'Bitte melden Sie sich an',
  signInText: 'Sie sind nicht oder nicht mehr angemeldet. Melden Sie sich an und öffnen Sie die Adresse noch einmal.',
  noRecordingTitle: 'Diese Aufnahme gibt es nicht',
  noRecordingText: 'Vielleicht wurde sie gelöscht, oder Sie dürfen sie nicht ansehen.',
  wrongHostTitle: 'Diese Adresse ist nicht eingerichtet',
  wrongHostText:
    'Unter dem Namen in Ihrer Adresszeile antwortet Hirelog nicht. Wenn Sie diese Installation betreiben, setzen Sie PUBLIC_URL auf die Adresse, die Browser verwenden, zum Beispiel PUBLIC_URL=https://hire.example.com, und starten Sie sie neu. Ein Proxy davor muss den Host-Header weitergeben oder in TRUSTED_PROXIES genannt sein.',
  notOursTitle: 'Es wurde nichts geändert',
  notOursText: 'Diese Anfrage kam nicht von einer Seite von Hirelog.',
  tooLargeTitle: 'Das war zu groß',
  tooLargeText: 'Was Sie gesendet haben, ist größer, als diese Seite annimmt. Es wurde nichts geändert.',
  unreadableTitle: 'Diese Adresse ist nicht lesbar',
  unreadableText:
    'Vielleicht wurde sie unterwegs abgeschnitten oder falsch abgetippt. Öffnen Sie den Link noch einmal dort, wo Sie ihn gefunden haben, oder gehen Sie zur Startseite.',
  refusedTitle: 'Das wurde nicht angenommen',
  refusedText: 'Die Anfrage war nicht zu verstehen. Es wurde nichts geändert.',
  awayTitle: 'Hirelog ist gerade nicht zu erreichen',
  awayText:
    'Die Datenbank antwortet nicht. Was Sie gespeichert hatten, ist sicher. Öffnen Sie die Adresse gleich noch einmal.',
  brokenTitle: 'Etwas ist schiefgegangen',
  brokenText: 'Der Fehler liegt bei uns, nicht bei Ihnen. Was Sie gespeichert hatten, ist sicher.',
  home: 'Zur Startseite',
} satisfies Translation<typeof en>
