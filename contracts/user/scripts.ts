const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Cherokee',
  'Ethiopic',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
] as const
const patterns = scripts.map((name) => [name, new RegExp(`\\p{Script_Extensions=${name}}`, 'u')] as const)

/** Scripts that are written together (UTS 39, highly restrictive). */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Whether letters of scripts that do not belong together stand side by side, so that one word passes for another. */
export function mixesScripts(text: string): boolean {
  const found = new Set([...text].filter((letter) => /\p{L}/u.test(letter)).map(scriptOf))
  return found.size > 1 && !together.some((allowed) => [...found].every((script) => allowed.includes(script)))
}

const scriptOf = (letter: string): string => patterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'another'
