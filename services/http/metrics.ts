import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { allProjections } from '#projections/all.ts'
import type { Platform } from '../platform.ts'
import { inTime } from '../use-cases/system/in-time.ts'
import { isLocal } from './hosts.ts'

/** `/metrics` in Prometheus' text format, for this machine only: a proxy in front does not hand it out by accident. */
export async function metrics(app: FastifyInstance, { platform }: { platform: Platform }) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'hirelog_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const commands = new Histogram({
    name: 'hirelog_command_seconds',
    help: 'Time from a command to its answer, by type and outcome',
    labelNames: ['type', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  })
  const refusals = new Counter({
    name: 'hirelog_command_refusals_total',
    help: 'Refused commands by code',
    labelNames: ['type', 'code'],
    registers,
  })
  const stop = platform.commands.watch(({ type, seconds, error }) => {
    const code = error instanceof Rejected ? error.code : error ? 'failed' : null
    commands.observe({ type, outcome: code === null ? 'accepted' : code === 'failed' ? 'failed' : 'refused' }, seconds)
    if (code) refusals.inc({ type, code })
  })
  app.addHook('onClose', async () => stop())

  // A figure that an engine does not give is left out; the others are served all the same, above all while an engine is away.
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const figure = await inTime(Promise.resolve().then(read))
        if (figure === null) this.remove()
        else this.set(figure)
      },
    })
  /** Counted elsewhere, from the start of this process. */
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const gaugePer = (
    label: string,
    name: string,
    help: string,
    read: () => [string, number][] | Promise<[string, number][]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const figures = await inTime(Promise.resolve().then(read))
        if (figures === null) this.reset()
        else for (const [value, figure] of figures) this.set({ [label]: value }, figure)
      },
    })
  // A figure of a role is served by the processes that have it: together they are complete, and nothing is counted twice.
  const { relay, projections, processes, scheduler } = platform
  if (relay) {
    gauge('hirelog_relay_lag_events', 'Events written and not yet given to the bus', () => relay.lag())
    gauge(
      'hirelog_relay_on_duty',
      'Whether this process is the one that carries events; 0 while it is on standby',
      () => Number(relay.status().onDuty),
    )
  }
  if (projections) {
    counter(
      'hirelog_projection_holes_total',
      'Events that had to be read from the store because they did not arrive',
      () => projections.status().holes,
    )
    gaugePer('projection', 'hirelog_projection_lag_events', 'Events written and not yet in the read model', async () =>
      (await platform.projectionLag()).map(({ projection, events }) => [projection, events]),
    )
    gaugePer('projection', 'hirelog_projection_stuck_streams', 'Streams that could not be folded', () =>
      allProjections.map(({ name }) => [
        name,
        projections.status().stuck.filter(({ projection }) => projection === name).length,
      ]),
    )
  }
  if (scheduler)
    gauge(
      'hirelog_timer_lag_seconds',
      'By how much the earliest timer that is due is late',
      async () => (await platform.timerLagMs()) / 1000,
    )
  if (processes) {
    gauge('hirelog_outside_calls_open', 'Messages and other calls to services outside that have no outcome yet', () =>
      processes.openCalls(),
    )
    gauge(
      'hirelog_dead_letters',
      'Calls that were given up and wait for a decision, counted up to 100',
      async () => (await platform.deadLetters()).length,
    )
    gaugePer(
      'process',
      'hirelog_process_stuck_streams',
      'Streams whose events a process manager could not handle',
      async () =>
        (await import('../processes/all.ts')).allProcessManagers.map(({ name }) => [
          name,
          processes.status().filter(({ process }) => process === name).length,
        ]),
    )
  }
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  gauge('process_heap_used_bytes', 'Heap in use', () => process.memoryUsage().heapUsed)
  counter('process_cpu_seconds_total', 'Processor time used', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gaugePer('engine', 'hirelog_wal_bytes', 'Size of the write-ahead logs', () =>
    Promise.all(
      ['log', 'read', 'sessions', 'keys', 'mail'].map(
        async (engine): Promise<[string, number]> => [engine, await walBytes(platform.engines.folder(engine))],
      ),
    ),
  )

  platform.telemetry?.sendMetrics(registry)

  const began = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => void began.set(request, performance.now()))
  app.addHook('onResponse', async (request, reply) => {
    const since = began.get(request)
    const route = request.routeOptions.url ?? 'none'
    if (since !== undefined)
      requests.observe(
        {
          method: request.method,
          route: route === '/*' ? 'pages' : route,
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        (performance.now() - since) / 1000,
      )
  })

  app.get('/metrics', { schema: { hide: true } as never }, async (request, reply) => {
    if (!isLocal(request)) throw new Rejected('not-found', 'There is nothing at this address')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function walBytes(folder: string): Promise<number> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('-wal'))
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
