import { type GatedFeature, lackingOf } from '#contracts/job/plan-parts.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Core } from './core.ts'

/** Which parts of a job the company's plan leaves locked. */
export const lackingFor = async (
  { entitlementsOf }: Pick<Core, 'entitlementsOf'>,
  { companyId }: Asker,
): Promise<GatedFeature[]> => lackingOf((await entitlementsOf(companyId)).features)
