import type { Journey } from '#contracts/job/journey.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Core } from '../../core/core.ts'

const problem = 'WhatsApp is not set up on this installation'

/** Whether messages about interviews can go over WhatsApp: they have a template there. */
const hasInterviewWhatsapp = ({ site }: Pick<Core, 'site'>) => site.whatsapp?.templates.interview !== undefined

/** @throws Rejected 'interview/invalid' */
export function requireChannel(core: Pick<Core, 'site'>, channel: string | null): void {
  if (channel !== 'whatsapp' || hasInterviewWhatsapp(core)) return
  throw new Rejected('interview/invalid', problem, { channel: problem })
}

const byWhatsapp = (journey: Journey | undefined) =>
  (journey?.modules ?? []).flatMap((each) => (each.kind === 'SCHEDULE' && each.channel === 'whatsapp' ? [each.id] : []))

/** The same for steps of a journey whose messages are newly to go there. @throws Rejected 'job/invalid-fields' */
export function requireChannelsIn(core: Pick<Core, 'site'>, after: Journey | undefined, before?: Journey): void {
  if (hasInterviewWhatsapp(core)) return
  const had = new Set(byWhatsapp(before))
  const added = byWhatsapp(after).filter((id) => !had.has(id))
  if (added.length === 0) return
  throw new Rejected(
    'job/invalid-fields',
    problem,
    Object.fromEntries(added.map((id) => [`journey.${id}.channel`, problem])),
  )
}
