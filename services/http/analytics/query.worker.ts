import { parentPort, workerData } from 'node:worker_threads'
import { TooMuch } from '#infra/engines/read-store/metered.ts'
import { companyReader } from '#infra/engines/read-store/query-worker-reader.ts'
import { encode } from './encode.ts'
import type { Asked, Told } from './queries.ts'

const MAX_BYTES = 32 * 1024 * 1024

const reader = companyReader((workerData as { directory: string }).directory)
// A pipeline builds objects under names of its choice: none of them may become a property of all objects here.
for (const shared of [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype])
  Object.preventExtensions(shared)

parentPort!.on('message', async (asked: Asked) => {
  parentPort!.postMessage('begun')
  const told = await answer(asked)
  parentPort!.postMessage(told, 'bytes' in told ? [told.bytes.buffer as ArrayBuffer] : [])
})

async function answer(asked: Asked): Promise<Told> {
  try {
    if (asked.kind === 'count')
      return { counts: asked.collections.map((collection) => reader.count(asked, collection)) }
    const rows =
      asked.kind === 'find'
        ? reader.find(asked, asked.collection, asked)
        : reader.aggregate(asked, asked.collection, asked.pipeline, asked.models)
    const truncated = rows.length > asked.limit
    const bytes = await encode(asked.format, truncated ? rows.slice(0, asked.limit) : rows, truncated, asked.instants)
    if (bytes.byteLength > MAX_BYTES)
      return { refused: 'query/too-expensive', why: 'The answer is larger than 32 MB. Ask for fewer rows or fields.' }
    // A small Buffer is a window on memory shared with others, which cannot be handed over.
    return { bytes: bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes), truncated }
  } catch (error) {
    if (error instanceof TooMuch) return { refused: 'query/too-expensive', why: error.message }
    if (error instanceof RangeError)
      return { refused: 'query/too-expensive', why: 'This takes more memory than a query may have' }
    return { refused: 'query/invalid', why: readable(error) }
  }
}

/** What the evaluation says about the query, without anything that looks like our insides. */
const readable = (error: unknown) => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return error instanceof TypeError || /sqlite|node_modules|\/|\\/i.test(line)
    ? 'This query cannot be evaluated'
    : line.slice(0, 200)
}
