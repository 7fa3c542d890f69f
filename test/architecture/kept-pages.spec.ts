import ts from 'typescript'
import { expect, it } from 'vitest'
import { pages } from '#contracts/http/pages.ts'
import { sources, visit } from './sources.ts'

/** Routes that answer forms and are left without `keepPage`, each with its reason. */
const without = new Map<string, string>([
  ['web/routes/$/route.tsx', 'no form leads there'],
  ['web/routes/admin.support/route.ts', 'web/shell/popups/chat.tsx sends, keeps the question and says so'],
  ['web/routes/admin.jobs.$jobId.changes/route.ts', 'web/board/send.ts sends, tries again and says so on the board'],
  [
    'web/routes/auth_.link/route.tsx',
    'one button, and nothing is typed; it may lead to what is no page, so the browser sends it',
  ],
  ['web/routes/jobs-cep.create_.$jobId_.activate/route.ts', 'the builder sends and keeps its draft'],
  ['web/routes/jobs-cep.create_.$jobId_.impact/route.ts', 'the builder asks before it publishes, and keeps its draft'],
  ['web/routes/jobs-cep.create_.$jobId_.save/route.ts', 'the builder saves, tries again and says so'],
  ['web/routes/jobs-cep.create_.$jobId_.versions/route.ts', 'the panel of versions keeps the name and says so'],
  ['web/routes/jobs.post.$jobId_.boards/route.ts', 'web/get-candidates/power-view.tsx sends and keeps the form'],
  ['web/routes/jobs.post.$jobId_.import/route.ts', 'web/get-candidates/import-panel.tsx sends and keeps the list'],
  ['web/routes/jobs.post.$jobId_.invite/route.ts', 'web/builder/add-candidates.tsx sends and keeps the people'],
  ['web/routes/jobs.post.$jobId_.share/route.ts', 'a note beside a link that opens anyway; nothing is typed'],
])

/** The names a module exports, by the names they have in it or in the module they come from. */
function exportsOf(ast: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of ast.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, propertyName } of statement.exportClause.elements)
        found.set(name.text, (propertyName ?? name).text)
    if (
      !ts.canHaveModifiers(statement) ||
      !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      continue
    if (ts.getModifiers(statement)!.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
      found.set('default', 'default')
    else if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement.name.text)
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) found.set(name.getText(), name.getText())
  }
  return found
}

const routes = sources
  .filter(({ path }) => /^web\/routes\/[^/]+\/route\.tsx?$/.test(path))
  .map(({ path, ast }) => ({ path, names: exportsOf(ast) }))
const answering = routes.filter(({ names }) => names.has('action'))
const keeping = answering.filter(({ names }) => names.get('clientAction') === 'keepPage').map(({ path }) => path)

it('a page that answers a form stays, with all that was typed, when the platform cannot be reached', () => {
  expect(answering.length).toBeGreaterThan(15)
  expect(answering.map(({ path }) => path).filter((path) => !keeping.includes(path) && !without.has(path))).toEqual([])
})

it('lists no page that stays, and none that answers no form', () => {
  expect(
    [...without.keys()].filter((path) => keeping.includes(path) || !answering.some((route) => route.path === path)),
  ).toEqual([])
})

it('a page asks for no data again while the platform cannot be reached', () => {
  expect(
    routes
      .filter(({ names }) => names.has('default') && names.has('loader') && !names.has('shouldRevalidate'))
      .map(({ path }) => path),
  ).toEqual([])
})

it('a page stays where a search or a link led to another that cannot be reached', () => {
  const shown = routes.filter(({ names }) => names.has('default') && names.has('loader'))
  // The frame is around the requested page, and the requested one stays. The page about the engines also
  // stays when it fetches newer figures, and calls keepPageBefore for the rest.
  expect(shown.filter(({ names }) => names.get('clientLoader') !== 'keepPageBefore').map(({ path }) => path)).toEqual([
    'web/routes/admin.settings_.system/route.tsx',
    'web/routes/admin/route.tsx',
  ])
})

/** Where forms of web/ are sent that keep the page they stand on, as `action="/…"` or `action: '/…'`, by the file they stand in. */
const sent = sources
  .filter(({ path, isSpec }) => path.startsWith('web/') && !isSpec)
  .flatMap(({ path, ast }) => {
    const found: { from: string; route: string }[] = []
    visit(ast, (node) => {
      const at = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined
      if (
        !at ||
        !ts.isStringLiteral(at) ||
        (ts.isJsxAttribute(node) && node.parent.getText().includes('method="get"')) ||
        (node as ts.JsxAttribute | ts.PropertyAssignment).name.getText() !== 'action'
      )
        return
      const route = Object.keys(pages).find((name) => pages[name]!.path === at.text && pages[name]!.change)
      if (
        route &&
        keeping.some((each) => each.startsWith(`web/routes/${route}/`)) &&
        !path.startsWith(`web/routes/${route}/`)
      )
        found.push({ from: path, route })
    })
    return found
  })

/** The routes whose code is fetched before it is needed (web/offline/on-hand.ts). */
const onHand = new Set<string>()
for (const { ast } of sources.filter(({ path, text }) => path.startsWith('web/') && text.includes('useOnHand(')))
  visit(ast, (node) => void (ts.isStringLiteral(node) && onHand.add(node.text.replace(/^routes\//, ''))))

it('what forms of other pages are sent to is on hand when the platform cannot be reached', () => {
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.filter(({ route }) => !onHand.has(route))).toEqual([])
})

it('a page that stays reads its answer with what stood there before', () => {
  const reads = sources
    .filter(({ path }) => keeping.includes(path))
    .filter(({ ast }) => {
      let found = false
      visit(ast, (node) => void (found ||= ts.isIdentifier(node) && node.text === 'useActionData'))
      return found
    })
  expect(reads.map(({ path }) => path)).toEqual([])
})
