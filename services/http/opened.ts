import type { FastifyRequest } from 'fastify'
import { browserLanguage } from '#contracts/http/accept-language.ts'
import { DEFAULT_LANGUAGE, directionOf } from '#contracts/kernel/language.ts'
import { errorTexts } from '#web/locales/services.ts'

/**
 * A browser that opens an address in a window: a person reads the answer. A player, a script on a page and a
 * program get a problem document, and so do all requests under /api.
 */
export const isOpened = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>) =>
  headers['sec-fetch-dest'] === 'document' && !url.startsWith('/api/')

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

/** For the page alone: a program gets 'request/invalid'. */
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

/** A refusal as a page without anything to load, in the language of the browser. Nothing of the request is in it. */
export function refusalPage(
  { status, code }: { status: number; code: string },
  { headers }: Pick<FastifyRequest, 'headers'>,
): string {
  const language = browserLanguage(headers.cookie, headers['accept-language']) ?? DEFAULT_LANGUAGE
  const texts = errorTexts[language]
  const say = (key: keyof typeof texts) => texts[key]
  const name = said[code] ?? 'refused'
  const [title, text] = [say(`${name}Title`), say(`${name}Text`)]
  const onward = code === 'request/wrong-host' ? '' : `<p><a href="/">${say('home')}</a></p>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Hirelog</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 0 auto; padding: 3em 1em">
<main><p>${status}</p><h1>${title}</h1><p>${text}</p>${onward}</main>
</body>
</html>
`
}
