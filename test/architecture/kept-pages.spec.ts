import ts from 'typescript'
import { expect, it } from 'vitest'
import { sources, visit } from './sources.ts'

/** Routes that answer forms and are left without `keepPage`, each with its reason. */
const without = new Map<string, string>([
  ['web/routes/$/route.tsx', 'no form leads there'],
  ['web/routes/admin.resume/route.ts', 'web/shell/banner-list.tsx asks first whether the platform answers'],
  ['web/routes/admin.support/route.ts', 'web/shell/popups/chat.tsx asks first whether the platform answers, and keeps the question'],
  ['web/routes/admin.jobs.$jobId.changes/route.ts', 'web/board/send.ts sends, tries again and says so on the board'],
  ['web/routes/jobs-cep.create_.$jobId_.activate/route.ts', 'the builder sends and keeps its draft'],
  ['web/routes/jobs-cep.create_.$jobId_.save/route.ts', 'the builder saves, tries again and says so'],
  ['web/routes/jobs.post.$jobId_.invite/route.ts', 'web/builder/add-candidates.tsx sends and keeps the people'],
  ['web/routes/jobs.post.$jobId_.share/route.ts', 'a note beside a link that opens anyway; nothing is typed'],
  ['web/routes/language/route.ts', 'a choice that leads to the page anew, as a link would; nothing is typed in it'],
  ['web/routes/logout/route.tsx', 'leads away; nothing is typed in it'],
])

/** The names a module exports, by the names they have in it or in the module they come from. */
function exportsOf(ast: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of ast.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, propertyName } of statement.exportClause.elements) found.set(name.text, (propertyName ?? name).text)
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement.name.text)
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) found.set(name.getText(), name.getText())
  }
  return found
}

const routes = sources.filter(({ path }) => /^web\/routes\/[^/]+\/route\.tsx?$/.test(path)).map(({ path, ast }) => ({ path, names: exportsOf(ast) }))
const answering = routes.filter(({ names }) => names.has('action'))
const keeping = answering.filter(({ names }) => names.get('clientAction') === 'keepPage').map(({ path }) => path)

it('a page that answers a form stays, with all that was typed, when the platform cannot be reached', () => {
  expect(answering.length).toBeGreaterThan(15)
  expect(answering.map(({ path }) => path).filter((path) => !keeping.includes(path) && !without.has(path))).toEqual([])
})

it('lists no page that stays, and none that answers no form', () => {
  expect([...without.keys()].filter((path) => keeping.includes(path) || !answering.some((route) => route.path === path))).toEqual([])
})

it('a page that stays asks for no data while the platform cannot be reached', () => {
  expect(answering.filter(({ path, names }) => keeping.includes(path) && !names.has('shouldRevalidate')).map(({ path }) => path)).toEqual([])
})

it('a page that stays reads its answer with what stood there before', () => {
  const reads = sources.filter(({ path }) => keeping.includes(path)).filter(({ ast }) => {
    let found = false
    visit(ast, (node) => void (found ||= ts.isIdentifier(node) && node.text === 'useActionData'))
    return found
  })
  expect(reads.map(({ path }) => path)).toEqual([])
})
