import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { endOf, startServer } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runToEnd = (env: Record<string, string>, dataDir = join(folder, 'refused')) => endOf({ dataDir, env })

describe('a setting that cannot be used', () => {
  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '1.5', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'nonsense', 'an address such as https://jobs.example.com'],
    ['PUBLIC_URL', 'ftp://hire.example.com', 'an address such as https://jobs.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'an address such as https://jobs.example.com'],
    [
      'PUBLIC_URL',
      'https://hire.example.com/jobs',
      'an address such as https://jobs.example.com, without a path or a password',
    ],
    [
      'PUBLIC_URL',
      'https://rita:secret@hire.example.com',
      'an address such as https://jobs.example.com, without a path or a password',
    ],
    ['LOG_LEVEL', 'loud', 'silent, fatal, error, warn, info, debug or trace'],
  ])('%s=%s is refused by name and with what would do, without a stack', async (name, value, expected) => {
    const { code, printed } = await runToEnd({ [name]: value })
    expect(code).toBe(1)
    expect(printed).toContain(`${name}="${value}" is not usable: expected ${expected}`)
    expect(printed).not.toMatch(/\n\s+at /)
  })

  it('is named together with every other bad one', async () => {
    const { code, printed } = await runToEnd({ PORT: 'abc', PUBLIC_URL: 'nonsense' })
    expect(code).toBe(1)
    expect(printed).toContain('PORT=')
    expect(printed).toContain('PUBLIC_URL=')
  })

  it('may be an address of another machine: it is refused by name', async () => {
    const { code, printed } = await runToEnd({ HOST: '192.0.2.1' })
    expect(code).toBe(1)
    expect(printed).toContain('HOST=192.0.2.1')
    expect(printed).not.toMatch(/\n\s+at /)
  })

  it.each([
    ['below a file', join(process.execPath, 'data')],
    ['where a folder takes no other', '/proc/hirelog/data'],
  ])('may be a folder that cannot be made, %s: it is refused by name', async (_where, DATA_DIR) => {
    const { code, printed } = await runToEnd({ DATA_DIR })
    expect(code).toBe(1)
    expect(printed).toContain('DATA_DIR=')
    expect(printed).not.toMatch(/\n\s+at /)
  })
})

describe('a platform that runs', () => {
  it('answers on the address it printed, with the state of its engines', async () => {
    const server = await startServer()
    try {
      const health = await fetch(`${server.url}/healthz`)
      expect(health.status).toBe(200)
      expect(health.headers.get('content-type')).toContain('json')
      expect(await health.json()).toMatchObject({ status: 'ok' })

      const start = await fetch(`${server.url}/`)
      expect(start.status).toBe(200)
      expect(await start.text()).toContain('<h1')
      console.log(/ready at .*/.exec(server.output())?.[0])
    } finally {
      await server.stop()
    }
  })

  it('takes an empty setting as not set', async () => {
    const server = await startServer({ env: { PUBLIC_URL: '', HOST: '' } })
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await server.stop()
  })

  it('prints PUBLIC_URL as its address', async () => {
    const server = await startServer({ env: { PUBLIC_URL: 'https://hire.example.com/' } })
    expect(server.url).toBe('https://hire.example.com')
    await server.stop()
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with success on %s, and the folder can be used again',
    async (signal) => {
      const dataDir = join(folder, signal)
      for (let start = 1; start <= 2; start++) {
        const server = await startServer({ dataDir })
        await server.stop(signal)
        expect(server.process.exitCode).toBe(0)
        expect(server.process.signalCode).toBeNull()
      }
    },
  )

  it('keeps its data folder to itself', async () => {
    const dataDir = join(folder, 'shared')
    const server = await startServer({ dataDir })
    try {
      const { code, printed } = await runToEnd({}, dataDir)
      expect(code).toBe(1)
      expect(printed.trim()).toBe(`DATA_DIR=${dataDir} is in use by another running platform`)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    } finally {
      await server.stop()
    }
  })

  it('does not start on a port that someone else has, and leaves the folder usable', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    const { port } = other.address() as { port: number }
    const dataDir = join(folder, 'port')
    try {
      const { code, printed } = await runToEnd({ PORT: String(port) }, dataDir)
      expect(code).toBe(1)
      expect(printed.trim()).toBe(`PORT=${port} is in use on 127.0.0.1 already`)
    } finally {
      await new Promise((done) => other.close(done))
    }
    const server = await startServer({ dataDir })
    await server.stop()
  })
})
