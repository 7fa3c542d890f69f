import type { Asker } from '#contracts/kernel/asker.ts'
import type { Input, Output, RouteSpec } from '#contracts/http/api/route.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Platform } from '../../platform.ts'

export type Call<Spec extends RouteSpec> = Input<Spec> & {
  /** Of a public call: an asker without any rights. */
  asker: Asker
  /** The same for every repetition of a request with one Idempotency-Key. */
  commandId: string
  /** Whether it came with an Idempotency-Key: the same call may come again. */
  repeatable: boolean
  /** What the caller would like to have, from the Accept header. */
  accept: string
  /** A header of the request, by its name in small letters. */
  header: (name: string) => string | undefined
  /** Where the call comes from, for what is rationed. */
  address: string
  /** Aborted when the caller has gone. */
  signal: AbortSignal
}

/** An answer as bytes that need no further treatment. */
export type File = { contentType: string; bytes: Uint8Array; headers?: Record<string, string> }

/** `token` names what was written, for the reads that follow. */
export type Answer<Body> = ({ body: Body } | { file: File }) & { token?: ConsistencyToken }

export type Handler<Spec extends RouteSpec> = (platform: Platform, call: Call<Spec>) => Promise<Answer<Output<Spec>>>
export type Handlers<Routes extends Record<string, RouteSpec>> = { [Id in keyof Routes]: Handler<Routes[Id]> }
