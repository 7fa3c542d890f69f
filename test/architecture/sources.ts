import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '../..')
export const layers = ['contracts', 'domain', 'infra', 'projections', 'services', 'web', 'test']
const others = ['vite.config.ts', 'vitest.config.ts', 'eslint.config.js', 'remix.config.js']

export type Import = { target: string; typeOnly: boolean }
export type Source = { path: string; text: string; ast: ts.SourceFile; imports: Import[]; isSpec: boolean }

const isCode = (path: string) => /\.(tsx?|m?js)$/.test(path) && !/(^|\/)(node_modules|build|out)\//.test(path)

/** Every source file of the project, parsed; an import's target is a path from the root, or a package's or built-in's name. */
export const sources: Source[] = layers
  .flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(layer, file)),
  )
  .concat(others)
  .filter(isCode)
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const ast = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    return {
      path,
      text,
      ast,
      imports: importsOf(path, ast),
      isSpec: /\.spec\.tsx?$/.test(path) || path.startsWith('test/'),
    }
  })

export function importsOf(path: string, ast: ts.SourceFile): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Expression, typeOnly: boolean) => {
    if (ts.isStringLiteral(specifier)) found.push({ target: resolve(path, specifier.text), typeOnly })
  }
  visit(ast, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause ? erased(node.importClause) : false)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]!, false)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal as ts.StringLiteral, true)
  })
  return found
}

/** True when nothing of the import is left once types are stripped. */
function erased({ phaseModifier, name, namedBindings }: ts.ImportClause): boolean {
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

export function visit(node: ts.Node, look: (node: ts.Node) => void) {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

function resolve(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier
}

/** `@scope/name/sub/path` belongs to the package `@scope/name`. */
export const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

export const lineOf = (ast: ts.SourceFile, node: ts.Node) => ast.getLineAndCharacterOfPosition(node.getStart()).line + 1
