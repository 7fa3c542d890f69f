import { said, type Words } from '#contracts/kernel/wording.ts'
import { Failed, HTTPS_ONLY, NO_PASSWORD, NotAsked } from '#infra/engines/outbound/outbound.ts'

/** Something that went wrong, and what it goes back to. */
type Link = { code?: unknown; cause?: unknown; status?: unknown; body?: unknown }

const notThere = new Set(['ABORT_ERR', 'OAUTH_TIMEOUT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])
const unknownAuthority = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
])

/** Why an identity provider cannot be used, and what to do about it, in the words of those who enter its address. */
export function whyUnusable(issuer: string, error: unknown): Words {
  const { host } = new URL(issuer)
  const links = chainOf(error)
  const codes = new Set(links.map(({ code }) => code))
  const any = (of: Set<string>) => [...codes].some((code) => of.has(code as string))

  const notAsked = links.find((link) => link instanceof NotAsked)
  if (notAsked?.why === HTTPS_ONLY) return 'The address has to begin with https://'
  if (notAsked?.why === NO_PASSWORD) return 'Enter the address without a user name and password in it'
  if (notAsked)
    return said`The host ${host} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.`

  if (codes.has('ENOTFOUND')) return said`No host is called ${host}. Check the address for a typing mistake.`
  if (codes.has('EAI_AGAIN'))
    return said`The name ${host} cannot be looked up at the moment. Try again in a few minutes.`
  if (codes.has('ECONNREFUSED'))
    return said`The host ${host} refuses connections. Check the address and the port, and whether the provider is running.`
  if (any(notThere))
    return said`The host ${host} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.`
  if (codes.has('CERT_HAS_EXPIRED'))
    return said`The certificate of ${host} has expired. Have it renewed there, then save again.`
  if (codes.has('ERR_TLS_CERT_ALTNAME_INVALID'))
    return said`The certificate of ${host} was issued for another host. Enter the host it was issued for, or have it replaced.`
  if (any(unknownAuthority))
    return said`The certificate of ${host} comes from an authority that is not trusted here. Have it issued by a public one.`
  if (codes.has('ECONNRESET') || codes.has('EPROTO') || [...codes].some((code) => String(code).startsWith('ERR_SSL_')))
    return said`The host ${host} speaks no TLS at this port, or breaks the connection off. Check the address and the port.`

  const failed = links.find((link) => link instanceof Failed)
  if (failed)
    return said`The host ${host} answers with a failure of its own (HTTP ${failed.status}). Try again later, or ask whoever runs it.`
  const calledItself = otherIssuerIn(links)
  if (calledItself) return said`The host ${host} calls itself ${calledItself}. Enter exactly that as the issuer.`
  const status = links
    .map((link) => link.status)
    .find((each): each is number => typeof each === 'number' && each !== 200)
  if (status && status >= 300 && status < 400)
    return said`The host ${host} leads on to another address (HTTP ${status}). Enter the issuer as your provider states it.`
  if (status)
    return said`The host ${host} has no OpenID Connect description at this address (HTTP ${status}). Enter the issuer as your provider states it.`
  return said`What ${host} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.`
}

function chainOf(error: unknown): Link[] {
  const links: Link[] = []
  for (let link = error; typeof link === 'object' && link !== null && links.length < 10; link = (link as Link).cause)
    links.push(link)
  return links
}

const SHOWN = 200
function otherIssuerIn(links: Link[]): string | null {
  if (!links.some(({ code }) => code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return null
  const issuer = links
    .map(({ body }) => (body as { issuer?: unknown } | undefined)?.issuer)
    .find((each) => typeof each === 'string')
  return typeof issuer === 'string' && URL.canParse(issuer) ? issuer.slice(0, SHOWN) : null
}
