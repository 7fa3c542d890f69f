import type { PortraitType } from '#contracts/user/portrait.ts'

/** What a picture is by its first bytes, whatever its sender calls it; null for anything but PNG, JPEG and WebP. */
export function pictureType(bytes: Buffer): PortraitType | null {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('89504e470d0a1a0a')) return 'image/png'
  if (starts('ffd8ff')) return 'image/jpeg'
  return starts('52494646') && starts('57454250', 8) ? 'image/webp' : null
}
