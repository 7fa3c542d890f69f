/** Documents of these ids. A single id is queried by equality: FerretDB 1.x reads the whole collection for any `$in`. */
export const withIds = (ids: readonly string[]) => {
  const [first = '', ...others] = new Set(ids)
  return { _id: others.length > 0 ? { $in: [first, ...others] } : first }
}
