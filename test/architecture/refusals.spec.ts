import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { offeredLanguages } from '#contracts/kernel/language.ts'
import { sentencesForPeople } from './refusals.ts'
import { lineOf, root, type Source, sources, visit } from './sources.ts'

type Texts = Record<string, string>
const { found, unsaid } = sentencesForPeople()

const textsIn = async (language: string, file: string) =>
  ((await import(join(root, 'web/locales', language, file))) as { default: Texts }).default
const catalogues = await Promise.all(
  offeredLanguages
    .filter((language) => language !== 'en')
    .map(async (language) => {
      const rules = await textsIn(language, 'rules.ts')
      const files = readdirSync(join(root, 'web/locales', language)).filter((file) => file.startsWith('refusals'))
      const parts = await Promise.all(files.map((file) => textsIn(language, file)))
      const refusals: Texts = Object.assign({}, ...parts)
      const kinds = Object.fromEntries(
        Object.entries(await textsIn(language, 'modules.ts')).filter(([key]) => key.includes(' ')),
      )
      return [language, { ...rules, ...refusals, ...kinds }, rules, refusals, kinds] as const
    }),
)
/** What browsers check by themselves, and say without asking the server. */
const inBrowsers = /^contracts\/(kernel\/web-address|job\/(rules|validation)|candidate\/contact)\.ts:/
const ofKinds = /^contracts\/job\/modules\//

const patternsIn = (area: RegExp) =>
  [...new Set(found.filter(({ where }) => area.test(where)).map(({ pattern }) => pattern))].toSorted()

it('what changes in a sentence is said apart from it', () => {
  expect(unsaid).toEqual([])
})

describe.each(catalogues)('refusals in %s', (language, texts, rules, refusals, kinds) => {
  it('has words for every sentence that a person of these areas can be refused with', () => {
    const lacking = [
      ...new Set(
        found.filter(({ pattern }) => !texts[pattern]?.trim()).map(({ pattern, where }) => `${pattern}   ${where}`),
      ),
    ]
    expect(lacking, `add each, word for word, as a key of a refusals*.ts in web/locales/${language}`).toEqual([])
  })

  it('has no words that no one says', () => {
    const said = new Set(found.map(({ pattern }) => pattern))
    expect(Object.keys(texts).filter((pattern) => !said.has(pattern))).toEqual([])
  })

  it('keeps apart what browsers say by themselves, so that they load no more', () => {
    expect(Object.keys({ ...rules, ...kinds }).filter((pattern) => pattern in refusals)).toEqual([])
    expect(Object.keys(rules).toSorted()).toEqual(patternsIn(inBrowsers))
  })

  it('keeps what the rules of a kind of module say beside the other texts of the kind', () => {
    expect(Object.keys(kinds).toSorted()).toEqual(patternsIn(ofKinds))
  })

  it('puts every value somewhere', () => {
    const valuesIn = (text: string) => [...text.matchAll(/{{\d}}/g)].map(([value]) => value).toSorted()
    for (const [pattern, text] of Object.entries(texts)) expect(valuesIn(text), pattern).toEqual(valuesIn(pattern))
  })
})

/** Where a page has words of contracts/ in its hands: each has to go through what says them in its reader's language. */
function unsaidIn({ path, ast }: Source): string[] {
  const worded = new Map<string, string>()
  visit(ast, (node) => {
    if (
      !ts.isImportDeclaration(node) ||
      !ts.isStringLiteral(node.moduleSpecifier) ||
      !node.importClause?.namedBindings ||
      !ts.isNamedImports(node.importClause.namedBindings)
    )
      return
    const file = node.moduleSpecifier.text.slice(1)
    for (const { name, propertyName } of node.importClause.namedBindings.elements) {
      const exported = (propertyName ?? name).text
      if (found.some(({ where, within }) => where.startsWith(`${file}:`) && within === exported))
        worded.set(name.text, exported)
    }
  })
  const bare: string[] = []
  visit(ast, (node) => {
    if (
      !ts.isIdentifier(node) ||
      !worded.has(node.text) ||
      ts.findAncestor(node, ts.isImportDeclaration) ||
      (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    )
      return
    const saying = ts.findAncestor(
      node,
      (each) =>
        (ts.isCallExpression(each) && /^(refusalIn|say)$/.test(each.expression.getText())) ||
        (ts.isNewExpression(each) && each.expression.getText() === 'Rejected'),
    )
    if (!saying) bare.push(`${path}:${lineOf(ast, node)} ${node.text}`)
  })
  // The English of a refusal is for programs.
  if (path.startsWith('web/routes/'))
    visit(
      ast,
      (node) =>
        ts.isPropertyAccessExpression(node) &&
        node.getText() === 'error.message' &&
        !ts.isPropertyAccessExpression(node.parent) &&
        bare.push(`${path}:${lineOf(ast, node)} ${node.getText()}`),
    )
  return bare
}

it('no page says words of contracts/, or what a refusal is for programs, as they are', () => {
  expect(sources.filter(({ path, isSpec }) => path.startsWith('web/') && !isSpec).flatMap(unsaidIn)).toEqual([])
})
