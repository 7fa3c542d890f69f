import type { Env } from '#infra/env.ts'
import type { Telemetry } from './open-telemetry.ts'

/** Null unless a collector is named: then nothing of OpenTelemetry is loaded and nothing is measured for it. */
export async function telemetryFor(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>,
  roles: readonly string[],
): Promise<Telemetry | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (!endpoint) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry({ endpoint, serviceName, share, roles })
}
