import { folded } from '#contracts/kernel/fold.ts'

/** A filter on text that is kept as it was: contains these characters, capital letters and accents included. */
export const literally = (text: string) => ({ $regex: text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&') })

/** A filter on text that was made searchable: contains these characters, whatever they mean in a pattern. */
export const containing = (text: string) => literally(folded(text))

/** As {@link containing}, at the beginning of a word. */
export const withWordBeginning = (text: string) => literally(` ${folded(text)}`)
