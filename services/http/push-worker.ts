import type { FastifyInstance } from 'fastify'
import { PUSH_WORKER } from '#contracts/inbox/push.ts'

/** What a browser runs when a notification arrives, with Hirelog closed: it shows it, and opens what it is about. It sees no page and no request. */
const worker = `
self.addEventListener('push', (event) => {
  const { title, tag, link, lang } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { tag, lang, dir: 'auto', data: link }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const link = new URL(event.notification.data, self.location.origin)
  if (link.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((page) => page.url === link.href)
      return there ? there.focus() : self.clients.openWindow(link.href)
    }),
  )
})
`.trimStart()

export function pushWorker(app: FastifyInstance) {
  app.get(PUSH_WORKER, { schema: { hide: true } as never }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  )
}
