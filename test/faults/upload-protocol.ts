/** What the test, as the browsers of many candidates, asks of the platform it is going to kill. */
export type UploadOrder = { seq: number } & (
  | { do: 'set-up' }
  | { do: 'start'; link: string; commandId: string; email: string }
  | { do: 'finish'; token: string; commandId: string }
  | { do: 'send'; method: string; path: string; headers: Record<string, string>; body?: Uint8Array }
  | { do: 'check'; acknowledged: Arrived[]; allDone: boolean }
)
export type Arrived = { candidateId: string; recordingId: string; sha256: string; size: number }
export type Sent = { status: number; headers: Record<string, string>; body: string }
export type Checked = { problems: string[]; recordings: number; unfinished: number; events: number }
export type UploadAnswer = { seq: number; value: unknown } | { seq: number; failed: string }
