import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Core } from '../../core/core.ts'
import { countReport, refuseStopped } from './allowance.ts'

/** Sends unless the company was stopped since; what comes back at once counts for that. */
export async function unlessStopped(
  core: Core,
  companyId: string,
  by: 'mail' | 'sms',
  send: () => Promise<void>,
): Promise<void> {
  await refuseStopped(core, companyId, by)
  try {
    await send()
  } catch (error) {
    if (error instanceof Rejected && error.code === `${by}/undeliverable`) await countReport(core, companyId, 'bounces')
    throw error
  }
}
