import { Rejected } from '#contracts/kernel/rejections.ts'

/** Takes what is behind the main thing of a picture away. */
export interface Backgrounds {
  /** What it can do, for those who use it: `even` removes backgrounds of one color and no others. */
  readonly able: 'even' | 'any'
  /**
   * Answers a PNG whose background is transparent.
   * @throws Rejected 'picture/background-not-found' when this picture has none that it could remove,
   * 'picture/backgrounds-unavailable' when it may work later.
   */
  remove(picture: Uint8Array<ArrayBuffer>): Promise<Buffer>
}

export const notFound = (message: string) => new Rejected('picture/background-not-found', message)
export const unavailable = () =>
  new Rejected(
    'picture/backgrounds-unavailable',
    'Backgrounds cannot be removed at the moment. Please try again later.',
  )
