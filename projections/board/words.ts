import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type CloudWord, wordCloudOf } from '#contracts/candidate/word-cloud.ts'
import { MASKED, MASKED_CONTACT, masking } from '#contracts/evaluation/packet.ts'
import type { CardDocument } from './card-document.ts'

type Said = Extract<CandidateEvent, { type: 'AnswerGiven' | 'TranscriptMade' }>
type Cloud = CardDocument['cloud']

/**
 * With the words that a written answer, or what was said in a recording, uses most; a later one takes the place of the one
 * before. Names and contacts are left out: the words are shown to people from whom a job hides who a candidate is.
 */
export function withWords(card: CardDocument, { type, data }: Said): CardDocument {
  if (type === 'TranscriptMade') {
    const text = (data.segments ?? []).map((each) => each.text).join(' ')
    return withSource(card, data.recordingId, { text, language: data.language })
  }
  const text = data.answer?.kind === 'FREE_TEXT' ? data.answer.text : ''
  return withSource(card, data.moduleId, { text, language: null })
}

/** Another name of theirs is no word either. */
export const withoutName = (card: CardDocument, name: string): CardDocument => {
  const mask = masking([name])
  const kept = (words: CloudWord[]) => words.filter(({ word }) => mask(word) === word)
  return withCloud(card, Object.fromEntries(Object.entries(card.cloud).map(([source, words]) => [source, kept(words)])))
}

function withSource(card: CardDocument, source: string, { text, language }: { text: string; language: string | null }) {
  const { [source]: before, ...others } = card.cloud
  const clean = masking([card.name])(text).replaceAll(MASKED, ' ').replaceAll(MASKED_CONTACT, ' ')
  const found = wordCloudOf([{ text: clean, language }])
  if (found.length === 0) return before ? withCloud(card, others) : card
  return withCloud(card, { ...others, [source]: found })
}

function withCloud(card: CardDocument, cloud: Cloud): CardDocument {
  const words = new Set(Object.values(cloud).flatMap((each) => each.map(({ word }) => word)))
  return { ...card, cloud, words: [...words].map((word) => ` ${word} `).join('') }
}
