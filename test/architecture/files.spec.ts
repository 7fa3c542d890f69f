import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { layers, lineOf, root, sources, visit } from './sources.ts'

const LINES = 300
const SPEC_LINES = 500
/** Longer files, each with its reason. */
const longer = new Map<string, { lines: number; because: string }>([
  ['test/api/refusals.spec.ts', { lines: 700, because: 'a table of refusals' }],
  ['test/journeys/not-reached.spec.ts', { lines: 750, because: 'a table of forms' }],
])

/** Plural forms that English has not, with what they say: a translation may be longer by these. */
const otherPlurals = /^ {2}\w+_(?:zero|two|few|many):\n? .*\n/gm
const linesOf = (path: string, text: string) => {
  const counted = /^web\/locales\/\w+\//.test(path) ? text.replaceAll(otherPlurals, '') : text
  return counted.trimEnd().split('\n').length
}

it.each(sources)('$path is short enough to be read in one go', ({ path, text, isSpec }) => {
  const ceiling = longer.get(path)?.lines ?? (isSpec ? SPEC_LINES : LINES)
  expect(linesOf(path, text), `lines of ${path}: move a part into a file beside it`).toBeLessThanOrEqual(ceiling)
})

it('lists no exception that is not needed', () => {
  const needed = sources
    .filter(({ path, text, isSpec }) => linesOf(path, text) > (isSpec ? SPEC_LINES : LINES))
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
      // One at the start of the next line keeps two statements apart.
      if (simple && /[^\s];$/.test(node.getText())) found.push(`${path}:${lineOf(ast, node)}`)
    })
    return found
  })
  expect(ended).toEqual([])
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operations = read('infra/operations.md')

it.each(folders('domain'))('the glossary explains what domain/%s is', (name) => {
  const word = name.replace('email', 'e-?mail').replaceAll('-', '[- ]')
  expect(read('infra/glossary.md')).toMatch(new RegExp(`^\\| ${word} +\\|`, 'im'))
})

it('documents link only to files that exist', () => {
  const documents = ['README.md', ...layers.map((layer) => `${layer}/README.md`)].concat(
    readdirSync(join(root, 'infra'))
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => `infra/${file}`),
    'infra/decisions/README.md',
  )
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path]) => ({ document, path: path! })),
  )
  const missing = links.filter(({ document, path }) => !exists(posix.join(posix.dirname(document), path)))
  expect(links.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

it('the README is read in ten minutes, and that of a folder on one screen', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1500)
  for (const layer of layers) expect(read(`${layer}/README.md`).split('\n').length, layer).toBeLessThanOrEqual(40)
})

it('every folder of services is explained', () => {
  const explained = read('services/README.md')
  expect(folders('services').filter((name) => !explained.includes(`\`${name}/\``))).toEqual([])
})

it('infra/operations.md explains every setting', () => {
  const declared = read('infra/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)
  const used = sources
    .filter(({ isSpec }) => !isSpec)
    .flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z_]+)/g)])
  const settings = new Set([...declared, ...used].map(([, name]) => name!).filter((name) => name !== 'NODE_ENV'))
  expect(settings).toContain('DATA_DIR')
  expect([...settings].filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

it('infra/operations.md explains every script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const missing = Object.keys(scripts).filter(
    (name) => !/^(pre|post)/.test(name) && !new RegExp(`npm (run )?${name}\\b`).test(operations),
  )
  expect(missing).toEqual([])
})

it('numbers decisions without a gap and lists each', () => {
  const list = read('infra/decisions/README.md')
  const decisions = readdirSync(join(root, 'infra/decisions'))
    .filter((file) => file !== 'README.md')
    .sort()
  expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1))
  expect(decisions.filter((file) => !list.includes(`](${file})`))).toEqual([])
  for (const file of decisions) {
    const text = read(`infra/decisions/${file}`)
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
