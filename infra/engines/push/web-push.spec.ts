import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { browser, pushService } from '#test/peers/push/service.ts'
import { vapidKeys } from './vapid.ts'
import { webPush } from './web-push.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const keys = vapidKeys({ sign: (purpose, value) => `${purpose} ${value} of this installation` })
async function service(answer?: () => number) {
  const peer = await pushService(answer)
  closers.push(peer.close)
  const push = webPush(keys, () => 'https://hire.test', { loopback: true })
  return { ...peer, push }
}

/** RFC 8291, as the browser does it. */
function opened(body: Buffer, { pair, secret }: ReturnType<typeof browser>): string {
  const [salt, size] = [body.subarray(0, 16), body[20]!]
  const sender = body.subarray(21, 21 + size)
  const shared = pair.computeSecret(sender)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const ikm = Buffer.from(hkdfSync('sha256', shared, secret, about, 32))
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + size)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

describe('a notification by web push', () => {
  it('can be read by the browser alone, and is signed with the key that the browser was given', async () => {
    const { push, origin, taken } = await service()
    const to = browser(origin)
    await push.send({ ...to.subscription, payload: '{"title":"Neue Bewerbung: Köchin"}' })
    const { path, headers, body } = taken[0]!
    expect([path, headers.ttl, headers['content-encoding']]).toEqual(['/send/one', '86400', 'aes128gcm'])
    expect(body.includes('Bewerbung')).toBe(false)
    expect(opened(body, to)).toBe('{"title":"Neue Bewerbung: Köchin"}')

    const [, token, key] = /^vapid t=(.+), ?k=(.+)$/.exec(String(headers.authorization))!
    expect(key).toBe(push.publicKey)
    const [head, claims, signature] = token!.split('.')
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: origin,
      sub: 'https://hire.test',
    })
    const point = Buffer.from(key!, 'base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') }
    const publicKey = createPublicKey({ key: { ...jwk, y: point.subarray(33).toString('base64url') }, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const ieee = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, ieee, Buffer.from(signature!, 'base64url'))).toBe(true)
  })

  it.each([
    [404, 'push/gone'],
    [410, 'push/gone'],
    [413, 'push/refused'],
    [400, 'push/refused'],
    [429, 'push/unavailable'],
    [503, 'push/unavailable'],
  ])('that is answered with %i is %s', async (status, code) => {
    const { push, origin } = await service(() => status)
    await expect(push.send({ ...browser(origin).subscription, payload: '{}' })).rejects.toMatchObject({ code })
  })

  it('is not sent into a private network, nor with keys that are none', async () => {
    const push = webPush(keys, () => 'https://hire.test', { loopback: false })
    const { subscription } = browser('https://10.0.0.7')
    await expect(push.send({ ...subscription, payload: '{}' })).rejects.toMatchObject({
      code: 'push/refused',
      message: 'The push service does not take this notification',
    })
    const broken = { ...subscription, p256dh: 'nothing', payload: '{}' }
    await expect(push.send(broken)).rejects.toMatchObject({
      code: 'push/refused',
      message: 'The keys of this browser are of no use',
    })
  })
})

it('the keys of an installation are the same after every start, and a pair', () => {
  const sign = (purpose: string, value: string) => `${purpose} ${value}`
  const [first, second] = [vapidKeys({ sign }), vapidKeys({ sign })]
  expect(first).toEqual(second)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(first.privateKey, 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(first.publicKey)
  expect(vapidKeys({ sign: () => 'another' }).publicKey).not.toBe(first.publicKey)
})
