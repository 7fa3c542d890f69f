import * as z from 'zod'

const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

/** A company is also the tenant: its id opens the name of every stream it owns. Opaque, no personal data. */
export const CompanyId = z.string().regex(/^c[0-9a-z]{12}$/)
export const UserId = uuid
export const JobId = uuid
/** One person's application to one job; the specification's `video_id`. */
export const CandidateId = uuid
export const RecordingId = uuid
export const CommentId = uuid
export const BatchId = uuid
/** A kanban column; the specification's `statusId`. `default`, `hired` and `rejected` are fixed, custom ones are uuids. */
export const ColumnId = z.union([z.enum(['default', 'hired', 'rejected']), uuid])
/** Ids inside a job's journey are made by the builder in the browser: short and url-safe. */
export const ModuleId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const Uuid = uuid
/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

export type CompanyId = z.infer<typeof CompanyId>
export type UserId = z.infer<typeof UserId>
export type JobId = z.infer<typeof JobId>
export type CandidateId = z.infer<typeof CandidateId>
export type ColumnId = z.infer<typeof ColumnId>
