import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'

export type Authority = {
  /** Files in PEM. */
  certificate: string
  key: string
}

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** A certificate authority for one test, so that servers can ask for TLS. */
export function makeAuthority(folder: string): Authority {
  mkdirSync(folder, { recursive: true })
  const [key, certificate] = [join(folder, 'ca.key'), join(folder, 'ca.pem')]
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=Hirelog test authority',
    '-keyout',
    key,
    '-out',
    certificate,
  )
  return { certificate, key }
}

/** A certificate for a host name or an address, signed by the authority; the key in PKCS #8. With no days it ran out yesterday. */
export function certificateFor(authority: Authority, host: string, folder: string, days = 2) {
  mkdirSync(folder, { recursive: true })
  const file = (name: string) => join(folder, name)
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${host}`,
    '-keyout',
    file('server.key'),
    '-out',
    file('server.csr'),
  )
  writeFileSync(file('server.ext'), `subjectAltName=${isIP(host) ? 'IP' : 'DNS'}:${host}\n`)
  const signing = [
    '-CA',
    authority.certificate,
    '-CAkey',
    authority.key,
    '-CAcreateserial',
    '-days',
    String(days || -1),
    '-extfile',
    file('server.ext'),
  ]
  openssl('x509', '-req', '-in', file('server.csr'), ...signing, '-out', file('server.pem'))
  writeFileSync(
    file('server-both.pem'),
    readFileSync(file('server.key'), 'utf8') +
      readFileSync(file('server.pem'), 'utf8') +
      readFileSync(authority.certificate, 'utf8'),
  )
  return { key: file('server.key'), certificate: file('server.pem'), keyAndCertificate: file('server-both.pem') }
}
