/**
 * The first 16 bytes of a digest laid out as a uuid of this version (RFC 9562): 5 for a name under SHA-1, 8 for whatever
 * else a program makes ids of. The digest stays as it is.
 */
export function uuidOf(digest: Uint8Array, version: 5 | 8): string {
  const bytes = Uint8Array.from(digest.subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
