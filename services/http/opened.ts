import type { FastifyRequest } from 'fastify'
import { browserLanguage } from '#contracts/accept-language.ts'
import { DEFAULT_LANGUAGE, directionOf, type Language } from '#contracts/language.ts'

/**
 * A browser that opens an address in a window: somebody reads what it is answered. A player, a script on a page and a
 * program are told in a problem document, and so is everybody under /api.
 */
export const isOpened = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>) =>
  headers['sec-fetch-dest'] === 'document' && !url.startsWith('/api/')

type Words = { title: string; text: string }
type Said =
  | 'signIn'
  | 'wrongHost'
  | 'noRecording'
  | 'notOurs'
  | 'tooLarge'
  | 'unreadable'
  | 'refused'
  | 'away'
  | 'broken'

/** For the page alone: a program is told that its request is invalid. */
export const UNREADABLE = 'address/unreadable'

const said: Record<string, Said> = {
  'auth/required': 'signIn',
  'auth/session-expired': 'signIn',
  'media/not-found': 'noRecording',
  'auth/csrf': 'notOurs',
  'request/wrong-host': 'wrongHost',
  'request/too-large': 'tooLarge',
  [UNREADABLE]: 'unreadable',
  'command/unavailable': 'away',
  internal: 'broken',
}

const words: Record<Language, Record<Said, Words> & { home: string }> = {
  en: {
    signIn: {
      title: 'Please sign in',
      text: 'You are not signed in, or no longer. Sign in and open the address again.',
    },
    noRecording: { title: 'There is no such recording', text: 'It may have been deleted, or you may not watch it.' },
    wrongHost: {
      title: 'This address is not set up',
      text: 'Hirelog does not answer under the name in your address bar. If you run this installation, set PUBLIC_URL to the address that browsers use, such as PUBLIC_URL=https://hire.example.com, and start it again. A proxy in front has to pass the Host header on, or be named in TRUSTED_PROXIES.',
    },
    notOurs: { title: 'Nothing was changed', text: 'This request did not come from a page of Hirelog.' },
    tooLarge: {
      title: 'That was too large',
      text: 'What you sent is larger than this page accepts. Nothing was changed.',
    },
    unreadable: {
      title: 'This address cannot be read',
      text: 'It may have been cut off or mistyped on the way. Open the link again where you found it, or go to the start.',
    },
    refused: { title: 'This was not accepted', text: 'The request could not be understood. Nothing was changed.' },
    away: {
      title: 'Hirelog cannot be reached at the moment',
      text: 'The database does not answer. What you had saved is safe. Open the address again in a moment.',
    },
    broken: { title: 'Something went wrong', text: 'This is our fault, not yours. What you had saved is safe.' },
    home: 'Go to the start',
  },
  de: {
    signIn: {
      title: 'Bitte melden Sie sich an',
      text: 'Sie sind nicht oder nicht mehr angemeldet. Melden Sie sich an und öffnen Sie die Adresse noch einmal.',
    },
    noRecording: {
      title: 'Diese Aufnahme gibt es nicht',
      text: 'Vielleicht wurde sie gelöscht, oder Sie dürfen sie nicht ansehen.',
    },
    wrongHost: {
      title: 'Diese Adresse ist nicht eingerichtet',
      text: 'Unter dem Namen in Ihrer Adresszeile antwortet Hirelog nicht. Wenn Sie diese Installation betreiben, setzen Sie PUBLIC_URL auf die Adresse, die Browser verwenden, zum Beispiel PUBLIC_URL=https://hire.example.com, und starten Sie sie neu. Ein Proxy davor muss den Host-Header weitergeben oder in TRUSTED_PROXIES genannt sein.',
    },
    notOurs: { title: 'Es wurde nichts geändert', text: 'Diese Anfrage kam nicht von einer Seite von Hirelog.' },
    tooLarge: {
      title: 'Das war zu groß',
      text: 'Was Sie gesendet haben, ist größer, als diese Seite annimmt. Es wurde nichts geändert.',
    },
    unreadable: {
      title: 'Diese Adresse ist nicht lesbar',
      text: 'Vielleicht wurde sie unterwegs abgeschnitten oder falsch abgetippt. Öffnen Sie den Link noch einmal dort, wo Sie ihn gefunden haben, oder gehen Sie zur Startseite.',
    },
    refused: {
      title: 'Das wurde nicht angenommen',
      text: 'Die Anfrage war nicht zu verstehen. Es wurde nichts geändert.',
    },
    away: {
      title: 'Hirelog ist gerade nicht zu erreichen',
      text: 'Die Datenbank antwortet nicht. Was Sie gespeichert hatten, ist sicher. Öffnen Sie die Adresse gleich noch einmal.',
    },
    broken: {
      title: 'Etwas ist schiefgegangen',
      text: 'Der Fehler liegt bei uns, nicht bei Ihnen. Was Sie gespeichert hatten, ist sicher.',
    },
    home: 'Zur Startseite',
  },
  he: {
    signIn: { title: 'יש להתחבר', text: 'לא נכנסת לחשבון, או שהכניסה כבר אינה בתוקף. יש להיכנס ולפתוח את הכתובת שוב.' },
    noRecording: { title: 'אין הקלטה כזאת', text: 'ייתכן שנמחקה, או שאין לך הרשאה לצפות בה.' },
    wrongHost: {
      title: 'הכתובת הזאת אינה מוגדרת',
      text: 'Hirelog אינו עונה בשם שמופיע בשורת הכתובת. אם ההתקנה הזאת באחריותך, יש להגדיר את PUBLIC_URL לכתובת שבה משתמשים הדפדפנים, למשל PUBLIC_URL=https://hire.example.com, ולהפעיל אותה מחדש. שרת proxy שלפניה צריך להעביר את כותרת Host, או להופיע ב־TRUSTED_PROXIES.',
    },
    notOurs: { title: 'דבר לא השתנה', text: 'הבקשה לא הגיעה מדף של Hirelog.' },
    tooLarge: { title: 'זה גדול מדי', text: 'מה שנשלח גדול ממה שהדף הזה מקבל. דבר לא השתנה.' },
    unreadable: {
      title: 'לא ניתן לקרוא את הכתובת',
      text: 'ייתכן שהיא נקטעה או שנפלה בה שגיאת הקלדה. יש לפתוח שוב את הקישור במקום שבו הופיע, או לעבור לדף הבית.',
    },
    refused: { title: 'הבקשה לא התקבלה', text: 'לא ניתן היה להבין את הבקשה. דבר לא השתנה.' },
    away: {
      title: 'אין כרגע קשר עם Hirelog',
      text: 'מסד הנתונים אינו עונה. מה ששמרת לא אבד. אפשר לפתוח שוב את הכתובת בעוד רגע.',
    },
    broken: { title: 'משהו השתבש', text: 'התקלה אצלנו, לא אצלך. מה ששמרת לא אבד.' },
    home: 'לדף הבית',
  },
}

/** A refusal as a page without anything to load, in the language of the browser. Nothing of the request stands in it. */
export function refusalPage(
  { status, code }: { status: number; code: string },
  { headers }: Pick<FastifyRequest, 'headers'>,
): string {
  const language = browserLanguage(headers.cookie, headers['accept-language']) ?? DEFAULT_LANGUAGE
  const { home, ...all } = words[language]
  const { title, text } = all[said[code] ?? 'refused']
  const onward = code === 'request/wrong-host' ? '' : `<p><a href="/">${home}</a></p>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Hirelog</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 0 auto; padding: 3em 1em">
<main><p>${status}</p><h1>${title}</h1><p>${text}</p>${onward}</main>
</body>
</html>
`
}
