import type { GivenCondition, StarCondition } from '#contracts/candidate/given.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'

/** A filter on a number, or on text in the order of its letters; what is missing meets none. */
export function comparing(
  field: string,
  { is, value, to = value }: Pick<GivenCondition, 'is' | 'value' | 'to'>,
): Filter {
  switch (is) {
    case 'gt':
      return { [field]: { $gt: value } }
    case 'lt':
      return { [field]: { $lt: value } }
    case 'eq':
      return { [field]: value }
    case 'ne':
      return { $or: [{ [field]: { $lt: value } }, { [field]: { $gt: value } }] }
    case 'between': {
      const [least, most] = value <= to ? [value, to] : [to, value]
      return { [field]: { $gte: least, $lte: most } }
    }
  }
}

/** Of stars as they are shown, with one decimal. */
export const starsFilter = (stars: Exclude<StarCondition, 'none'>): Filter =>
  typeof stars === 'number' ? { ratingsAvg: { $gte: stars } } : comparing('ratingsAvg', stars)
