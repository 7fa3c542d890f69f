import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest'
import { describeCalDav } from '#test/contract-suites/caldav.contract.ts'

/** A Python that has Radicale (`pip install radicale==3.9.0 "python-dateutil<3"`); without one a real server is not asked. */
const python = process.env.RADICALE_PYTHON ?? 'python3'
const isThere = spawnSync(python, ['-c', 'import radicale']).status === 0
const account = { username: 'ben', password: 'app-password' }

describe.runIf(isThere)('Radicale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-radicale-'))
  let url = ''
  let server: ReturnType<typeof spawn> | undefined
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    await new Promise((resolve) => probe.close(resolve))
    url = `http://127.0.0.1:${port}`
    writeFileSync(join(folder, 'users'), `${account.username}:${account.password}\n`)
    const settings = [
      ...[`--server-hosts=127.0.0.1:${port}`, '--auth-type=htpasswd', '--auth-htpasswd-encryption=plain'],
      ...[`--auth-htpasswd-filename=${join(folder, 'users')}`, `--storage-filesystem-folder=${join(folder, 'data')}`],
      '--auth-delay=0',
    ]
    server = spawn(python, ['-m', 'radicale', ...settings], { stdio: 'ignore' })
    await vi.waitFor(() => fetch(url), 20_000)
  })
  afterAll(async () => {
    if (server) {
      server.kill()
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (method: string, path: string, body?: string) => {
    const authorization = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`
    const answer = await fetch(`${url}/ben/${path}`, { method, headers: { authorization }, ...(body && { body }) })
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${path}: ${answer.status}`)
  }
  const made = (name: string) =>
    `<?xml version="1.0"?><mkcalendar xmlns="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></mkcalendar>`
  beforeEach(async () => {
    for (const name of ['Personal', 'Team']) {
      await ask('DELETE', `${name.toLowerCase()}/`)
      await ask('MKCALENDAR', `${name.toLowerCase()}/`, made(name))
    }
  })

  describeCalDav(async () => ({ url, account }))
})
