import type { Format } from '#contracts/http/api/read-models.ts'

/** Apart from the encoders, which only the query threads load. */
export const mediaTypes: Record<Format, string> = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
}
