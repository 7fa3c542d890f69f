/**
 * The first 16 bytes of a digest, given in hex, laid out as a uuid of this version (RFC 9562): 5 for a name under SHA-1, 8 for
 * whatever else a program makes ids of.
 */
export function uuidOf(hex: string, version: 5 | 8): string {
  const variant = '89ab'[parseInt(hex[16]!, 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
