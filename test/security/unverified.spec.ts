import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { pages } from '#contracts/http/pages.ts'
import { userDecider } from '#domain/user/decider.ts'
import { useApi, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { forms } from './forms.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

let nina: Who
const api = useApi(undefined, async (platform, { acme }) => {
  const { admin, onPlan, session } = colleaguesOf(platform, acme)
  await onPlan('enterprise')
  const data = {
    userId: randomUUID(),
    name: 'Nina New',
    email: 'nina@acme.test',
    passwordHash: 'none',
    role: 'admin' as const,
    creator: false,
    emailVerified: false,
    complete: true,
  }
  await platform.commands.handle(userDecider, data.userId, { type: 'SignUpUser', data }, platform.context(admin))
  nina = await session(data.userId)
})
const html = { headers: { accept: 'text/html' } }
const named = () => ({
  jobId: api.acme.jobId,
  candidateId: api.acme.other,
  link: `${api.acme.companyId}.${api.acme.jobId}`,
})
const at = (path: string) => path.replace(/:(\w+)/g, (_, name: keyof ReturnType<typeof named>) => named()[name])
const notVerified = 'account/email-not-verified'

describe('an administrator who has not proved their address', () => {
  it('opens the pages their role opens', async () => {
    for (const [folder, { path, open }] of Object.entries(pages)) {
      if (open === null || open === 'public') continue
      const [hers, admins] = [await api.get(nina, at(path), html), await api.get(api.acme.admin, at(path), html)]
      // Only one of them is led on from where it is done, or to it.
      if (!['signup_.verify', '$ats.integration.($step)'].includes(folder))
        expect([folder, hers.status, hers.headers.get('location')]).toEqual([
          folder,
          admins.status,
          admins.headers.get('location'),
        ])
    }
  })

  it('is shown no one of the team on them (TEAM-024)', async () => {
    for (const path of [
      '/admin/settings?tab=users',
      '/admin/settings?tab=groups',
      '/admin/settings?tab=roles',
      `/admin/jobs/${api.acme.jobId}/access`,
    ]) {
      const [hers, admins] = [await api.get(nina, path, html), await api.get(api.acme.admin, path, html)]
      expect([hers.status, admins.status], path).toEqual([200, 200])
      const team = /review@acme\.test|Panel of acme|Coordinator 0 of acme/
      expect(admins.text, path).toMatch(team)
      expect(hers.text, path).not.toMatch(team)
    }
    const asked = await api.send(nina, 'POST', '/admin/settings?tab=users', {
      raw: new URLSearchParams({ intent: 'ask-remove', userIds: api.acme.userId }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(asked.text).not.toContain('acme Admin')
  })

  it('creates no job, hands out no key and invites no one with the forms of these pages', async () => {
    const refused: string[] = []
    for (const [folder, form] of Object.entries(forms)) {
      if (pages[folder]!.change === 'operator') continue
      const sent = form(named())
      const address =
        at(pages[folder]!.path) + (folder.endsWith('_index') ? '?index' : ('query' in sent && sent.query) || '')
      const answer =
        'json' in sent
          ? await api.post(nina, address, sent.json)
          : await api.send(nina, 'POST', address, {
              raw: new URLSearchParams(sent.form).toString(),
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            })
      expect(answer.status, folder).toBeLessThan(500)
      if (answer.status === 403) refused.push(folder)
      if (answer.status === 403) expect(answer.text, folder).toMatch(/verify your email address first/i)
    }
    expect(refused.toSorted()).toEqual([
      'admin.integration_.ats',
      'admin.integration_.webhooks',
      'admin.settings',
      'admin.templates_.$templateId',
      'jobs-cep.create',
      'jobs.create.($step)',
    ])
  })

  it('makes the calls their role allows, but those about the team, new jobs and keys', async () => {
    const refused = new Set<string>()
    for (const endpoint of endpoints) {
      if (endpoint.spec.permission === 'public' || endpoint.spec.credential || endpoint.id === 'logout') continue
      const sample = sampleOf(endpoint, idsOf(api.acme))
      // As a browser sends it from a page of ours: also a GET that changes something is checked for its origin.
      const headers = { origin: api.server.url }
      const { status, body } = await api.send(nina, endpoint.method, pathOf(endpoint, sample), {
        body: sample.body,
        headers,
      })
      expect(status, endpoint.url).not.toBe(401)
      if (status === 403) expect([endpoint.url, body.code]).toEqual([endpoint.url, notVerified])
      if (body.code === notVerified) refused.add(endpoint.id)
    }
    expect([...refused].toSorted()).toEqual([
      'addIntegration',
      'addWebhook',
      'changeWebhook',
      'cloneJob',
      'connectCalendar',
      'connectCalendarAccount',
      'createJob',
      'createShare',
      'getAtsLinkToken',
      'getCollaborators',
      'linkAts',
      'newAtsKey',
      'rotateWebhookSecret',
      'saveAtsToken',
      'saveWebhook',
      'searchUser',
      'sendInvitations',
      'updateApiKey',
    ])
  })
})
