import * as z from 'zod'
import type { Packet } from './packet.ts'

const MOST_REASON = 600
const MOST_QUOTE = 400
const MOST_EVIDENCE = 5

/** What a model must answer, word for word this shape: anything beside it is refused. */
export const ModelAnswer = z.strictObject({
  skills: z
    .array(
      z.strictObject({
        metricId: z.string().max(64),
        /** Whole points; null where the answers say nothing about it. */
        score: z.number().int().min(0).max(100).nullable(),
        reason: z.string().max(MOST_REASON),
        evidence: z
          .array(z.strictObject({ material: z.string().max(8), quote: z.string().min(1).max(MOST_QUOTE) }))
          .max(MOST_EVIDENCE),
      }),
    )
    .max(100),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

/** `from` and `to` are places in the text of the material. */
export type Evidence = { material: string; quote: string; from: number; to: number }
export type ScoredByModel = {
  metricId: string
  score: number | null
  reason: string
  evidence: readonly Evidence[]
}
export const refusals = ['not-json', 'schema', 'skills', 'no-evidence', 'not-said'] as const
export type Refusal = (typeof refusals)[number]
export type Outcome =
  | { ok: true; skills: readonly ScoredByModel[]; coverage: { scored: number; skills: number } }
  | { ok: false; refusal: Refusal }

const no = (refusal: Refusal): Outcome => ({ ok: false, refusal })

/**
 * What can be used of an answer. A score without evidence, and evidence that is not in what was said or written, refuse all of it:
 * who invents one quotation may have invented the rest.
 */
export function outcomeOf(packet: Packet, text: string): Outcome {
  const json = parsed(text)
  if (json === undefined) return no('not-json')
  const answer = ModelAnswer.safeParse(json)
  if (!answer.success) return no('schema')
  const { skills } = answer.data
  const asked = new Set(packet.skills.map(({ metricId }) => metricId))
  const answered = new Set(skills.map(({ metricId }) => metricId))
  if (skills.length !== asked.size || [...asked].some((id) => !answered.has(id))) return no('skills')
  if (skills.some(({ score, evidence }) => score !== null && evidence.length === 0)) return no('no-evidence')
  const found = skills.map((skill) => ({ ...skill, evidence: skill.evidence.map((each) => placed(packet, each)) }))
  if (found.some(({ evidence }) => evidence.includes(null))) return no('not-said')
  const scored = skills.filter(({ score }) => score !== null).length
  return { ok: true, skills: found as ScoredByModel[], coverage: { scored, skills: asked.size } }
}

function placed({ materials }: Packet, { material, quote }: { material: string; quote: string }): Evidence | null {
  const from = materials.find(({ id }) => id === material)?.text.indexOf(quote) ?? -1
  return from < 0 ? null : { material, quote, from, to: from + quote.length }
}

/** Some models put their answer into a code fence; nothing else may be around it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'))
  } catch {
    return undefined
  }
}
