// What a container's health check asks: whether this role can do its work.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => ({ status: 0 }))
process.exit(status === 200 ? 0 : 1)
