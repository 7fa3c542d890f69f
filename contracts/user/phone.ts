import { westernDigits } from '../kernel/digits.ts'

/** E.164 without the spaces people type: country code first, 8 to 15 digits; null when it is not complete. */
export function normalisePhone(text: string): string | null {
  const typed = westernDigits(text.trim())
  if (!/^(?:\+|00)[\d\s()./-]+$/.test(typed)) return null
  const digits = typed.replace(/^00/, '').replaceAll(/\D/g, '')
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
}
