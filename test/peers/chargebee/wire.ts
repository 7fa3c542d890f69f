/** What the API says no with; `body` has the fields of its error bodies, the older ones too. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, code: string, message: string, param?: string, type = 'invalid_request') {
    super(message)
    this.status = status
    this.body = {
      message,
      type,
      api_error_code: code,
      ...(param !== undefined && { param }),
      error_code: code,
      error_msg: message,
      http_status_code: status,
    }
  }
}
export const notFound = (what: string, param?: string) =>
  new ApiError(404, 'resource_not_found', `${what} is not present`, param)
export const wrong = (param: string, message: string) =>
  new ApiError(400, 'param_wrong_value', `${param} : ${message}`, param)
export const badState = (message: string) => new ApiError(409, 'invalid_state_for_request', message)
export const declined = () =>
  new ApiError(
    400,
    'payment_processing_failed',
    'Problem while processing the payment. Error: card was declined',
    undefined,
    'payment',
  )

export type Nested = { [name: string]: Nested | string }

/** `addons[id][0]=seat` becomes { addons: { id: { 0: 'seat' } } }. */
export function formOf(text: string): Nested {
  const form: Nested = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean)
    let at = form
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Nested
    at[path.at(-1)!] = value
  }
  return form
}
const object = (value: Nested | string | undefined): Nested => (typeof value === 'object' ? value : {})

/** What a call was given, by name, with the limits of the API. */
export function given(form: Nested) {
  const text = (name: string, most = 250): string | undefined => {
    const [first = '', second] = name.split('.')
    const value = second === undefined ? form[first] : object(form[first])[second]
    if (value === undefined || value === '') return undefined
    if (typeof value !== 'string') throw wrong(name, 'expected a value')
    if (value.length > most) throw wrong(name, `cannot be longer than ${most} characters`)
    return value
  }
  const whole = (name: string, least = 0): number | undefined => {
    const value = text(name)
    if (value !== undefined && (!/^\d+$/.test(value) || Number(value) < least)) throw wrong(name, 'invalid value')
    return value === undefined ? undefined : Number(value)
  }
  return {
    text,
    whole,
    needed(name: string, most?: number): string {
      const value = text(name, most)
      if (value === undefined) throw wrong(name, 'cannot be blank')
      return value
    },
    flag: (name: string) => text(name) === 'true',
    has: (name: string) => form[name] !== undefined,
    oneOf<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
      const value = text(name) ?? otherwise
      const found = values.find((each) => each === value)
      if (found === undefined) throw wrong(name, `should be one of ${values.join(', ')}`)
      return found
    },
    /** Scalars: `coupon_ids[0]=A`. */
    list: (name: string): string[] => Object.values(object(form[name])).map(String),
    /** Columns with the index last. */
    rows(name: string): Record<string, string>[] {
      const rows: Record<string, string>[] = []
      for (const [column, values] of Object.entries(object(form[name])))
        for (const [index, value] of Object.entries(object(values)))
          (rows[Number(index)] ??= {})[column] = String(value)
      return rows.filter(Boolean)
    },
  }
}
export type Given = ReturnType<typeof given>

type Row = Record<string, unknown>
const test: Record<string, (value: unknown, wanted: string) => boolean> = {
  is: (value, wanted) => String(value) === wanted,
  is_not: (value, wanted) => String(value) !== wanted,
  in: (value, wanted) => (JSON.parse(wanted) as unknown[]).map(String).includes(String(value)),
  not_in: (value, wanted) => !(JSON.parse(wanted) as unknown[]).map(String).includes(String(value)),
  starts_with: (value, wanted) => String(value).startsWith(wanted),
  after: (value, wanted) => Number(value) > Number(wanted),
  before: (value, wanted) => Number(value) < Number(wanted),
}

/** A page of a list: filtered, sorted, cut, each entry in its wrapper. */
export function listed(name: string, rows: Row[], query: URLSearchParams, filters: string[]) {
  let found = rows.filter(({ deleted }) => deleted !== true)
  let sort = { by: 'created_at', down: false }
  for (const [key, wanted] of query) {
    const [, field = '', operator = ''] = /^([a-z_]+)\[([a-z_]+)\]$/.exec(key) ?? []
    if (field === 'sort_by') sort = { by: wanted, down: operator === 'desc' }
    else if (field && filters.includes(field) && test[operator])
      found = found.filter((row) => test[operator]!(row[field], wanted))
    else if (!['limit', 'offset', 'include_deleted'].includes(key)) throw wrong(key, 'is not a filter')
  }
  const limit = Number(query.get('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw wrong('limit', 'should be between 1 and 100')
  const from = query.has('offset') ? Number(Buffer.from(query.get('offset')!, 'base64url').toString()) : 0
  if (!Number.isInteger(from)) throw wrong('offset', 'invalid value')
  const order = (row: Row) => Number(row[sort.by] ?? row.created_at ?? 0)
  const sorted = found.toSorted((a, b) => (order(a) - order(b)) * (sort.down ? -1 : 1))
  const next = from + limit
  return {
    list: sorted.slice(from, next).map((row) => ({ [name]: row })),
    ...(next < sorted.length && { next_offset: Buffer.from(String(next)).toString('base64url') }),
  }
}
