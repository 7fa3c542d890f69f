// Browsers read the list of all routes with their first page. Remix writes each name of a file as often as it is used and
// each flag by name; here each name appears once, flags are one number, an address is left out where the name of the route's
// folder says it, and the list is compressed like other scripts.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const START = 'window.__remixManifest='
const flags = ['hasAction', 'hasLoader', 'hasClientAction', 'hasClientLoader', 'hasErrorBoundary']

/** Runs in browsers too: the address of a route below its parent by the name of its folder, as Remix reads such names. */
const pathOf = (id, parentId) =>
  id
    .slice((parentId === 'root' ? 'routes' : parentId).length + 1)
    .replace(/\[(.)\]|_?(\.)|\$(?=$)|(\$)|\((.+?)\)|_index/g, (found, plain, dot, variable, optional) =>
      plain ? '.' : dot ? '/' : variable ? ':' : optional ? optional.replace('$', ':') + '?' : found === '$' ? '*' : '',
    )
    .replace(/\/$/, '')

/** Runs in browsers: what Remix had written. */
const unpack = `((folder, names, entry, routes, flags, rest, pathOf) => {
  const files = (all) => all.map((at) => folder + names[at] + '.js')
  const whole = ([module, ...imports]) => ({ module: files([module])[0], imports: files(imports) })
  const route = ([id, parentId, path, index, has, scripts, css]) => [id, {
    id, parentId: parentId ?? undefined, path: path ?? (pathOf(id, parentId) || undefined), index: index ? true : undefined, css: css ?? [], ...whole(scripts),
    ...Object.fromEntries(flags.map((flag, bit) => [flag, (has & (1 << bit)) !== 0])),
  }]
  return { ...rest, entry: { ...whole(entry), css: [] }, routes: Object.fromEntries(routes.map(route)) }
})`

const oneLine = (code) => code.replace(/\n */g, '\n')

/** @returns the same manifest, as a script that takes fewer bytes. */
export function packed(script) {
  const { entry, routes, ...rest } = JSON.parse(script.slice(START.length, script.lastIndexOf('}') + 1))
  const used = new Map()
  const all = [entry, ...Object.values(routes)]
  for (const file of all.flatMap(({ module, imports }) => [module, ...imports]))
    used.set(file, (used.get(file) ?? 0) + 1)
  // Those that most routes use have the short numbers.
  const files = [...used.keys()].sort((a, b) => used.get(b) - used.get(a))
  const at = new Map(files.map((file, index) => [file, index]))
  const folder = files[0].slice(0, files[0].lastIndexOf('/') + 1)
  const scripts = ({ module, imports }) => [module, ...imports].map((file) => at.get(file))
  const route = ({ id, parentId, path, index, css, ...given }) => [
    id,
    parentId ?? null,
    parentId && pathOf(id, parentId) === (path ?? '') ? null : path,
    index ? 1 : 0,
    flags.reduce((sum, flag, bit) => sum + (given[flag] ? 1 << bit : 0), 0),
    scripts(given),
    ...(css.length > 0 ? [css] : []),
  ]
  const names = files.map((file) => file.slice(folder.length, -'.js'.length))
  const values = [folder, names, scripts(entry), Object.values(routes).map(route), flags, rest]
  return `${START}${oneLine(unpack)}(${values.map((value) => JSON.stringify(value)).join(',')},${oneLine(pathOf.toString())});`
}

const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value

export function packManifest() {
  const read = (script) => new Function('window', `${script} return window.__remixManifest`)({})
  for (const file of globSync('build/client/assets/manifest-*.js')) {
    const before = readFileSync(file, 'utf8')
    // Services are bundled again without the pages.
    if (!before.startsWith(`${START}{`)) continue
    const after = packed(before)
    if (!same(read(before), read(after)))
      throw new Error('The manifest of routes cannot be packed: Remix writes another one')
    writeFileSync(file, after)
    writeFileSync(`${file}.br`, brotliCompressSync(after))
    writeFileSync(`${file}.gz`, gzipSync(after, { level: 9 }))
  }
}
