import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { offeredLanguages } from '#contracts/kernel/language.ts'
import { lineOf, root, sources, visit } from './sources.ts'

type Texts = Record<string, string>
const plural = /_(zero|one|two|few|many|other)$/
/** Refusals and rules have their English where they are; refusals.spec.ts compares them. */
const ELSEWHERE = [
  'refusals',
  'refusals-of-candidates',
  'refusals-of-jobs',
  'refusals-of-meetings',
  'refusals-of-billing',
  'refusals-of-integrations',
  'rules',
]

const folder = join(root, 'web/locales')
async function textsOf(language: string): Promise<Map<string, Texts>> {
  const files = readdirSync(join(folder, language))
  const read = files.map(
    async (file) =>
      [basename(file, '.ts'), ((await import(join(folder, language, file))) as { default: Texts }).default] as const,
  )
  return new Map(await Promise.all(read))
}
const english = await textsOf('en')
const translated = await Promise.all(
  offeredLanguages
    .filter((language) => language !== 'en')
    .map(async (language) => [language, await textsOf(language)] as const),
)

const namesIn = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name!)
const tagsIn = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag)
const distinct = (names: string[]) => [...new Set(names)].toSorted()
const baseOf = (key: string) => key.replace(plural, '')
const formsOf = (texts: Texts, base: string) =>
  Object.keys(texts)
    .filter((key) => baseOf(key) === base && plural.test(key))
    .map((key) => plural.exec(key)![1]!)

describe('English', () => {
  const wellFormed = [...english].flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => ({ namespace, key, texts })),
  )

  it('has flat keys, and both plural forms where it has one', () => {
    expect(wellFormed.filter(({ key }) => !/^[a-z]\w*$/.test(baseOf(key))).map(({ key }) => key)).toEqual([])
    const lacking = wellFormed.filter(
      ({ key, texts }) => plural.test(key) && formsOf(texts, baseOf(key)).toSorted().join() !== 'one,other',
    )
    expect(lacking.map(({ namespace, key }) => `${namespace}: ${key}`)).toEqual([])
  })

  it('has no text that no one uses', () => {
    const uses = usesByNamespace()
    const unused = wellFormed.filter(
      ({ namespace, key }) => !uses.get(namespace)?.some((used) => used.test(baseOf(key))),
    )
    expect(unused.map(({ namespace, key }) => `${namespace}: ${key}`)).toEqual([])
  })
})

describe.each(translated)('%s', (language, namespaces) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

  it('has every namespace', () => {
    expect([...namespaces.keys()].toSorted()).toEqual([...english.keys(), ...ELSEWHERE].toSorted())
  })

  it.each([...namespaces].filter(([namespace]) => !ELSEWHERE.includes(namespace)))(
    '%s has every text of the English one, and no other',
    (namespace, texts) => {
      const source = english.get(namespace) ?? {}
      // Kinds of modules have the sentences of their rules beside their other texts; refusals.spec.ts compares those.
      const keys = Object.keys(texts).filter((key) => namespace !== 'modules' || !key.includes(' '))
      expect(distinct(keys.map(baseOf))).toEqual(distinct(Object.keys(source).map(baseOf)))
      expect(Object.keys(texts).filter((key) => texts[key]!.trim() === '')).toEqual([])
      for (const base of distinct(Object.keys(source).map(baseOf))) {
        const counted = formsOf(source, base).length > 0
        expect(formsOf(texts, base).toSorted(), `${base}: plural forms`).toEqual(counted ? categories : [])
        const original = counted ? source[`${base}_other`]! : source[base]!
        for (const key of Object.keys(texts).filter((each) => baseOf(each) === base)) {
          expect(tagsIn(texts[key]!).toSorted(), `${key}: elements`).toEqual(tagsIn(original).toSorted())
          // "one" and "two" may be words; what else is named has to be there.
          expect(distinct([...namesIn(texts[key]!), ...(counted ? ['count'] : [])]), `${key}: values`).toEqual(
            distinct([...namesIn(original), ...(counted ? ['count'] : [])]),
          )
        }
      }
    },
  )
})

/** Names are the same in every language. */
const names = /^(Hirelog|Esc)$/

/** A page for developers, in English. */
const forDevelopers = 'web/routes/dev.ui/'

it.each(
  sources.filter(({ path, isSpec }) => /^web\/.*\.tsx$/.test(path) && !isSpec && !path.startsWith(forDevelopers)),
)('$path writes no text of its own', ({ ast }) => {
  const bare: string[] = []
  visit(ast, (node) => {
    const text = ts.isJsxText(node)
      ? node.text
      : ts.isJsxAttribute(node) &&
          /^(aria-label|alt|hint|label|placeholder|title)$/.test(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer)
        ? node.initializer.text
        : ''
    if (/\p{L}{2}/u.test(text) && !names.test(text.trim())) bare.push(`${lineOf(ast, node)}: ${text.trim()}`)
  })
  expect(bare).toEqual([])
})

/** For each namespace, what its keys are looked up by in the files that ask for it or name its keys' type; a template counts as all it can become. */
function usesByNamespace(): Map<string, RegExp[]> {
  const uses = new Map<string, RegExp[]>()
  for (const { path, ast } of sources) {
    if (!/^(web|services)\//.test(path) || path.startsWith('web/locales/')) continue
    const asked: string[] = []
    const keys: RegExp[] = []
    visit(ast, (node) => {
      if (ts.isImportSpecifier(node) && /^(mail|error)Texts$/.test(node.name.text))
        asked.push(node.name.text === 'mailTexts' ? 'mail' : 'errors')
      else if (
        ts.isCallExpression(node) &&
        node.expression.getText() === 'namespace' &&
        node.arguments[0] &&
        ts.isStringLiteral(node.arguments[0])
      )
        asked.push(node.arguments[0].text)
      else if (ts.isTypeReferenceNode(node) && /^(Key|PlainKey|Translate)$/.test(node.typeName.getText()))
        asked.push(node.typeArguments?.[0]?.getText().replaceAll("'", '') ?? '')
      // What people see of a kind of module names its texts.
      else if (ts.isTypeReferenceNode(node) && /^(WebKindOf|FixedKind)$/.test(node.typeName.getText()))
        asked.push('modules')
      else if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'InputOf') asked.push('answers')
      else if (ts.isStringLiteralLike(node)) keys.push(literally(node.text))
      else if (ts.isTemplateExpression(node))
        keys.push(
          new RegExp(
            `^${[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].map(escaped).join('\\w+')}$`,
          ),
        )
    })
    for (const namespace of asked) uses.set(namespace, [...(uses.get(namespace) ?? []), ...keys])
  }
  return uses
}
function escaped(text: string) {
  return text.replace(/[^\w]/g, '\\$&')
}
function literally(text: string) {
  return new RegExp(`^${escaped(text)}$`)
}
