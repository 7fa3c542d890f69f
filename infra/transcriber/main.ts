import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveTranscriber } from './serve.ts'
import { installed, type ModelName, models } from './weights.ts'

/** `npm run transcriber`: a local service that writes down recordings, for operators who ask for it. */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'base' },
    port: { type: 'string', default: '8178' },
    folder: { type: 'string', default: '.transcriber' },
  },
})
const isModel = (name: string): name is ModelName => Object.hasOwn(models, name)
if (!isModel(values.model)) {
  console.error(`There is no model ${values.model}: choose one of ${Object.keys(models).join(', ')}`)
  process.exit(1)
}
console.log(`${models[values.model].says}. What is missing is fetched once.`)
const { python, model } = installed(values.folder, values.model)
const { url, close } = await serveTranscriber({
  worker: [python, join(import.meta.dirname, 'worker.py'), model],
  folder: join(values.folder, 'sounds'),
  port: Number(values.port),
})
console.log(
  [
    `Ready. Start Hirelog with TRANSCRIBE_BASE_URL=${url} TRANSCRIBE_MODEL=whisper-${values.model}`,
    'Transcripts by a machine have mistakes: they are labelled so, and are no ground to reject anyone.',
  ].join('\n'),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
