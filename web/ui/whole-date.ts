/** A year is typed digit by digit: 2026 begins as the year 2. */
const FIRST_YEAR = 1900

/** Whether a date field's value can be acted on: no half-typed date, none after `max`, and not empty where one is required. */
export function isWholeDate(
  value: string,
  { required = false, max }: { required?: boolean; max?: string | undefined },
) {
  if (value === '') return !required
  return Number(value.slice(0, 4)) >= FIRST_YEAR && !(max && value > max)
}
