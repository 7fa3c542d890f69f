/** A stream cannot be folded, and a switch would lose its document: said in one line, for no code is at fault that a stack would lead to. */
export class Unfoldable extends Error {
  constructor(said: string) {
    super(said.split('\n', 1)[0])
  }
}
