import ts from 'typescript'
import { lineOf, type Source, sources, visit } from './sources.ts'

/** Something the product says when it says no. `names` are constants that hold it, as tests may call it, `within` what the file declares it in. */
export type Sentence = { where: string; pattern: string; names: string[]; within: string }

/** What refuses people, and what browsers find by themselves. A person may read any sentence in these files. */
const areas = [
  /^contracts\/(user\/(messages|password|phone|email|sign-in-errors|sign-up)|company\/(details|slug|brand|picture)|kernel\/name)\.ts$/,
  /^domain\//,
  /^contracts\/candidate\/(contact|judging)\.ts$/,
  /^contracts\/kernel\/web-address\.ts$/,
  /^contracts\/((template|automation)\/rules|availability\/(problems|calendars))\.ts$/,
  /^contracts\/job\/(rules|validation|boards\/rules|modules\/[a-z-]+)\.ts$/,
  /^contracts\/subscription\/text-invites\.ts$/,
  /^services\/(use-cases\/(?!system\/|templates\/starters\/|assistant\/role-families\/)|effects\/messages\/)/,
  /^web\/routes\/(jobs-cep|jobs\.post).*\.ts$/,
  /^web\/routes\/apply\.\$link\/.*\.server\.ts$/,
  /^services\/core\/pictures\//,
  /^infra\/engines\/(backgrounds\/|calendars\/(published|read-files|answer-body|caldav|dav-fetch|cronofy|cronofy-company|cronofy-requests)\.ts$|(aggregator|billing)\/refusals\.ts$|assistant\/assistant\.ts$)/,
  /^services\/commands\/(handle|refused-by-store|well-formed)\.ts$/,
  /^services\/core\/(authorize|attempts|until|verified|require-rights)\.ts$/,
  /^projections\/jobs\/access\.ts$/,
  /^web\/settings\/.*\.server\.ts$/,
  /^web\/lib\/json-request\.server\.ts$/,
]

/** Every sentence of those areas; `unsaid` are those whose values are not kept apart from them. */
export function sentencesForPeople(): { found: Sentence[]; unsaid: string[] } {
  const all = sources
    .filter(({ path, isSpec }) => !isSpec && areas.some((area) => area.test(path)))
    .flatMap((source) => sentencesIn(source, source.ast))
  return {
    found: all.filter(({ said }) => said),
    unsaid: all.filter(({ said }) => !said).map(({ where, pattern }) => `${where} ${pattern}`),
  }
}

/** Every refusal of the whole product, by its code where that is written down, and the words it is said with. */
export function refusals(): { where: string; codes: string[]; sentences: Sentence[] }[] {
  return sources
    .filter(({ isSpec }) => !isSpec)
    .flatMap((source) => {
      const found: { where: string; codes: string[]; sentences: Sentence[] }[] = []
      visit(source.ast, (node) => {
        if (!ts.isNewExpression(node) || node.expression.getText(source.ast) !== 'Rejected') return
        const [code, message] = node.arguments ?? []
        found.push({
          where: `${source.path}:${lineOf(source.ast, node)}`,
          codes: textsIn(code),
          sentences: message ? sentencesIn(source, message) : [],
        })
      })
      return found
    })
}

/** Every text that is written down in it. */
export function textsIn(node: ts.Node | undefined): string[] {
  const texts: string[] = []
  if (node) visit(node, (each) => ts.isStringLiteralLike(each) && texts.push(each.text))
  return texts
}

/** Numbers a file has names for are part of what it says; other values are `{{0}}`, and not `said` where nothing keeps them apart. */
function sentencesIn({ path, ast }: Source, within: ts.Node): (Sentence & { said: boolean })[] {
  const numbers = new Map<string, string>()
  visit(ast, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNumericLiteral(node.initializer))
      numbers.set(node.name.getText(), String(Number(node.initializer.text)))
  })
  const found: (Sentence & { said: boolean })[] = []
  visit(within, (node) => {
    const where = `${path}:${lineOf(ast, node)}`
    if (isForPrograms(node)) return
    if (ts.isStringLiteralLike(node)) {
      if (isSentence(node.text))
        found.push({ where, pattern: node.text, names: namesOf(node), within: declaredAs(node), said: true })
    } else if (ts.isTemplateExpression(node)) {
      const tagged = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'said'
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (!isSentence(parts.join('x'))) return
      const values = node.templateSpans.map(({ expression }, index) =>
        tagged ? `{{${index}}}` : numbers.get(expression.getText()),
      )
      const pattern = parts
        .map((part, index) => part + (index < values.length ? (values[index] ?? `{{${index}}}`) : ''))
        .join('')
      found.push({
        where,
        pattern,
        names: namesOf(tagged ? node.parent : node),
        within: declaredAs(node),
        said: !values.includes(undefined),
      })
    }
  })
  return found
}

/** `slugTaken` of a constant, `passwordMessages.unauthorized` of one that holds several. */
function namesOf(node: ts.Node): string[] {
  const { parent } = node
  if (ts.isVariableDeclaration(parent)) return [parent.name.getText()]
  if (!ts.isPropertyAssignment(parent)) return []
  const holder = ts.findAncestor(parent, ts.isVariableDeclaration)
  return holder ? [`${holder.name.getText()}.${parent.name.getText()}`] : []
}

/** The variable or function at the top of the file. */
function declaredAs(node: ts.Node): string {
  const declared = ts.findAncestor(node, (each) =>
    ts.isVariableDeclaration(each)
      ? ts.isSourceFile(each.parent.parent.parent)
      : ts.isFunctionDeclaration(each) && ts.isSourceFile(each.parent),
  )
  return (declared as ts.VariableDeclaration | ts.FunctionDeclaration | undefined)?.name?.getText() ?? ''
}

function isSentence(text: string) {
  return /^\p{Lu}[\p{L}’',!]* \S/u.test(text)
}
/** Descriptions in schemas, names of HTTP answers, and failures of ours that are only logged. */
function isForPrograms(node: ts.Node) {
  const { parent } = node
  if (parent && ts.isCallExpression(parent)) return /\.describe$/.test(parent.expression.getText())
  if (parent && ts.isPropertyAssignment(parent)) return parent.name.getText() === 'statusText'
  return parent && ts.isNewExpression(parent) && parent.expression.getText() === 'Error'
}
