import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageOf, root, sources } from './sources.ts'

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'scripts' | 'overrides',
  Record<string, string>
>
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest

/** Used without an import of ours; each with what needs it. */
const unimported = new Map([
  ['tailwindcss', 'imported by web/app.css'],
  ['dejavu-fonts-ttf', 'fonts that services/core/draw-invoice.ts reads'],
  ['typescript', 'the compiler behind npm run typecheck'],
  ['eslint', 'the linter behind npm run lint, which gets more memory than Node gives'],
  ['@types/node', 'types of Node'],
  ['@types/react-dom', 'types of react-dom'],
  ['openapi-types', 'types that @fastify/swagger asks its users to install'],
])

const declared = { ...manifest.dependencies, ...manifest.devDependencies }
/** A file of ours; the name of a package can end like one. */
const isFile = (target: string) => /\.(tsx?|m?js)$/.test(target) && !(target in declared)

const packages = new Map<string, string[]>()
for (const { path, imports } of sources)
  for (const { target } of imports)
    if (
      !target.startsWith('node:') &&
      !/^((contracts|domain|infra|projections|services|web|test|build)(\/|$)|virtual:)/.test(target) &&
      !isFile(target)
    )
      packages.set(packageOf(target), [...(packages.get(packageOf(target)) ?? []), path])

it.each(Object.keys(declared))('%s is used', (name) => {
  const typesOf = name.startsWith('@types/') ? name.slice('@types/'.length) : null
  const used =
    packages.has(name) || unimported.has(name) || (typesOf !== null && packages.has(typesOf)) || runByScript(name)
  expect(used, `${name} is in package.json and nothing imports it`).toBe(true)
})

it.each([...packages])('%s is declared', (name, importers) => {
  expect(builtinModules, 'built-ins are imported as node:*').not.toContain(name)
  expect(Object.keys(declared), `${name} is imported by ${importers[0]}`).toContain(name)
})

it('starting the product needs nothing that only its development installs', () => {
  const needed = [...packages].filter(
    ([name, importers]) => name in manifest.devDependencies && importers.some((path) => isProduct(path)),
  )
  expect(needed.map(([name, importers]) => `${name} in ${importers.find(isProduct)}`)).toEqual([])
})

it('what only tests import is not installed to start the product', () => {
  const tested = [...packages].filter(
    ([name, importers]) => name in manifest.dependencies && importers.every((path) => !isProduct(path)),
  )
  expect(tested.map(([name]) => name).filter((name) => !unimported.has(name) && !runByScript(name))).toEqual([])
})

it('every version is exact', () => {
  const versions = Object.entries({ ...declared, ...manifest.optionalDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name]) => name)).toEqual([])
})

it('the lockfile names no host, so any registry can serve it', () => {
  for (const lock of ['package-lock.json', 'test/browser/package-lock.json'])
    expect(readFileSync(join(root, lock), 'utf8').match(/"resolved": "https?:/g) ?? [], lock).toEqual([])
})

it('lists no exception that is not needed', () => {
  expect([...unimported.keys()].filter((name) => !(name in declared))).toEqual([])
})

it('no file of the top level is a surprise', () => {
  const expected =
    /^(package(-lock)?\.json|tsconfig\.json|(remix|vite|vitest|eslint)\.config\.(js|ts)|README\.md|web|services|domain|projections|contracts|infra|test|node_modules|build|data|\..+)$/
  expect(readdirSync(root).filter((name) => !expected.test(name))).toEqual([])
})

/** A tool that a script starts, such as eslint: declared under the package that brings its command. */
function runByScript(name: string) {
  const commands = Object.values(manifest.scripts).flatMap((script) =>
    script.split(/&&|\|/).map((part) => part.trim().split(/\s+/)[0]!),
  )
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>
  }
  const own = typeof bin === 'string' ? [name] : Object.keys(bin ?? {})
  return own.some((command) => commands.includes(command))
}

function isProduct(path: string) {
  return !/\.spec\.tsx?$/.test(path) && !path.startsWith('test/') && !/^(vitest|eslint)\.config/.test(path)
}
