import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node'
import { Links, Meta, Outlet, RemixServer, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react'
import Fastify from 'fastify'
import { createElement as h, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * What Remix on Fastify can do with a board with nothing else to do: 120 cards out of memory, no session,
 * no query, no compression, no policy. A process of its own; prints its address and ends with its input.
 */
type Card = { id: string; name: string; headline: string; rating: number; labels: string[]; comments: number }
type Page = { columns: { stage: string; count: number; cards: Card[] }[] }

const stages = ['applied', 'screen', 'interview', 'assessment', 'offer', 'hired']
const cardOf = (column: number, i: number): Card => ({
  id: `c-${column}-${i}`,
  name: `Candidate ${column * 1000 + i} Lovelace`,
  headline: 'Principal engineer, distributed systems, event sourcing',
  rating: i % 5,
  labels: ['remote', 'senior'],
  comments: i % 7,
})
const page: Page = {
  columns: stages.map((stage, column) => ({
    stage,
    count: 20,
    cards: Array.from({ length: 20 }, (_, i) => cardOf(column, i)),
  })),
}

function CardView({ card }: { card: Card }) {
  return h(
    'li',
    { className: 'rounded border border-slate-200 bg-white p-2 shadow-sm' },
    h('a', { href: `/candidates/${card.id}`, className: 'font-medium text-blue-800 hover:underline' }, card.name),
    h('p', { className: 'text-sm text-slate-600' }, card.headline),
    h(
      'div',
      { className: 'mt-1 flex items-center gap-1 text-xs' },
      h('span', { 'aria-label': `Rated ${card.rating} of 5` }, '*'.repeat(card.rating)),
      card.labels.map((label) => h('span', { key: label, className: 'rounded bg-slate-100 px-1' }, label)),
      h('span', { className: 'ml-auto' }, card.comments),
      h(
        'button',
        { type: 'button', 'aria-label': `Move ${card.name}`, className: 'size-6 rounded hover:bg-slate-100' },
        '::',
      ),
    ),
  )
}
function Board() {
  const { page } = useLoaderData<{ page: Page }>()
  const column = ({ stage, count, cards }: Page['columns'][number]) =>
    h(
      'section',
      { key: stage, 'aria-label': stage, className: 'w-64 rounded border border-slate-300 p-2' },
      h('h2', { className: 'font-semibold' }, stage, ' ', h('span', { className: 'text-slate-600' }, count)),
      h(
        'ul',
        { className: 'flex flex-col gap-1' },
        cards.map((card) => h(CardView, { key: card.id, card })),
      ),
    )
  return h(
    'main',
    { className: 'p-4' },
    h('h1', { className: 'text-xl' }, 'Pipeline'),
    h('div', { className: 'flex gap-3' }, page.columns.map(column)),
  )
}
function Layout({ children }: { children: ReactNode }) {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h(Meta),
    h(Links),
  )
  return h('html', { lang: 'en' }, head, h('body', null, children, h(ScrollRestoration), h(Scripts)))
}

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(RemixServer, { context, url: request.url, abortDelay: 5000 }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError: () => {},
    })
  })
}

const asset = (id: string, rest: object) => ({
  id,
  hasAction: false,
  hasLoader: false,
  hasErrorBoundary: false,
  hasClientLoader: false,
  hasClientAction: false,
  module: `/assets/${id}.js`,
  imports: [],
  ...rest,
})
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Outlet, Layout } },
    board: { id: 'board', parentId: 'root', path: 'board', module: { default: Board, loader: () => ({ page }) } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: asset('root', { path: '' }),
      board: asset('board', { parentId: 'root', path: 'board', hasLoader: true }),
    },
  },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  isSpaMode: false,
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')
const app = Fastify({ forceCloseConnections: true })
app.get('/*', async (request, reply) => {
  const response = await handle(
    new Request(`http://${request.host}${request.url}`, { headers: request.headers as Record<string, string> }),
  )
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(response.body && Readable.fromWeb(response.body as ReadableStream))
})
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.stdin.resume().once('end', () => process.exit(0))
