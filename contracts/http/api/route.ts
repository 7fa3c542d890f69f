import type * as z from 'zod'
import type { Permission } from '../../kernel/permissions.ts'

/** The specification's two bases and the analysts' own (AUTH-020); paths are relative to their base. */
export const bases = { legacy: '/api/legacy', v2: '/api/v2', analytics: '/api/analytics' } as const
export type Base = keyof typeof bases
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Base, method and path, the path word for word as the specification writes it. */
export type Address = readonly [base: Base, method: Method, path: string]

export type RouteSpec = {
  /** Where it is served. A legacy path and its v2 twin are two addresses of one route. */
  at: readonly Address[]
  summary: string
  /** What the caller must be allowed to do; 'signed-in' is any account or key of a company, 'public' needs none. */
  permission: Permission | 'signed-in' | 'public'
  /** Only with the key that a company made for this system, or for editing one job. */
  credential?: 'zapier' | 'job'
  /** The record a call names. Another company's is answered exactly as one that never was. */
  target:
    | 'none'
    | 'job'
    | 'candidate'
    | 'candidates'
    | 'api-key'
    | 'read-model'
    | 'company'
    | 'user'
    | 'group'
    | 'role'
    | 'template'
    | 'brand'
    | 'interview'
    | 'webhook'
    | 'integration'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Instead of a body: the field of a form (multipart/form-data) that a file comes in. */
  upload?: string
  /** The file is read as it arrives, for those that no memory should hold. */
  streamed?: true
  reply: z.ZodType
  /** For a GET that changes something: it is checked as a POST is. */
  changes?: true
  /** Of a successful answer; 200 unless said. */
  status?: 200 | 201
}

export const defineRoutes = <const Routes extends Record<string, RouteSpec>>(routes: Routes) => routes

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>
type Part<Spec, Name extends string> = Spec extends { [name in Name]: infer Schema }
  ? Parsed<Schema>
  : Record<never, never>

/** A file of a form as it arrives. */
export type FormFile = { filename: string; contentType: string; data: AsyncIterable<Uint8Array> }
/** Reads the form: `take` gets the file, and what it resolves with is the result. */
export type StreamedFile = <Taken>(take: (file: FormFile) => Promise<Taken>) => Promise<Taken>

/** What a handler of the route is given, checked. */
export type Input<Spec extends RouteSpec> = {
  params: Part<Spec, 'params'>
  query: Part<Spec, 'query'>
  body: Part<Spec, 'body'>
  file: Spec extends { streamed: true } ? StreamedFile : Spec extends { upload: string } ? Buffer : undefined
}
export type Output<Spec extends RouteSpec> = z.input<Spec['reply']>

export type Endpoint = { id: string; spec: RouteSpec; base: Base; method: Method; path: string; url: string }

/** Every address of every route. */
export const endpointsOf = (routes: Record<string, RouteSpec>): Endpoint[] =>
  Object.entries(routes).flatMap(([id, spec]) =>
    spec.at.map(([base, method, path]) => ({ id, spec, base, method, path, url: bases[base] + path })),
  )
