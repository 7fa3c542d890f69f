import ts from 'typescript'
import { expect, it } from 'vitest'
import { type PageRule, pages } from '#contracts/http/pages.ts'
import { sources, visit } from './sources.ts'

/** Routes that let people in by more than the table, each with its reason. */
const others = new Map<string, string>([
  ['dev.outbox', 'a browser on the machine itself reads what came for an address before it signs in'],
])

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** What the module exports by this name: a function's body, 'elsewhere' when it is taken from another module, null when nothing. */
function exported(ast: ts.SourceFile, name: string): ts.Node | 'elsewhere' | null {
  for (const statement of ast.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      if (statement.exportClause.elements.some((each) => each.name.text === name)) return 'elsewhere'
    if (!isExported(statement)) continue
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement.body ?? 'elsewhere'
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((each) => each.name.getText() === name)?.initializer
    if (found && ts.isIdentifier(found)) return exported(ast, found.text) ?? 'elsewhere'
    if (found) return ts.isArrowFunction(found) ? found.body : 'elsewhere'
  }
  return null
}

/** Whether its first line asks the table about this page: `requireAccess('<page>', …)` or `answerJson({ page: '<page>', … })`. */
function asksFirst(body: ts.Node, page: string): boolean {
  const first = ts.isBlock(body) ? body.statements[0] : body
  let asks = false
  const isPage = (node: ts.Node | undefined) => !!node && ts.isStringLiteral(node) && node.text === page
  if (first)
    visit(first, (node) => {
      if (!ts.isCallExpression(node)) return
      const [given] = node.arguments
      if (node.expression.getText() === 'requireAccess') asks ||= isPage(given)
      if (node.expression.getText() === 'answerJson' && given && ts.isObjectLiteralExpression(given))
        asks ||= given.properties.some(
          (each) => ts.isPropertyAssignment(each) && each.name.getText() === 'page' && isPage(each.initializer),
        )
    })
  return asks
}

const touchesPlatform = (body: ts.Node) => /\bplatform\b/.test(body.getText())

/** The exports of a route that reach the platform and do not ask the table first. */
function unguarded(page: string, { open, change }: PageRule, ast: ts.SourceFile): string[] {
  return (
    [
      ['loader', open],
      ['action', change],
    ] as const
  ).flatMap(([name, access]) => {
    const body = exported(ast, name)
    if (body === null || access === 'public') return []
    if (access === null) return body !== 'elsewhere' && !touchesPlatform(body) ? [] : [`${page}: ${name}`]
    return body !== 'elsewhere' && asksFirst(body, page) ? [] : [`${page}: ${name}`]
  })
}

const routes = sources.flatMap(({ path, ast }) => {
  const [, page] = /^web\/routes\/([^/]+)\/route\.tsx?$/.exec(path) ?? []
  return page ? [{ page, ast }] : []
})

it('who may open a page or send it a form is read from the table, in the first line of its loader and action', () => {
  expect(routes.length).toBeGreaterThan(50)
  const wrong = routes.filter(({ page }) => !others.has(page))
  expect(wrong.flatMap(({ page, ast }) => unguarded(page, pages[page]!, ast))).toEqual([])
})

it('lists no exception that is not needed', () => {
  const needed = routes.filter(({ page, ast }) => unguarded(page, pages[page]!, ast).length > 0)
  expect([...others.keys()]).toEqual(needed.map(({ page }) => page))
})

it('nothing else in web/ sends people to sign in or decides by permission who may see a page', () => {
  const own = /^web\/lib\/(access|session)\.server\.ts$/
  const using = sources.filter(
    ({ path, text, isSpec }) =>
      path.startsWith('web/') && !isSpec && !own.test(path) && /\brequireAccount\b/.test(text),
  )
  expect(using.map(({ path }) => path)).toEqual([])
})

/** The rule itself is tried: with these it must not stay silent. */
const closed: PageRule = { path: '/admin/lives', open: 'live_interviews', change: 'live_interviews', target: 'none' }
const parsed = (code: string) => ts.createSourceFile('route.tsx', code, ts.ScriptTarget.Latest, true)

it.each([
  ['asks nothing', 'export const loader = ({ context }) => context.platform.readers.lives()'],
  ['asks for another page', "export const loader = async (args) => show(await requireAccess('admin.meetings', args))"],
  [
    'reads before it asks',
    "export async function loader(args) {\n const all = await lives(args)\n await requireAccess('admin.lives', args)\n return all }",
  ],
  ['is taken from elsewhere', "export { liveLoader as loader } from './lives.server.ts'"],
  ['is made elsewhere', 'export const loader = liveLoader'],
])('a loader is found that %s', (_, code) => {
  expect(unguarded('admin.lives', closed, parsed(code))).toEqual(['admin.lives: loader'])
})

it('an action is found that asks nothing, and a loader no one may open that reads', () => {
  const code = 'export async function action({ request }) { return request.formData() }'
  expect(unguarded('admin.lives', closed, parsed(code))).toEqual(['admin.lives: action'])
  const reading = 'export const loader = ({ context }) => context.platform.readers.lives()'
  expect(unguarded('admin.lives', { ...closed, open: null }, parsed(reading))).toEqual(['admin.lives: loader'])
})

it.each([
  "export const loader = async (args) => show(await requireAccess('admin.lives', args), args)",
  "export async function loader({ request, context }) {\n const { asker } = await requireAccess('admin.lives', { request, context })\n return context.platform.readers.lives(asker) }",
  "export const action = ({ request, context }) => answerJson({ page: 'admin.lives', request, context }, work)",
])('is content with %s', (code) => {
  expect(unguarded('admin.lives', closed, parsed(code))).toEqual([])
})
