import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type CloudWord, wordCloudOf } from '#contracts/candidate/word-cloud.ts'
import { MASKED, MASKED_CONTACT, masking } from '#contracts/evaluation/packet.ts'
import type { CardDocument } from './card-document.ts'

type Said = Extract<CandidateEvent, { type: 'AnswerGiven' | 'TranscriptMade' | 'TranscriptCorrected' }>
type Cloud = CardDocument['cloud']

/**
 * With the words that a written answer, or what was said in a recording, uses most; a later one takes the place of the one
 * before. Names and contacts are left out: the words are shown to people from whom a job hides who a candidate is.
 */
export function withWords(card: CardDocument, { type, data }: Said): CardDocument {
  if (type === 'TranscriptCorrected') return data.words ? withCloudOf(card, data.recordingId, data.words) : card
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

type Text = { text: string; language: string | null }
/** The words that a text uses most, without these names and without contacts. */
export function wordsWithout(names: readonly string[], { text, language }: Text): CloudWord[] {
  const clean = masking(names)(text).replaceAll(MASKED, ' ').replaceAll(MASKED_CONTACT, ' ')
  return wordCloudOf([{ text: clean, language }])
}

const withSource = (card: CardDocument, source: string, text: Text) =>
  withCloudOf(card, source, wordsWithout([card.name], text))

function withCloudOf(card: CardDocument, source: string, found: CloudWord[]) {
  const { [source]: before, ...others } = card.cloud
  if (found.length === 0) return before ? withCloud(card, others) : card
  return withCloud(card, { ...others, [source]: found })
}

function withCloud(card: CardDocument, cloud: Cloud): CardDocument {
  const words = new Set(Object.values(cloud).flatMap((each) => each.map(({ word }) => word)))
  return { ...card, cloud, words: [...words].map((word) => ` ${word} `).join('') }
}
