import * as z from 'zod'
import type { JobDraft } from '../job/draft.ts'
import { suggestionKinds } from '../job/suggested.ts'

export const SuggestionKind = z.enum(suggestionKinds)
export type SuggestionKind = z.infer<typeof SuggestionKind>

const line = z.string().max(2000)

/** What the assistant knows of a job: what its editor shows, saved or not. Nothing of a person is in it. */
export const JobPacket = z.strictObject({
  title: z.string().max(500),
  location: z.string().max(500),
  description: z.string().max(20_000),
  benefits: z.array(line).max(20),
  skills: z.array(line).max(50),
  questions: z.array(line).max(100),
  /** ISO 639-1: the language of the texts that are wanted. */
  language: z.string().max(20),
})
export type JobPacket = z.infer<typeof JobPacket>

/** `language`: of the page, for a job that has none. */
export const packetOf = ({ details, scorecard, journey }: JobDraft, language: string): JobPacket => ({
  title: details.jobTitle,
  location: details.location,
  description: details.jobDescription,
  benefits: details.benefits.map(({ title }) => title),
  skills: scorecard.skills.map(({ name }) => name),
  questions: journey.modules
    .flatMap((module) => (module.kind === 'WIDGET' ? module.questions.map(({ question }) => question) : []))
    .slice(0, 100),
  language: details.language ?? language,
})

/** What the packet has of a kind already. */
export const presentOf = (of: SuggestionKind, packet: JobPacket): readonly string[] =>
  of === 'description' ? [packet.description] : packet[of]
