import ts from 'typescript'
import { expect, it } from 'vitest'
import { rejections } from '#contracts/kernel/rejections.ts'
import { refusals, type Sentence, sentencesForPeople, textsIn } from './refusals.ts'
import { sources, visit } from './sources.ts'

/** What tests write down: texts, patterns, and constants of the product by name. Lists that only repeat the product's words test nothing. */
const tested = { texts: new Set<string>(), patterns: [] as RegExp[], names: new Set<string>() }
for (const { path, ast, isSpec } of sources) {
  if (!isSpec || /^(test\/architecture|web\/i18n|web\/locales)\//.test(path)) continue
  visit(ast, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      tested.texts.add(node.text)
    else if (ts.isRegularExpressionLiteral(node)) tested.patterns.push(regularExpression(node.text))
    else if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) tested.names.add(node.getText(ast))
  })
}
const texts = [...tested.texts]

function regularExpression(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replaceAll(/[gy]/g, ''))
}
/** Enough of a sentence to be no other: its first three words. */
const tells = (text: string) => text.trim().split(/\s+/).length >= 3
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** With the values a test has, which are any. */
const withValues = (pattern: string) =>
  new RegExp(
    pattern
      .split(/{{\d}}/)
      .map(escaped)
      .join('.{1,80}?'),
    's',
  )
const sampleOf = (pattern: string) => pattern.replaceAll(/{{\d}}/g, '7')
/** As far as the first value: the beginning of a template that a test puts its own values into. */
const beginningOf = (pattern: string) => pattern.split(/{{\d}}/)[0]!

function isTested({ pattern, names }: Sentence): boolean {
  const [whole, sample] = [withValues(pattern), sampleOf(pattern)]
  return (
    names.some((name) => tested.names.has(name)) ||
    texts.some(
      (text) =>
        whole.test(text) ||
        (tells(text) &&
          (sample.startsWith(text.trim()) || (pattern !== beginningOf(pattern) && text === beginningOf(pattern)))),
    ) ||
    tested.patterns.some((each) => tells(each.source.replaceAll(/\\./g, 'x')) && each.test(sample))
  )
}

const thrown = refusals()

it('every code is said somewhere, and a test names it', () => {
  const said = new Set(
    sources
      .filter(({ path, isSpec }) => !isSpec && path !== 'contracts/kernel/rejections.ts')
      .flatMap(({ ast }) => textsIn(ast)),
  )
  expect(Object.keys(rejections).filter((code) => !said.has(code))).toEqual([])
  expect(Object.keys(rejections).filter((code) => !tested.texts.has(code))).toEqual([])
})

/** Codes that stand for one sentence only: a test that names the code has met the sentence. */
const sentencesOf = new Map<string, Set<string>>()
for (const { codes, sentences } of thrown)
  for (const code of codes) {
    const known = sentencesOf.get(code) ?? new Set()
    if (sentences.length !== 1) known.add('others, that are said elsewhere')
    for (const { pattern } of sentences) known.add(pattern)
    sentencesOf.set(code, known)
  }
const alone = new Set(
  [...sentencesOf]
    .filter(([code, sentences]) => sentences.size === 1 && tested.texts.has(code))
    .flatMap(([, sentences]) => [...sentences]),
)

it('every sentence a person or a program can be refused with stands in a test, or is the only one of a code that does', () => {
  const sentences = [...sentencesForPeople().found, ...thrown.flatMap((refusal) => refusal.sentences)]
  const untested = new Map(
    sentences
      .filter((sentence) => !alone.has(sentence.pattern) && !isTested(sentence))
      .map(({ pattern, where }) => [pattern, where]),
  )
  expect(
    [...untested].map(([pattern, where]) => `${pattern}   ${where}`),
    'name each sentence in the spec of the decision that throws it, as in thenRejects(code, sentence)',
  ).toEqual([])
})
