import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

type Value = {
  stringValue?: string
  intValue?: string | number
  doubleValue?: number
  boolValue?: boolean
  arrayValue?: { values: Value[] }
}
type KeyValue = { key: string; value: Value }
type RawSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: KeyValue[]
  status: { code?: number }
}
type RawMetric = { name: string; description: string; unit: string; sum?: Points; gauge?: Points; histogram?: Points }
type Points = {
  dataPoints: {
    attributes: KeyValue[]
    asDouble?: number
    asInt?: string | number
    count?: string | number
    bucketCounts?: (string | number)[]
  }[]
}
type Resource = { resource: { attributes: KeyValue[] } }

export type ReceivedSpan = {
  trace: string
  id: string
  parent: string | null
  name: string
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  /** Nanoseconds since 1970. */
  began: bigint
  ended: bigint
  failed: boolean
  attributes: Record<string, unknown>
  resource: Record<string, unknown>
}
export type ReceivedMetric = {
  name: string
  kind: 'sum' | 'gauge' | 'histogram'
  points: { attributes: Record<string, unknown>; value: number; buckets?: number[] }[]
}

const KINDS = [undefined, 'internal', 'server', 'client', 'producer', 'consumer'] as const

/** What a collector does with OTLP over HTTP in JSON: takes traces and metrics, and refuses what the protocol does not allow. */
export async function otlpReceiver() {
  const spans: ReceivedSpan[] = []
  const metrics = new Map<string, ReceivedMetric>()
  const refused: string[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      try {
        if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
          throw new Error(`${request.method} ${request.headers['content-type']}`)
        const bytes = Buffer.concat(chunks)
        const body = JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString())
        if (request.url === '/v1/traces') take(body)
        else if (request.url === '/v1/metrics') takeMetrics(body)
        else throw new Error(`nothing at ${request.url}`)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      } catch (error) {
        refused.push(String(error))
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ message: String(error) }))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function take({ resourceSpans }: { resourceSpans: (Resource & { scopeSpans: { spans: RawSpan[] }[] })[] }) {
    for (const { resource, scopeSpans } of resourceSpans)
      for (const raw of scopeSpans.flatMap(({ spans }) => spans)) {
        if (!/^[0-9a-f]{32}$/.test(raw.traceId) || !/^[0-9a-f]{16}$/.test(raw.spanId))
          throw new Error(`bad ids ${raw.traceId} ${raw.spanId}`)
        const kind = KINDS[raw.kind]
        if (!kind) throw new Error(`kind ${raw.kind}`)
        const [began, ended] = [BigInt(raw.startTimeUnixNano), BigInt(raw.endTimeUnixNano)]
        if (ended < began) throw new Error(`${raw.name} ended before it began`)
        const { traceId: trace, spanId: id, parentSpanId, name } = raw
        spans.push({
          trace,
          id,
          parent: parentSpanId || null,
          name,
          kind,
          began,
          ended,
          failed: raw.status.code === 2,
          attributes: plain(raw.attributes),
          resource: plain(resource.attributes),
        })
      }
  }

  function takeMetrics({ resourceMetrics }: { resourceMetrics: { scopeMetrics: { metrics: RawMetric[] }[] }[] }) {
    for (const metric of resourceMetrics
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap(({ metrics }) => metrics)) {
      const kind = metric.histogram ? 'histogram' : metric.sum ? 'sum' : 'gauge'
      const points = metric[kind]!.dataPoints.map(({ attributes, asDouble, asInt, count, bucketCounts }) => ({
        attributes: plain(attributes),
        value: Number(asDouble ?? asInt ?? count),
        ...(bucketCounts && { buckets: bucketCounts.map(Number) }),
      }))
      metrics.set(metric.name, { name: metric.name, kind, points })
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** As last sent. */
    metrics,
    refused,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const plain = (attributes: KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)]))
function plainValue({ stringValue, intValue, doubleValue, boolValue, arrayValue }: Value): unknown {
  if (arrayValue) return arrayValue.values.map(plainValue)
  return stringValue ?? boolValue ?? doubleValue ?? (intValue === undefined ? null : Number(intValue))
}
