import { expect, it } from 'vitest'
import { addressOf, otherAddresses } from './listening.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, ...(family === 'IPv6' && { scopeid: 0 }) }) as never
const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true)],
  eth0: [at('192.168.1.20', 'IPv4', false), at('fe80::1', 'IPv6', false)],
}

it('a server on every interface names the addresses under which other machines reach it', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(otherAddresses(host, 'http://127.0.0.1:3000', interfaces)).toEqual(['http://192.168.1.20:3000'])
  for (const host of ['127.0.0.1', 'localhost', '192.168.1.20'])
    expect(otherAddresses(host, 'http://127.0.0.1:3000', interfaces)).toEqual([])
})

it('a server that HOST names is reached under that name', () => {
  expect(addressOf('desk.lan', 'http://192.168.1.20:3000')).toBe('http://desk.lan:3000')
  for (const host of ['127.0.0.1', '0.0.0.0', 'localhost'])
    expect(addressOf(host, 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})
