import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

const script = readFileSync(join(import.meta.dirname, 'mongodb-users.js'), 'utf8')
const ADMIN_PASSWORD = 'of-the-admin'
/** What the commands of this name take, by MongoDB's reference; anything else they refuse as an unknown field. */
const FIELDS = [
  'pwd',
  'roles',
  'customData',
  'mechanisms',
  'authenticationRestrictions',
  'digestPassword',
  'passwordDigestor',
]

type Account = { pwd: string; roles: unknown[] }

/** A replica set as mongosh shows it on the first member: without a primary for a while, and without users at first. */
function member() {
  const users = new Map<string, Account>()
  let [initiated, electedIn] = [false, 3]
  const known = (fields: object) => {
    const unknown = Object.keys(fields).filter((field) => !FIELDS.includes(field))
    if (unknown.length > 0) throw new Error(`BSON field '${unknown[0]}' is an unknown field.`)
  }
  const written = () => {
    if (!initiated || electedIn > 0) throw new Error('not primary')
  }
  const db = {
    auth(name: string, pwd: string) {
      if (users.get(name)?.pwd !== pwd) throw new Error('Authentication failed.')
      return { ok: 1 }
    },
    hello: () => ({ isWritablePrimary: initiated && --electedIn <= 0 }),
    getUser: (name: string) => users.get(name) ?? null,
    createUser({ user, ...account }: Account & { user: string }) {
      written()
      known(account)
      if (users.has(user)) throw new Error(`User "${user}@admin" already exists`)
      users.set(user, account)
    },
    updateUser(name: string, changes: Partial<Account>) {
      written()
      known(changes)
      users.set(name, { ...users.get(name)!, ...changes })
    },
  }
  return {
    users,
    restart: () => void (electedIn = 3),
    run: (passwords: { platform: string; analyst: string }) =>
      runInContext(
        script,
        createContext({
          db,
          rs: { initiate: () => void (initiated = true) },
          sleep() {},
          print() {},
          process: {
            env: { ADMIN_PASSWORD, PLATFORM_PASSWORD: passwords.platform, ANALYST_PASSWORD: passwords.analyst },
          },
        }),
      ),
  }
}

it('users of MongoDB are made once, and given their roles and passwords anew by whoever starts the cluster again', () => {
  const { users, restart, run } = member()
  run({ platform: 'first', analyst: 'reads' })
  expect([...users.keys()]).toEqual(['admin', 'hirelog', 'analyst'])
  expect(users.get('analyst')).toEqual({ pwd: 'reads', roles: [{ role: 'read', db: 'hirelog' }] })
  restart()
  run({ platform: 'second', analyst: 'reads' })
  expect(users.get('hirelog')!.pwd).toBe('second')
  expect(users.size).toBe(3)
})
