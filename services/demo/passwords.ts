import { passwordProblem } from '#contracts/user/password.ts'
import type { Platform } from '../platform.ts'
import { companyName } from './colleagues.ts'

/** Derived from the folder's own key: only who runs the demo knows it, and the next run prints the same. */
export function passwordFor({ engines }: Platform, { name, email }: { name: string; email: string }): string {
  for (let attempt = 1; ; attempt++) {
    const password = `Go-${attempt}${engines.keys.sign('demo-password', `${email} ${attempt}`).slice(0, 12)}`
    if (passwordProblem(password, { name, email, companyName }) === null) return password
  }
}
