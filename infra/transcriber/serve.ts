import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { log } from '../log.ts'

const MOST_BYTES = 100 * 1024 * 1024
type Asked = { path: string; language: string | null }
type Answer = { heard: object } | { error: string }

/**
 * OpenAI's call for transcriptions on this machine alone, answered by a child process that reads a line of JSON for each recording
 * and writes one: one recording at a time, in the order in which they came. A child that ends answers for its recording with 500,
 * and the next recording starts another.
 */
export async function serveTranscriber({
  worker: [command, ...args],
  folder,
  port = 0,
}: {
  worker: readonly [string, ...string[]]
  folder: string
  port?: number
}): Promise<{ url: string; close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  let child: ChildProcess | undefined
  let answers: AsyncIterator<string> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function started() {
    if (child && child.exitCode === null && child.signalCode === null) return
    child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin!.on('error', () => {})
    answers = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
    await nextLine()
  }
  async function nextLine(): Promise<unknown> {
    const { value, done } = await answers!.next()
    if (!done) return JSON.parse(value)
    child?.kill('SIGKILL')
    child = undefined
    throw new Error('the transcriber has ended')
  }
  function heard(asked: Asked): Promise<Answer> {
    const mine = turn.then(async () => {
      await started()
      child!.stdin!.write(`${JSON.stringify(asked)}\n`)
      return (await nextLine()) as Answer
    })
    turn = mine.catch(() => {})
    return mine
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return reply(404, { error: { message: 'There is POST /v1/audio/transcriptions' } })
    const bytes = await bodyOf(request)
    if (bytes === null) return reply(413, { error: { message: 'The recording is larger than 100 MB' } })
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
      .formData()
      .catch(() => null)
    const file = form?.get('file')
    if (!form || !(file instanceof File)) return reply(400, { error: { message: 'Send the recording as `file`' } })
    const language = form.get('language')
    const path = join(folder, `${randomUUID()}.sound`)
    try {
      await writeFile(path, Buffer.from(await file.arrayBuffer()), { mode: 0o600 })
      const found = await heard({ path, language: typeof language === 'string' && language ? language : null })
      return 'heard' in found ? reply(200, found.heard) : reply(400, { error: { message: found.error } })
    } finally {
      rmSync(path, { force: true })
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error('a recording was not written down:', error)
      if (!response.headersSent) response.writeHead(500).end()
    })
  })
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      child?.kill()
    },
  }
}

/** Null for one that is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // What is too much is read to its end, so that the answer is heard.
    if ((size += chunk.length) <= MOST_BYTES) chunks.push(chunk)
  }
  return size > MOST_BYTES ? null : Buffer.concat(chunks)
}
