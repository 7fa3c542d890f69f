import type { Asker } from '#contracts/kernel/asker.ts'
import { mayTry } from '#contracts/job/access.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Place } from '#infra/engines/geocoder/geocoder.ts'
import type { Core } from '../../core/core.ts'

/** Choices to look through at a glance. */
const MOST = 8

/** Cities for what a person types in Job Details. */
export const findPlaces =
  ({ engines }: Core) =>
  async (asker: Asker, text: string, language: string): Promise<Place[]> => {
    if (!mayTry(asker, 'jobs.create')) throw new Rejected('auth/forbidden', 'Your role does not allow this')
    return engines.geocoder.find({ text: text.slice(0, 100), language, limit: MOST })
  }
