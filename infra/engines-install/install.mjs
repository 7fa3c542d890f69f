// `npm run engines`: installs real servers for the tests that want them, from the package registries, by name, at pinned
// versions. Java archives are checked against the SHA256SUMS beside their pom.xml, Go modules against go.sum.
// Plain JavaScript for any Node from 18 on, built-ins only. `npm run engines -- kafka` installs one of them;
// `--pin` writes the checksums of what Maven brought, for a change of version; `--check` installs nothing and says
// whether this machine has what it takes.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const recipes = fileURLToPath(new URL('.', import.meta.url))
const target = resolve(process.env.ENGINES_DIR || fileURLToPath(new URL('../../.engines', import.meta.url)))
const pinning = process.argv.includes('--pin')
const checking = process.argv.includes('--check')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const engines = {
  'mongo-java-server': { needs: ['java', 'javac', 'mvn'], install: installMongoJavaServer },
  ferretdb: { needs: ['go'], install: installFerretDb },
  kafka: { needs: ['java', 'mvn'], install: installJars },
}
const versionFlags = { java: '-version', javac: '-version', mvn: '-version', go: 'version' }

/** A registry can be slow or lose a connection. What has arrived is kept by Maven and Go, so another try goes on from there. */
const TRIES = 3
const TRY_MS = 240_000

function run(command, args, cwd, env = {}) {
  for (let left = TRIES - 1; ; left--) {
    const { status, signal, error } = spawnSync(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: TRY_MS,
    })
    if (status === 0) return
    if (error && error.code !== 'ETIMEDOUT') throw new Error(`${command} could not be started: ${error.message}`)
    const ended = error ? `did not end within ${TRY_MS / 1000} s` : `ended with ${status ?? signal}`
    if (left === 0) throw new Error(`${command} ${args.join(' ')} ${ended}, and so did ${TRIES - 1} tries before`)
    console.error(`[engines] ${command} ${ended}; trying again`)
  }
}

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Every archive is one that is listed, with its checksum, and none is missing. */
function checkJars(recipe, folder) {
  const found = readdirSync(folder)
    .sort()
    .map((jar) => `${sha256(join(folder, jar))}  ${jar}`)
  const list = join(recipe, 'SHA256SUMS')
  if (pinning) return writeFileSync(list, `${found.join('\n')}\n`)
  const pinned = readFileSync(list, 'utf8').trim().split('\n')
  const differences = [
    ...found.filter((line) => !pinned.includes(line)).map((line) => `not as pinned: ${line}`),
    ...pinned.filter((line) => !found.includes(line)).map((line) => `pinned, not found: ${line}`),
  ]
  if (differences.length > 0) throw new Error(`what Maven brought differs from ${list}:\n${differences.join('\n')}`)
}

function installJars(recipe, into) {
  const lib = join(into, 'lib')
  run(
    'mvn',
    [
      '--quiet',
      '--batch-mode',
      '--no-transfer-progress',
      '-Dmaven.wagon.rto=60000',
      '--file',
      join(recipe, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${lib}`,
    ],
    into,
  )
  checkJars(recipe, lib)
}

function installMongoJavaServer(recipe, into) {
  installJars(recipe, into)
  run('javac', ['-cp', join(into, 'lib', '*'), '-d', into, join(recipe, 'Server.java')], into)
}

function installFerretDb(recipe, into) {
  // Only modules come from the module proxy; go.sum says what they have to be. A copy, so the build can write nothing here.
  const source = join(into, 'source')
  cpSync(recipe, source, { recursive: true })
  run('go', ['build', '-mod=readonly', '-trimpath', '-o', join(into, 'ferretdb'), '.'], source, { CGO_ENABLED: '0' })
  rmSync(source, { recursive: true })
}

/** Changes with anything that decides what is installed. */
function stampOf(recipe) {
  const hash = createHash('sha256')
  for (const file of readdirSync(recipe).sort())
    if (file !== 'SHA256SUMS') hash.update(file).update(readFileSync(join(recipe, file)))
  return hash.digest('hex')
}

function install(name) {
  const { needs, install: into } = engines[name]
  const recipe = join(recipes, name)
  const folder = join(target, name)
  const stamp = stampOf(recipe)
  if (!pinning && existsSync(join(folder, '.installed')) && readFileSync(join(folder, '.installed'), 'utf8') === stamp)
    return console.log(`[engines] ${name} is installed`)

  const missing = needs.filter((command) => spawnSync(command, [versionFlags[command]], { stdio: 'ignore' }).error)
  if (missing.length > 0) throw new Error(`needs ${missing.join(' and ')}, which this machine does not have`)
  if (checking) return console.log(`[engines] ${name} can be installed`)
  const start = Date.now()
  mkdirSync(target, { recursive: true })
  const fresh = mkdtempSync(join(target, `.${name}-`))
  try {
    into(recipe, fresh)
    writeFileSync(join(fresh, '.installed'), stamp)
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  console.log(`[engines] ${name} installed in ${Math.round((Date.now() - start) / 1000)} s`)
}

const unknown = wanted.filter((name) => !(name in engines))
if (unknown.length > 0) {
  console.error(`[engines] ${unknown.join(', ')}: no such engine; there are ${Object.keys(engines).join(', ')}`)
  process.exit(1)
}
let failed = false
for (const name of wanted.length > 0 ? wanted : Object.keys(engines)) {
  try {
    install(name)
  } catch (error) {
    failed = true
    console.error(`[engines] ${name} could not be installed: ${error.message}`)
  }
}
process.exit(failed ? 1 : 0)
