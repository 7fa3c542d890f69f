import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { checkRoles, everyRole, rolesAsked } from './roles.ts'

const folder = useFolders()

describe('the roles a process is started with', () => {
  it('are those named, and all of them when none is', () => {
    expect(rolesAsked([])).toEqual(everyRole)
    expect(rolesAsked(['--dev'])).toEqual(everyRole)
    expect([...rolesAsked(['relay', 'scheduler'])]).toEqual(['relay', 'scheduler'])
  })

  it('are refused by name when there is no such role', () => {
    expect(() => rolesAsked(['web', 'realy'])).toThrow(
      'no role realy. Roles are web, api, relay, projector, processes, scheduler',
    )
  })

  it('are named as they are, without dashes: an option that is none is refused', () => {
    expect(() => rolesAsked(['--web'])).toThrow('There is no option --web')
    expect(() => rolesAsked(['relay', '--port', '3000'])).toThrow('There is no option --port')
  })

  it('may be some of them only when every engine can be reached by the others', () => {
    expect(() => checkRoles(rolesAsked(['web', 'api']), ['MONGODB_URL'])).toThrow(
      /MONGODB_URL is not set.*no process would do the work of relay, projector, processes, scheduler/s,
    )
    expect(() => checkRoles(rolesAsked(['web', 'api']), [])).not.toThrow()
    expect(() => checkRoles(everyRole, ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL'])).not.toThrow()
  })

  it('are refused at the start, naming the settings, before anything is written', async () => {
    const DATA_DIR = join(folder(), 'data')
    const child = spawn(process.execPath, ['services/main.ts', 'web', 'api'], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    expect(await new Promise((ended) => child.once('close', ended))).toBe(1)
    expect(said).toContain('EVENTSTORE_URL, KAFKA_BROKERS, MONGODB_URL are not set')
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})
