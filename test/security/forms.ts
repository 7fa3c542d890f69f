import { randomUUID } from 'node:crypto'

export type Named = { jobId: string; candidateId: string; link: string }
/** `query`: which part of the page takes it. */
type Sent = { form: Record<string, string>; query?: string } | { json: unknown }

/** What is sent to each page that takes something: in order, but for the record it names. */
export const forms: Record<string, (named: Named) => Sent> = {
  'admin.billing': () => ({ form: { plan: 'performance' } }),
  'admin.settings_.companies': ({ link }) => ({ form: { companyId: link.split('.')[0]!, plan: 'performance' } }),
  'admin.settings_.system': ({ link }) => ({
    form: { intent: 'retry-call', callId: randomUUID(), companyId: link.split('.')[0]! },
  }),
  'admin.jobs.$jobId.access': () => ({ form: { newHolder: 'g:global', newRole: 'review' } }),
  'admin.jobs.$jobId.candidates.$candidateId._index': () => ({
    form: { intent: 'rate', value: '3', commandId: randomUUID() },
  }),
  'admin.jobs.$jobId.changes': ({ candidateId }) => ({
    form: {
      commandId: randomUUID(),
      change: JSON.stringify({
        intent: 'move',
        candidateIds: [candidateId],
        to: 'hired',
        from: null,
        batchId: randomUUID(),
      }),
    },
  }),
  'admin.jobs.$jobId.invitations': ({ candidateId }) => ({ form: { intent: 'remind', candidateId } }),
  'admin.jobs.$jobId.shares': ({ candidateId }) => ({
    form: {
      intent: 'create',
      candidateId,
      title: 'Shortlist',
      audience: 'anyone',
      until: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    },
  }),
  'admin.jobs.$jobId_.candidates.$candidateId_.history': () => ({ form: { intent: 'verify' } }),
  // With another title nothing is deleted: the tests that follow need the job.
  'admin.jobs.$jobId_.delete': () => ({ form: { title: 'Another title' } }),
  'admin.jobs._index': ({ jobId }) => ({ form: { archive: jobId } }),
  'admin.integration': () => ({ form: { intent: 'notify', type: 'lever' } }),
  '$ats.integration.($step)': () => ({ form: { apiToken: 'a token of theirs', tokenEmail: 'ada@example.org' } }),
  'admin.lives': () => ({ form: { intent: 'approve', interviewId: randomUUID() } }),
  'admin.notices': () => ({ form: { intent: 'read' } }),
  'admin.overview': () => ({ form: { intent: 'dismiss' } }),
  'admin.resume': () => ({ form: {} }),
  'admin.settings': () => ({
    query: '?tab=api-keys',
    form: { intent: 'issue-key', label: 'Reporting', scopes: 'jobs.read' },
  }),
  'admin.videos': () => ({ form: { col: 'rating', back: '/admin/videos' } }),
  'admin.videos_.filters': ({ jobId }) => ({
    form: {
      intent: 'save',
      job: jobId,
      name: randomUUID(),
      address: 'rating=4',
      commandId: randomUUID(),
      back: '/admin/videos',
    },
  }),
  'admin.stats': () => ({
    form: {
      intent: 'save',
      dashboardId: randomUUID(),
      commandId: randomUUID(),
      name: 'Last month',
      address: 'range=30d',
    },
  }),
  'jobs.$jobId.editAutomation.$actionId': () => ({
    form: { intent: 'save', name: 'Note', trigger: 'enters', type: 'comment', text: 'New', basedOn: '1000' },
  }),
  'scheduling-settings': () => ({
    form: { intent: 'limits', minimumNotice: '60', dailyCap: '', bufferBefore: '0', bufferAfter: '10' },
  }),
  'admin.billing_.checkout': () => ({
    form: {
      invoiceId: randomUUID(),
      ...{ plan: 'growth', frequency: 'month', currency: 'usd', seats: '0', jobs: '0' },
      ...{ name: 'Acme', address: 'High Street 1', taxId: '', couponCode: '' },
    },
  }),
  'admin.billing_.invoices': () => ({ form: { intent: 'keep' } }),
  'admin.integration_.ats': () => ({ form: { intent: 'connect', commandId: randomUUID() } }),
  'admin.integration_.webhooks': () => ({
    form: { intent: 'add', url: 'https://127.0.0.1:9/in', commandId: randomUUID() },
  }),
  'admin.templates': ({ jobId }) => ({ form: { jobId, name: 'Porters', commandId: randomUUID() } }),
  'admin.templates_.$templateId': () => ({ form: { intent: 'use', commandId: randomUUID() } }),
  'admin.support': () => ({ form: { text: 'Where is my invoice?', page: '/admin/billing' } }),
  'signup_.details': () => ({ form: { companyName: 'Acme', phone: '' } }),
  'signup_.verify': () => ({ form: { intent: 'resend' } }),
  'jobs.create.($step)': () => ({ form: { jobTitle: 'Night nurse', language: 'en' } }),
  'jobs.create_.$step.$jobId': () => ({ form: { intent: 'save', primary: '#1B81F1', secondary: '#1B81F1' } }),
  'jobs-cep.create': () => ({ form: { jobTitle: 'Night porter' } }),
  'jobs-cep.create_.$jobId_.activate': () => ({ json: {} }),
  'jobs-cep.create_.$jobId_.impact': () => ({
    json: { journey: { modules: [] }, scorecard: { skills: [], englishLevel: null } },
  }),
  'jobs-cep.create_.$jobId_.save': () => ({
    json: { commandId: randomUUID(), draft: {}, step: 'scorecard', basedOn: null },
  }),
  'jobs-cep.create_.$jobId_.versions': () => ({
    json: { commandId: randomUUID(), revision: 0, name: 'As it began' },
  }),
  'jobs.post.$jobId': () => ({ form: { mode: '1' } }),
  'jobs.post.$jobId_.boards': () => ({ json: { intent: 'close', boards: ['careers'], commandId: randomUUID() } }),
  'jobs.post.$jobId_.import': () => ({ form: { intent: 'read', text: 'Grace,grace@example.org' } }),
  'jobs.post.$jobId_.invite': () => ({
    json: { commandId: randomUUID(), people: [{ name: 'Grace', email: `${randomUUID()}@example.org` }] },
  }),
  'jobs.post.$jobId_.share': () => ({ json: { via: 'copy direct link', referral: false } }),
  'jobs.$jobId.interview': () => ({
    form: {
      intent: 'times',
      draft: JSON.stringify({
        type: 'ONLINE',
        summary: '',
        description: '',
        place: '',
        rooms: '',
        duration: 30,
        before: 0,
        after: 0,
        panel: [{ userId: randomUUID(), requirement: 'REQUIRED' }],
        some: 1,
        hostId: null,
        sharing: 'ALL',
        starts: [],
        from: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        to: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10),
        expires: '',
        zone: 'UTC',
      }),
    },
  }),
  'meetings.$eventId': () => ({ form: { intent: 'approve' } }),
}

/** What is sent to the public pages with forms. */
export const publicForms: typeof forms = {
  'answer.$token': () => ({ form: { response: 'CONFIRMED' } }),
  'meet.$token': () => ({ form: { intent: 'ask', note: 'Mornings' } }),
  'apply.$link': () => ({
    form: { intent: 'start', name: 'Grace', email: `${randomUUID()}@example.org`, phone: '', commandId: randomUUID() },
  }),
  'auth_.confirm': () => ({ form: { code: '123456' } }),
  'auth_.link': () => ({ form: { token: 'nothing', returnTo: '/login' } }),
  'edit-job-integration.$key': () => ({ form: { jobTitle: 'Engineer' } }),
  join: () => ({ form: { code: 'nothing', name: 'Grace', password: 'tR4-vexing-lamp' } }),
  language: () => ({ form: { language: 'de', returnTo: '/login' } }),
  login: () => ({ form: { email: 'admin@acme.test', password: 'tR4-vexing-lamp' } }),
  logout: () => ({ form: {} }),
  'reset-password': () => ({ form: { email: 'admin@acme.test' } }),
  theme: () => ({ form: { theme: 'dark', returnTo: '/login' } }),
  'opt-out.$token': () => ({ form: { intent: 'out' } }),
  'shared.$token': () => ({ form: { intent: 'open' } }),
  signup: () => ({ form: { name: 'Grace', email: `${randomUUID()}@example.org`, password: 'tR4-vexing-lamp' } }),
}
