import { describe, expect, it, onTestFinished } from 'vitest'
import { chargebeePeer } from '#test/peers/chargebee/server.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { readEnv } from '../../env.ts'
import { openEngines } from '../open.ts'

const all = {
  CHARGEBEE_SITE: 'acme-test',
  CHARGEBEE_API_KEY: 'test_key',
  CHARGEBEE_WEBHOOK: 'hooks:0123456789abcdef',
}
const opened = (env: Record<string, string>) => openEngines(readEnv({ DATA_DIR: emptyFolder(), ...env }))

describe('settings of a billing service', () => {
  it.each([
    [
      'a site with a key alone',
      { CHARGEBEE_SITE: 'acme-test', CHARGEBEE_API_KEY: 'x' },
      /CHARGEBEE_WEBHOOK is not set/,
    ],
    ['a key alone', { CHARGEBEE_API_KEY: 'x' }, /CHARGEBEE_SITE, CHARGEBEE_WEBHOOK is not set/],
    [
      'a proxy for nothing',
      { CHARGEBEE_URL: 'http://127.0.0.1:1' },
      /CHARGEBEE_SITE, CHARGEBEE_API_KEY, CHARGEBEE_WEBHOOK is/,
    ],
  ])('are refused by name: %s', async (_, env, words) => {
    await expect(opened(env)).rejects.toThrow(words)
  })

  it.each([
    ['CHARGEBEE_SITE', 'acme.chargebee.com', 'expected the name before .chargebee.com'],
    ['CHARGEBEE_WEBHOOK', 'hooks:short', 'a password of at least 16 characters'],
    ['CHARGEBEE_WEBHOOK', '0123456789abcdef', 'expected user:password'],
    ['CHARGEBEE_URL', 'http://user:password@host', 'without a path or a password'],
  ])('are refused with what is expected: %s=%s', (name, value, words) => {
    expect(() => readEnv({ ...all, [name]: value })).toThrow(words)
  })

  it('put the service behind the port; without them the built-in billing sells the plans', async () => {
    const builtIn = await opened({})
    onTestFinished(() => builtIn.close())
    expect([builtIn.billing, builtIn.names.billing]).toEqual([null, 'embedded'])
    const peer = await chargebeePeer()
    onTestFinished(() => peer.close())
    const served = await opened(peer.settings)
    onTestFinished(() => served.close())
    expect([served.billing!.site, served.names.billing]).toEqual(['acme-test', 'chargebee'])
    await served.billing!.probe()
  })
})
