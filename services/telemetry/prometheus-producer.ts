import { ValueType } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Values = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>
type Time = [seconds: number, nanoseconds: number]

/** Reads the registry behind `/metrics`, so that both ways out show the same figures under the same names. */
export function producerOf(registry: Registry): MetricProducer {
  const resource = resourceFromAttributes({})
  const began = timeOf(Date.now())
  return {
    async collect() {
      const now = timeOf(Date.now())
      const metrics = (await registry.getMetricsAsJSON()).map((metric) =>
        convert(metric as unknown as Values, began, now),
      )
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'hirelog' }, metrics }] }, errors: [] }
    },
  }
}

function convert(metric: Values, startTime: Time, endTime: Time): MetricData {
  const descriptor = {
    name: metric.name,
    description: metric.help,
    unit: unitOf(metric.name),
    valueType: ValueType.DOUBLE,
  }
  const aggregationTemporality = AggregationTemporality.CUMULATIVE
  const point = ({ labels, value }: Values['values'][number]) => ({
    startTime,
    endTime,
    attributes: labels as Record<string, string>,
    value,
  })
  const type = String(metric.type)
  if (type === 'histogram')
    return {
      descriptor,
      aggregationTemporality,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histograms(metric, startTime, endTime),
    }
  if (type === 'counter')
    return {
      descriptor,
      aggregationTemporality,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: metric.values.map(point),
    }
  return {
    descriptor,
    aggregationTemporality,
    dataPointType: DataPointType.GAUGE,
    dataPoints: metric.values.map(point),
  }
}

/** Prometheus counts everything up to a boundary, OpenTelemetry what is between two of them. */
function histograms({ name, values }: Values, startTime: Time, endTime: Time): DataPoint<Histogram>[] {
  const series = new Map<
    string,
    { attributes: Record<string, string>; upTo: [boundary: number, count: number][]; sum: number; count: number }
  >()
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels as Record<string, string>
    const key = JSON.stringify(Object.entries(attributes).sort())
    const one = series.get(key) ?? { attributes, upTo: [], sum: 0, count: 0 }
    series.set(key, one)
    if (metricName === `${name}_sum`) one.sum = value
    else if (metricName === `${name}_count`) one.count = value
    else if (String(le) !== '+Inf') one.upTo.push([Number(le), value])
  }
  return [...series.values()].map(({ attributes, upTo, sum, count }) => {
    upTo.sort(([a], [b]) => a - b)
    const cumulative = [...upTo.map(([, n]) => n), count]
    const counts = cumulative.map((n, index) => n - (cumulative[index - 1] ?? 0))
    return {
      startTime,
      endTime,
      attributes,
      value: { buckets: { boundaries: upTo.map(([at]) => at), counts }, sum, count },
    }
  })
}

const unitOf = (name: string) => (name.includes('_seconds') ? 's' : name.includes('_bytes') ? 'By' : '1')
const timeOf = (ms: number): Time => [Math.floor(ms / 1000), (ms % 1000) * 1e6]
