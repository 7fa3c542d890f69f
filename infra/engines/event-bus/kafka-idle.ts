type RequestQueue = {
  pending: unknown[]
  inflight: Map<number, { sentAt: number; requestTimeout: number; timeoutRequest(): void }>
  throttledUntil: number
  throttleCheckTimeoutId: NodeJS.Timeout | null
  requestTimeoutIntervalId: NodeJS.Timeout
  isConnected(): boolean
  destroy(): void
  checkPendingRequests(): void
  scheduleCheckPendingRequests(): void
  scheduleRequestTimeoutCheck(): void
}

const LOOK_AGAIN_MS = 10
const TIMEOUTS_MS = 1000

/**
 * kafkajs 2.2.4 looks for requests to send a thousand times a second on each connection, for ever, and ten times for
 * requests to give up. Here it looks only while something waits, which asks for the look itself, and once a second.
 */
export async function quietWhenIdle(): Promise<void> {
  const { default: queue } = (await import('kafkajs/src/network/requestQueue/index.js')) as {
    default: { prototype: RequestQueue }
  }

  queue.prototype.scheduleCheckPendingRequests = function () {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return
    const throttled = this.throttledUntil - Date.now()
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null
        this.checkPendingRequests()
      },
      throttled > 0 ? throttled : LOOK_AGAIN_MS,
    )
  }

  queue.prototype.scheduleRequestTimeoutCheck = function () {
    this.destroy()
    this.requestTimeoutIntervalId = setInterval(() => {
      for (const request of [...this.inflight.values()])
        if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest()
      if (!this.isConnected()) this.destroy()
    }, TIMEOUTS_MS)
  }
}
