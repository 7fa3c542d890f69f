import { folded } from '#contracts/kernel/fold.ts'
import type { RoleFamily } from './role-family.ts'

/** Words that say how far someone has come, or how much they work, and nothing about what they do. */
const LEVELS =
  /^(sr|senior|jr|junior|trainee|intern|internship|apprentice|apprenticeship|working|student|graduate|entry|mid|level|experienced|principal|staff|chief|deputy|vice|freelance|remote|hybrid|onsite|full|part|time|fulltime|parttime|permanent|temporary|i|ii|iii|iv|m|w|f|d|x|mwd|fmd|wmd|all|genders|erfahrener|erfahrene|leitender|leitende|auszubildende|auszubildender|azubi|ausbildung|praktikant|praktikum|werkstudent|vollzeit|teilzeit|minijob)$/
/** Words that mean the same, in one of them. */
const same: Record<string, string> = {
  dev: 'engineer',
  developer: 'engineer',
  eng: 'engineer',
  entwicklerin: 'entwickler',
  rep: 'representative',
  mgr: 'manager',
  mngr: 'manager',
  admin: 'administrator',
  ops: 'operations',
  asst: 'assistant',
  exec: 'executive',
  tech: 'technician',
  fullstack: 'stack',
  sysadmin: 'administrator',
  cleaning: 'cleaner',
  nursing: 'nurse',
  teaching: 'teacher',
  driving: 'driver',
  sale: 'sales',
}
/** Words of two parts that many write apart. */
const joined: [RegExp, string][] = [
  [/\bfront[ -]end\b/g, 'frontend'],
  [/\bback[ -]end\b/g, 'backend'],
  [/\bfull[ -]stack\b/g, 'fullstack'],
  [/\bdev[ -]ops\b/g, 'devops'],
  [/\bhelp[ -]desk\b/g, 'helpdesk'],
  [/\bfork[ -]lift\b/g, 'forklift'],
  [/\bcall[ -]cent(er|re)\b/g, 'callcenter'],
  [/\bcare[ -]giver\b/g, 'caregiver'],
  [/\.net\b/g, 'dotnet'],
  [/\bhuman resources?\b/g, 'hr'],
  [/\buser experience\b/g, 'ux'],
  [/\bnode\.?js\b/g, 'node'],
]

function wordOf(word: string): string {
  // The German form for women, and the plural.
  const base = word.replace(/(?<=[a-z]{4}(er|or|ist|ent|ant|ar))in(nen)?$/, '').replace(/(?<=[a-z]{3}[^s])s$/, '')
  return same[word] ?? same[base] ?? base
}

/** The words of a title that say what the work is, in their order. */
export function titleWords(title: string): string[] {
  let text = folded(title.slice(0, 200)).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  for (const [apart, together] of joined) text = text.replace(apart, together)
  return text
    .replace(/[*:/]in(nen)?\b/g, '')
    .split(/[^\p{L}\p{N}+#&]+/u)
    .filter((word) => word !== '' && !LEVELS.test(word))
    .map(wordOf)
}

/** One letter wrong, missing, too many, or two swapped, in a word that is long enough to be known all the same. */
function nearly(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0])
    return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [left, right] = [one.slice(at), other.slice(at)]
  return (
    left.slice(1) === right.slice(1) ||
    left === right.slice(1) ||
    left.slice(1) === right ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/** Words that alone say too little: there is a manager, an engineer and an assistant of everything. */
const GENERAL =
  /^(lead|head|manager|director|leader|leiter|leiterin|specialist|assistant|engineer|entwickler|officer|representative|coordinator|technician|worker|analyst|supervisor|administrator|operator|associate|executive|mitarbeiter|team|general|technical|project)$/

type Known = { family: RoleFamily; words: string[] }
const ENOUGH = 0.55

/** Finds the family that a title belongs to: by all of its names, the rarer a word the more it says. */
export function titleMatcher(families: readonly RoleFamily[]) {
  const known: Known[] = families.flatMap((family) =>
    family.titles.map((title) => ({ family, words: titleWords(title) })),
  )
  const spread = new Map<string, Set<string>>()
  for (const { family, words } of known)
    for (const word of words) spread.set(word, (spread.get(word) ?? new Set()).add(family.id))
  const weigh = (word: string) => {
    const families = spread.get(word)?.size
    // A word of no family is a place, a product or a company more often than not.
    return families === undefined ? 0.3 : 1 / families
  }
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weigh(word), 0)

  /** Of 1: how much of the two say the same. */
  function score(title: readonly string[], { words }: Known): number {
    const met = words.filter((word) => title.some((other) => nearly(word, other)))
    if (met.every((word) => GENERAL.test(word))) return words.join(' ') === title.join(' ') && title.length > 1 ? 1 : 0
    const others = title.filter((other) => !words.some((word) => nearly(word, other)))
    const whole = met.length === words.length
    const share = (2 * sum(met)) / (sum(words) + sum(met) + sum(others))
    return whole ? Math.max(share, words.length > 1 ? ENOUGH + share / 10 : share) : share
  }

  return (title: string): RoleFamily | null => {
    const words = titleWords(title)
    let best: { family: RoleFamily; score: number; words: number } | null = null
    for (const each of known) {
      const found = score(words, each)
      if (found >= ENOUGH && (!best || found > best.score || (found === best.score && each.words.length > best.words)))
        best = { family: each.family, score: found, words: each.words.length }
    }
    return best?.family ?? null
  }
}
