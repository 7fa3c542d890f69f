import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { lineOf, root, sources, visit } from './sources.ts'

const LINES = 300
const SPEC_LINES = 500
/** Longer files, each with its reason. */
const longer = new Map<string, { lines: number; because: string }>([
  ['web/locales/de/refusals.ts', { lines: 400, because: 'one text each' }],
  ['web/locales/he/refusals.ts', { lines: 400, because: 'one text each' }],
  ['test/api/refusals.spec.ts', { lines: 700, because: 'a table of refusals' }],
  ['test/journeys/not-reached.spec.ts', { lines: 750, because: 'a table of forms' }],
])

it.each(sources)('$path is short enough to be read in one go', ({ path, text, isSpec }) => {
  const ceiling = longer.get(path)?.lines ?? (isSpec ? SPEC_LINES : LINES)
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(ceiling)
})

it('lists no exception that is not needed', () => {
  const needed = sources
    .filter(({ text, isSpec }) => text.trimEnd().split('\n').length > (isSpec ? SPEC_LINES : LINES))
    .map(({ path }) => path)
  expect([...longer.keys()].filter((path) => !needed.includes(path))).toEqual([])
})

it('names files in kebab-case', () => {
  const odd = sources.filter(
    ({ path }) => !path.startsWith('web/routes/') && !/^([a-z0-9-]+\/)*[a-z0-9]+([.-][a-z0-9]+)*$/.test(path),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

it('leaves no work behind in comments', () => {
  const marker = new RegExp(`(//|\\*).*\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`)
  const open = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (marker.test(line) ? [`${path}:${at + 1}`] : [])),
  )
  expect(open).toEqual([])
})

it('ends no statement with a semicolon', () => {
  const ended = sources.flatMap(({ path, ast }) => {
    const found: string[] = []
    visit(ast, (node) => {
      const simple =
        ts.isVariableStatement(node) ||
        ts.isExpressionStatement(node) ||
        ts.isReturnStatement(node) ||
        ts.isImportDeclaration(node) ||
        ts.isPropertyDeclaration(node)
      // One that stands at the start of the next line keeps two statements apart.
      if (simple && /[^\s];$/.test(node.getText())) found.push(`${path}:${lineOf(ast, node)}`)
    })
    return found
  })
  expect(ended).toEqual([])
})

const readme = readFileSync(join(root, 'README.md'), 'utf8')

it.each(folders('domain'))('the glossary explains what domain/%s is', (name) => {
  expect(readme).toMatch(new RegExp(`^\\| ${name.replace('email', 'e-?mail').replaceAll('-', '[- ]')} +\\|`, 'im'))
})

it('the README links only to files that exist', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path]) => path!)
  const missing = links.filter((path) => !exists(path))
  expect(links.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

it('the README explains every setting', () => {
  const declared = readFileSync(join(root, 'infra/env.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)
  const read = sources
    .filter(({ isSpec }) => !isSpec)
    .flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z_]+)/g)])
  const settings = new Set([...declared, ...read].map(([, name]) => name!).filter((name) => name !== 'NODE_ENV'))
  expect(settings).toContain('DATA_DIR')
  expect([...settings].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

it('the README explains every script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const missing = Object.keys(scripts).filter(
    (name) => !/^(pre|post)/.test(name) && !new RegExp(`npm (run )?${name}\\b`).test(readme),
  )
  expect(missing).toEqual([])
})

it('numbers decisions without a gap and links each from the README', () => {
  const decisions = readdirSync(join(root, 'infra/decisions')).sort()
  expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1))
  expect(decisions.filter((file) => !readme.includes(`infra/decisions/${file}`))).toEqual([])
  for (const file of decisions) {
    const text = readFileSync(join(root, 'infra/decisions', file), 'utf8')
    for (const part of ['Date: ', 'Status: ', '## Context', '## Decision', '## Consequences'])
      expect(text, file).toContain(part)
  }
})

function folders(of: string) {
  return readdirSync(join(root, of), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
}

function exists(path: string) {
  try {
    readdirSync(join(root, path))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR'
  }
}
