import { randomBytes } from 'node:crypto'
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Registry } from 'prom-client'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { producerOf } from './prometheus-producer.ts'
import type { Span, Tracer } from './spans.ts'

export type TelemetrySettings = {
  /** `http://collector:4318`; traces go to its `/v1/traces`, metrics to `/v1/metrics`. */
  endpoint: string
  serviceName: string
  /** Of 1: the share of traces that begin here and are sent. */
  share: number
  roles: readonly string[]
  spanDelayMs?: number
  metricsEveryMs?: number
}

export interface Telemetry {
  tracer: Tracer
  /** The same figures that `/metrics` shows, from now on sent as well. */
  sendMetrics(registry: Registry): void
  /** Sends what is waiting, for a few seconds at most. */
  close(): Promise<void>
}

const CLOSE_MS = 3_000
const kinds = {
  server: Kind.SERVER,
  internal: Kind.INTERNAL,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
}

/** OpenTelemetry over OTLP/HTTP. A collector that is away costs what waits for it (2,048 spans at most), never an answer. */
export function openTelemetry({
  endpoint,
  serviceName,
  share,
  roles,
  spanDelayMs = 1_000,
  metricsEveryMs = 15_000,
}: TelemetrySettings): Telemetry {
  const url = (signal: string) => `${endpoint.replace(/\/+$/, '')}/v1/${signal}`
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomBytes(8).toString('hex'),
    'process.pid': process.pid,
    'hirelog.roles': [...roles],
  })
  const ids = nameableIds()
  const provider = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: url('traces') }),
        scheduledDelayMillis: spanDelayMs,
      }),
    ],
  })
  const otel = provider.getTracer('hirelog')
  let meters: MeterProvider | null = null

  return {
    tracer: {
      start(name, { kind, parent, id, began, attributes }) {
        ids.next = id ?? null
        const options = {
          kind: kinds[kind],
          ...(attributes && { attributes }),
          ...(began !== undefined && { startTime: began }),
        }
        return asSpan(otel.startSpan(name, options, contextOf(parent)))
      },
    },
    sendMetrics(registry) {
      const exporter = new OTLPMetricExporter({ url: url('metrics') })
      const reader = new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: metricsEveryMs,
        metricProducers: [producerOf(registry)],
      })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    async close() {
      const sent = Promise.allSettled([provider.shutdown(), meters?.shutdown()])
      await Promise.race([sent, new Promise((done) => setTimeout(done, CLOSE_MS).unref())])
    },
  }
}

function asSpan(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    sampled: (traceFlags & 1) === 1,
    set: (attributes) => void span.setAttributes(attributes),
    end(error) {
      // A refusal is a normal answer; the unexpected is an error.
      if (error instanceof Rejected) span.setAttribute('hirelog.refusal', error.code)
      else if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      span.end()
    },
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags!, 16) & 1, isRemote: true })
}

/** Random ids, but for the one span that is started right after `next` was set. */
function nameableIds() {
  return {
    next: null as string | null,
    generateTraceId: () => randomBytes(16).toString('hex'),
    generateSpanId() {
      const id = this.next ?? randomBytes(8).toString('hex')
      this.next = null
      return id
    },
  }
}
