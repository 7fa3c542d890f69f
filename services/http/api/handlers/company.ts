import type { companyRoutes } from '#contracts/http/api/company.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { countryLookup } from '#contracts/shell/country.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { entitlements } from '#contracts/subscription/entitlements.ts'
import { brandingFeatures } from '#contracts/subscription/features.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { uuid5 } from '#infra/hashing.ts'
import { companies } from '#projections/companies/companies.ts'
import type { Platform } from '../../../platform.ts'
import { aheadOfReads } from '../ahead.ts'
import { billingData, receivesPlan } from '../billing-wire.ts'
import type { Handlers } from '../call.ts'
import { ownData, usersData } from '../user-wire.ts'

async function details(platform: Platform, asker: Asker, written: ConsistencyToken = {}) {
  const company =
    (await aheadOfReads(platform, asker, companies, asker.companyId, written)) ??
    (await platform.readers.companyOf(asker))
  if (!company) throw new Rejected('company/not-found', 'No such company')
  const { name, language, website, termsUrl, privacyUrl, candidateAccessDays, slug } = company
  return { company_id: asker.companyId, name, language, website, termsUrl, privacyUrl, candidateAccessDays, slug }
}

/** Fields of the specification that nothing sets here (AUTH-018). */
const nothingYet = {
  introVideo: null,
  clearbitInfo: { companySize: null, industry: null, tags: [], type: null },
  leadStatus: null,
}

async function newJobsOf({ useCases }: Platform, asker: Asker) {
  const { stages, jobMode, jobType, interviewByChat = false } = await useCases.company.jobDefaultsOf(asker)
  return { jobMode, jobType, interviewByChat, templateSettings: { stages: [...stages] } }
}

export const companyHandlers: Handlers<typeof companyRoutes> = {
  async getCompany(platform, { asker }) {
    const [company, balances, billing, newJobs, workflows, moduleLimit, webhooks, invoices, { connections }] =
      await Promise.all([
        details(platform, asker),
        platform.readers.balancesOf(asker),
        billingData(platform, asker),
        newJobsOf(platform, asker),
        platform.readers.templatesOf(asker, ['workflow']),
        platform.useCases.company.moduleLimitOf(asker),
        platform.readers.webhooksOf(asker),
        platform.readers.invoicesOf(asker),
        platform.readers.integrationsOf(asker),
      ])
    const { jobType, interviewByChat, ...settings } = newJobs
    const { features } = balances ?? entitlements(null)
    const branding = Object.fromEntries(brandingFeatures.map((name) => [name, features[name]])) as Record<
      (typeof brandingFeatures)[number],
      boolean
    >
    return {
      body: {
        id: asker.companyId,
        ...company,
        plan_name: balances?.plan ?? null,
        ...billing,
        features,
        brandingFeatures: branding,
        ...nothingYet,
        receivingPlan: receivesPlan(invoices),
        plugins: connections.map(({ integrationType }) => integrationType),
        webhook: webhooks.find(({ kind }) => kind === 'webhook')?.url ?? null,
        workflowTemplateList: workflows.map(({ templateId, name, version }) => ({
          ...{ workflow_id: templateId, name, version },
        })),
        jobType,
        interviewByChat,
        moduleLimit,
        settings,
      },
    }
  },

  async setJobMode(platform, { asker, body, commandId }) {
    const { token } = await platform.useCases.company.changeJobDefaults(asker, { ...body, commandId })
    return { body: await newJobsOf(platform, asker), token }
  },

  async setTemplateSettings(platform, { asker, body: { templateSettings }, commandId }) {
    const { token } = await platform.useCases.company.changeJobDefaults(asker, { ...templateSettings, commandId })
    return { body: await newJobsOf(platform, asker), token }
  },

  getCompanyFeatures: async ({ readers }, { asker }) => ({
    body: { features: ((await readers.balancesOf(asker)) ?? entitlements(null)).features },
  }),

  getCompanyDetails: async (platform, { asker }) => ({ body: await details(platform, asker) }),

  /** The address first: when it is taken, nothing has changed. */
  async updateCompanyDetails(platform, { asker, commandId, body: { slug, ...changes } }) {
    const { useCases } = platform
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const taken =
      slug === undefined ? null : await useCases.company.changeCompanySlug(asker, slug, uuid5(commandId, 'slug'))
    const changed = await useCases.company.changeCompanyDetails(asker, { ...given, commandId })
    const token = mergeTokens(taken?.token ?? {}, changed.token)
    return { body: await details(platform, asker, token), token }
  },

  async getUser(platform, { asker }) {
    const [user, auth] = await Promise.all([ownData(platform, asker), platform.useCases.accounts.authState(asker)])
    return {
      body: {
        company_id: asker.companyId,
        user,
        auth,
        key_id: asker.kind === 'apiKey' ? asker.keyId : null,
        permissions: [...asker.permissions],
      },
    }
  },

  listUsers: async (platform, { asker }) => ({ body: { users: await usersData(platform, asker) } }),

  async getBalance(platform, { asker }) {
    const { readers } = platform
    const [balances, holding, billing] = await Promise.all([
      readers.balancesOf(asker),
      readers.heldJobs(asker),
      billingData(platform, asker),
    ])
    return {
      body: {
        plan_name: balances?.plan ?? null,
        cb_job_balance: billing.cb_job_balance,
        cb_job_balance_total: billing.cb_job_balance_total,
        cb_candidate_balance: billing.cb_candidate_balance,
        cb_candidate_balance_total: billing.cb_candidate_balance_total,
        cb_subscription_users: billing.cb_subscription_users,
        usersLeft: balances ? balances.seatsLeft : 0,
        holding,
      },
    }
  },

  async getCountryCode({ site }, { header }) {
    return { body: { data: { countryCode: countryLookup(site.country)(header) } } }
  },

  async getApiKeys({ readers }, { asker }) {
    const company = await readers.companyOf(asker)
    return {
      body: {
        keys: (company?.apiKeys ?? []).map(({ keyId, label, scopes, service, issuedBy, jobId, endsAt }) => ({
          key_id: keyId,
          label,
          scopes,
          service_account: service,
          issued_by: issuedBy,
          job_id: jobId,
          ends_at: endsAt,
        })),
      },
    }
  },

  /** Sent again with its Idempotency-Key, it answers the same key. Without one nothing can tell a repeat, and the key is made from chance alone. */
  async updateApiKey(
    { useCases },
    { asker, commandId, repeatable, body: { label, scopes, replaces, service_account: service } },
  ) {
    const { key, keyId, token } = await useCases.accounts.issueApiKey(asker, {
      label,
      scopes,
      replaces,
      service,
      ...(repeatable && { commandId }),
    })
    return { body: { key, key_id: keyId, label, scopes }, token }
  },

  async sendKeyEmail({ useCases }, { asker, body, commandId }) {
    await useCases.accounts.sendKey(asker, { key: body.key, userId: body.user_id ?? null, commandId })
    return { body: { status: 'OK' } }
  },

  async counters(platform, { asker }) {
    const counters = await platform.readers.overviewCounters(asker, platform.now())
    const { videos, candidates, jobs, newThisWeek, weekSince, byStatus } = counters
    return { body: { videos, applicants: candidates, activeJobs: jobs.active, newThisWeek, weekSince, byStatus } }
  },
}
