/** The most frequent small words of languages that are written with Latin letters. */
const smallWords: Record<string, string> = {
  en: 'the and of to you with for our your that this have is are we',
  de: 'der die das und sie mit für wir ihre nicht ein eine ist sind von zu',
  fr: 'le la les et des vous avec pour nous votre dans une est sont que',
  es: 'el la los las y con para que una nuestro usted está son del en',
  it: 'il la gli e con per che una nostro sono del della nel di',
  pt: 'o a os as e com para que uma nosso são do da em você',
  nl: 'de het en een van met voor wij je onze niet zijn dat op',
  pl: 'i w z na do się nie jest oraz dla że są praca od',
}
const scripts: Record<string, RegExp> = {
  he: /\p{Script=Hebrew}/gu,
  ar: /\p{Script=Arabic}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
}
const Latin = /\p{Script=Latin}/gu
const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0

/**
 * Whether a text can be in the language that was wanted: false for most of its letters in another script, and where the
 * small words of another language clearly prevail. Short texts and languages not known here pass.
 */
export function canBeIn(text: string, language: string): boolean {
  const wanted = language.slice(0, 2).toLowerCase()
  const letters = count(text, /\p{L}/gu)
  const script = scripts[wanted] ?? (smallWords[wanted] ? Latin : null)
  // Names of products are Latin in every language.
  if (script && letters > 0 && count(text, script) < letters * (script === Latin ? 0.6 : 0.3)) return false
  if (!smallWords[wanted]) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const ofLanguage = (name: string) => {
    const known = new Set(smallWords[name]!.split(' '))
    return words.filter((word) => known.has(word)).length
  }
  const own = ofLanguage(wanted)
  return !Object.keys(smallWords).some((name) => name !== wanted && ofLanguage(name) >= Math.max(4, own * 3))
}
