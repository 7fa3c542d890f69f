import { timingSafeEqual } from 'node:crypto'
import type { Core } from '../core.ts'

/** What a browser keeps for the platform is signed for one purpose, so that it comes back as it was. */
export function sealKept({ engines }: Pick<Core, 'engines'>, purpose: string, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${engines.keys.sign(purpose, text)}`
}

/** What was sealed for this purpose; null for anything else. */
export function openKept({ engines }: Pick<Core, 'engines'>, purpose: string, kept: string | null): unknown {
  const [text = '', signature = ''] = (kept ?? '').split('.')
  const [expected, given] = [Buffer.from(engines.keys.sign(purpose, text)), Buffer.from(signature)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
