import { describe, expect, it } from 'vitest'
import { placeOf } from './addresses.ts'

const internet = {
  IPv4: [
    '8.8.8.8',
    '142.250.185.78',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '198.17.255.255',
    '198.20.0.1',
  ],
  IPv6: ['2606:4700:4700::1111', '2a00:1450:4001:830::200e', '2001:4860:4860::8888', '2400:cb00::1', '2003::1'],
  'public IPv4, mapped': ['::ffff:8.8.8.8', '::ffff:808:808'],
  'public IPv4 behind NAT64': ['64:ff9b::8.8.8.8', '64:ff9b::808:808'],
}
const inside = {
  private: [
    '10.0.0.7',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.127.255.255',
    'fc00::1',
    'fd00::1',
    'fdff:ffff::1',
  ],
  'link-local, cloud metadata, site-local': [
    '169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'feff::1',
  ],
  'unspecified, broadcast, multicast': [
    '0.0.0.0',
    '0.1.2.3',
    '::',
    '255.255.255.255',
    '224.0.0.1',
    '239.255.255.250',
    'ff02::1',
    'ff0e::1',
  ],
  'documentation and benchmarks': [
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '198.19.255.255',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
  ],
  reserved: [
    '192.0.0.1',
    '192.88.99.1',
    '240.0.0.1',
    '100::1',
    '100:0:0:1::1',
    '5f00::1',
    '4000::1',
    '1::1',
    'e000::1',
    '2001:10::1',
    '2001:20::1',
  ],
  tunnels: [
    '2001::1',
    '2001:0:808:808::1',
    '2002::1',
    '2002:808:808::1',
    '2002:7f00:1::',
    '2606:4700::5efe:10.0.0.7',
    '2606:4700::200:5efe:808:808',
  ],
  'private IPv4, mapped or translated': [
    '::ffff:10.0.0.7',
    '::ffff:a9fe:a9fe',
    '64:ff9b::10.0.0.7',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
    '64:ff9b:1:ffff::1',
    '::ffff:0:8.8.8.8',
    '::ffff:0:10.0.0.7',
  ],
  'IPv4 in the deprecated compatible form': ['::8.8.8.8', '::808:808', '::10.0.0.7', '::7f00:1'],
  'no plain address': [
    '',
    'localhost',
    '0x7f.1',
    '127.1',
    '010.0.0.1',
    '2130706433',
    '8.8.8.8:443',
    '[::1]',
    ' 8.8.8.8',
  ],
}
const loopback = ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1']

describe('where an address leads', () => {
  it.each(Object.entries(internet))('to the internet: %s', (_, addresses) => {
    expect(addresses.filter((address) => placeOf(address) !== 'internet')).toEqual([])
  })

  it.each(Object.entries(inside))('inside: %s', (_, addresses) => {
    expect(addresses.filter((address) => placeOf(address) !== 'inside')).toEqual([])
  })

  it('to this machine', () => {
    expect(loopback.filter((address) => placeOf(address) !== 'loopback')).toEqual([])
  })
})
