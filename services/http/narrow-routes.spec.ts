import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { narrowed } from './narrow-routes.ts'

const seen: string[] = []
const route = (id: string, path: string | undefined, parentId: string | undefined = 'root', index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: {
    loader: ({ params }: { params: object }) => {
      seen.push(id)
      return Response.json({ id, params })
    },
  },
})
const all = [
  { id: 'root', path: '', module: {} },
  route('start', undefined, 'root', true),
  route('admin', 'admin'),
  route('admin index', undefined, 'admin', true),
  route('jobs', 'jobs', 'admin', true),
  route('job', 'jobs/:jobId', 'admin', true),
  route('new job', 'jobs/new', 'admin'),
  route('access', 'jobs/:jobId/access', 'admin'),
  route('candidate', 'jobs/:jobId/candidates/:candidateId', 'admin'),
  route('any admin page', '*', 'admin'),
  route('picture', 'jobs/:jobId/qr.png'),
  route('language', ':language?/welcome'),
  route('files', 'files/*'),
  route('anything', '*'),
]
const build = {
  entry: { module: { default: () => new Response() } },
  routes: Object.fromEntries(all.map((each) => [each.id, each])),
  assets: {
    routes: Object.fromEntries(all.map((each) => [each.id, each])),
    entry: { imports: [], module: '' },
    url: '',
    version: '',
  },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild

const whole = createRequestHandler(build, 'production')
const narrow = narrowed(build, 'production')
async function answers(handle: typeof whole, path: string, method = 'GET') {
  seen.length = 0
  const response = await handle(new Request(`http://localhost${path}`, { method }))
  return { status: response.status, headers: [...response.headers], text: await response.text(), seen: [...seen] }
}

const parts = [
  'admin',
  'Admin',
  '%61dmin',
  'jobs',
  'new',
  '7',
  'access',
  'candidates',
  'qr.png',
  'en',
  'welcome',
  'files',
  '%2F',
  '%',
  '',
  '..',
  'ünal',
  '_root',
  '*',
  ':jobId',
]
const deeper = (path: string) =>
  ['7', 'new', 'qr.png', ''].flatMap((last) => [
    `${path}/${last}`,
    `${path}/${last}/access`,
    `${path}/${last}/candidates/9`,
  ])
const addresses = [
  '/',
  ...parts.map((part) => `/${part}`),
  ...parts.flatMap((a) => parts.map((b) => `/${a}/${b}`)),
  ...['admin', 'Admin', 'jobs'].flatMap((a) => ['jobs', 'x'].flatMap((b) => deeper(`/${a}/${b}`))),
]

describe('an address means the same as if all routes had been tried', () => {
  it.each([
    ['opened', (path: string) => path],
    ['asked for its data', (path: string) => `${path === '/' ? '/_root' : path}.data`],
    ['with a question', (path: string) => `${path}?index&_routes=job`],
    ['asked as older programs do', (path: string) => `${path}?_data=job`],
  ])('%s', async (_, addressed) => {
    const found = new Set<string>()
    for (const path of addresses) {
      const [expected, got] = [await answers(whole, addressed(path)), await answers(narrow, addressed(path))]
      expect(got, path).toEqual(expected)
      for (const id of got.seen) found.add(id)
    }
    expect(found.size).toBeGreaterThan(0)
  })

  it('reaches every route', async () => {
    const found = new Set<string>()
    for (const path of addresses) for (const id of (await answers(narrow, path)).seen) found.add(id)
    expect([...found].toSorted()).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => id !== 'root' && id !== 'admin')
        .toSorted(),
    )
  })

  it('refuses what cannot be sent there', async () => {
    for (const path of ['/admin/jobs/7', '/nowhere/at/all'])
      expect(await answers(narrow, path, 'POST')).toEqual(await answers(whole, path, 'POST'))
  })
})
