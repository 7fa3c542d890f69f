import type { Heard } from '#contracts/candidate/transcript-commands.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** Sound alone, without a picture: what a service gets of a recording. */
export type Sound = { bytes: Uint8Array; mimeType: 'audio/webm' | 'audio/mp4' }

/** Writes down what is said in a recording. There is none without a service that an operator connects. */
export interface Transcriber {
  /** As the operator named it. */
  readonly model: string
  /** Bytes of sound that one request may hold. */
  readonly most: number
  /**
   * `language` is a tag of the list, or 'auto'. Segments and words come in the order of time, in seconds; a service that
   * gives no times of words answers segments alone.
   * @throws Rejected 'transcriber/unavailable' when it may work later, 'transcriber/too-large', 'transcriber/refused' for a
   * recording that it will never take, 'transcriber/unusable' when its answer is none that can be shown.
   */
  transcribe(sound: Sound, language: string, signal: AbortSignal): Promise<Heard>
}

export const unavailable = () =>
  new Rejected('transcriber/unavailable', 'The transcription service cannot be used at the moment')
export const tooLarge = () => new Rejected('transcriber/too-large', 'The recording is too long for the service')
export const refused = () => new Rejected('transcriber/refused', 'The service does not take this recording')
export const unusable = () => new Rejected('transcriber/unusable', 'The answer of the service could not be used')
