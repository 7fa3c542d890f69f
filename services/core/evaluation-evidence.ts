import type { EvaluationMaterial } from '#contracts/candidate/evaluation-schema.ts'

export type FoundEvidence = { question: string; quote: string; recordingId: string | null; second: number | null }
export type SaidOfSkill = { reason: string; evidence: FoundEvidence[] }

/** What the first run said of a skill, with the second of the recording that each passage is at. */
export function saidOf(material: EvaluationMaterial | null, metricId: string): SaidOfSkill {
  const said = material?.runs[0]?.find((each) => each.metricId === metricId)
  if (!material || !said) return { reason: '', evidence: [] }
  return {
    reason: said.reason,
    evidence: said.evidence.map(({ material: id, quote, from }) => {
      const source = material.sources.find((each) => each.material === id)
      const start = source?.starts.findLast(({ at }) => at <= from)
      return {
        question: material.packet.materials.find((each) => each.id === id)?.question ?? '',
        quote,
        recordingId: source?.recordingId ?? null,
        second: start?.second ?? null,
      }
    }),
  }
}
