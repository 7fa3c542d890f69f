/** A filter on small-lettered text: contains these characters, whatever they mean in a pattern. */
export const containing = (text: string) => ({ $regex: text.trim().toLowerCase().replace(/[\\^$.|?*+()[\]{}]/g, '\\$&') })
