// What we use of Merge's client. Its own types are 5,400 files, over which the compiler takes two minutes; answers are checked
// by schemas where they arrive.
type Options = { accountToken?: string }
type Page = { data: unknown[]; response: unknown }
type List = (request: Record<string, unknown>, options: Options) => Promise<Page>
type Create = (request: Record<string, unknown>, options?: Options) => Promise<unknown>

export class MergeClient {
  constructor(options: {
    apiKey: string
    baseUrl: string
    maxRetries: number
    timeoutInSeconds: number
    fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  })
  ats: {
    linkToken: { create: Create }
    accountToken: { retrieve: (publicToken: string) => Promise<unknown> }
    deleteAccount: { delete: (options: Options) => Promise<void> }
    jobs: { list: List }
    jobInterviewStages: { list: List }
    users: { list: List }
    applications: {
      list: List
      retrieve: (id: string, request: Record<string, unknown>, options: Options) => Promise<unknown>
      changeStageCreate: (id: string, request: Record<string, unknown>, options: Options) => Promise<unknown>
    }
    activities: { create: Create }
  }
}
/** Of an answer that is an error; `statusCode` undefined: there was none. */
export class MergeError extends Error {
  readonly statusCode?: number
  readonly body?: unknown
  readonly rawResponse?: { headers: { get(name: string): string | null } }
}
